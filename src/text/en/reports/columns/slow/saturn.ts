import type { Growing } from '../../../../report-catalogue.js';

/** Saturn in a house. Each part of a stay is told in a wording of its own, what is read in both kinds of year in several. */

const arrives: Growing = {
  1: [
    '[reduce] A more serious guest comes to live in your own sign. Saturn begins by showing what is too heavy, and by making you look a little older to yourself. Few things should be started, each of them meant; they will be asked for again.',
    '[reduce] You are handed your own life to carry, without the packing. Saturn in the first house shows you your real strength by leaning on it. Take on less than you are asked to, and do that in full.',
  ],
  2: [
    '[reduce] The subject turns to what you can live on. Saturn begins with the accounts and ends with self-respect, for the two are closer than they look. An expense that has become a habit can go, and a skill may be learned in its place.',
    '[reduce] Security becomes a subject you can no longer leave to chance. Saturn examines what you earn, own and believe you deserve, in that order. One honest budget is worth more than ten resolutions.',
  ],
  3: [
    '[reduce] Small talk loses its taste. Saturn enters the house of messages and short trips and asks you to say less and to be sure of it. Studies begun at this point are dry at first and stay with you for good.',
    '[reduce] You are asked to mean what you say. Saturn enters among words, papers and relations, and lengthens every errand by a form. Learn one thing thoroughly. It will carry the rest.',
  ],
  4: [
    '[reduce] Matters at home ask for a decision. Saturn comes in by the cellar, where the foundations are, and points to what has been put off: a repair, a talk with a parent, a move. Slowly done, it makes a house that you can rely on.',
    '[reduce] An older person, an older house or an older question comes into your care. Saturn goes to the root and tests it. What you put in order here need never be put in order again.',
  ],
  5: [
    '[reduce] Play gets a timetable. Saturn takes a place where you love, amuse yourself and make things, and will have fewer of them and better. What you do for joy turns out to need practice, and practice is another kind of joy.',
    '[reduce] Joy is expected to show its work. Saturn comes to the house of love and creation like a strict teacher who turns out to like you. Practice the scale; a tune is hidden in it.',
  ],
  6: [
    '[reduce] The working day comes under inspection. Saturn knows exactly which duty is really someone else’s and which bad habit you have been meaning to leave. To begin with it is mostly tiring; after that the order it brings carries you.',
    '[reduce] Work grows heavier where it was badly tied. Saturn enters the house of duties and makes you count hours and sleep. Refuse the third favor, so that the first two can be done well.',
  ],
  7: [
    '[reduce] Between you and another person things become official. Saturn enters the house of partners and asks what each of you can promise for years. Ties that answer are strengthened by the question, and the others are spared a long good-bye.',
    '[reduce] Somebody has to be met on equal terms. Saturn comes to the house of partners, where it values patience over ardor. Choose people for what they do on dull days; commitment is made of kept appointments.',
  ],
  8: [
    '[reduce] Joint matters are looked at without sentiment. Saturn comes to see who owes what, in money, in candor or in kindness, and it is slow to let anyone off. A debt written down is already smaller than one that is only felt.',
    '[reduce] The cost of depending on each other is written down. Saturn enters the house of trust and joint means, and asks for signatures where there were understandings. Fear eases once the worst has been put into numbers.',
  ],
  9: [
    '[reduce] Convictions have to work for their living. Saturn moves into the house of study and distance and asks for sources, permits and hours. A long course may begin here. What you end up believing will be less than before, and bear more.',
    '[reduce] What you believe is examined by what you do. Saturn comes into the house of the wide view and narrows it to a path. The teacher you need may be exacting and without charm.',
  ],
  10: [
    '[reduce] You are promoted to responsibility, whether or not the title comes along. Saturn reaches the top of the sky, where all that was built in private is seen by daylight. It is a strict place and a just one. Agree to what you can deliver.',
    '[reduce] The ladder turns out to have a weight limit, and you test it. Saturn enters the house of public work with a long list and a long memory. Build what can be inspected.',
  ],
  11: [
    '[reduce] The guest list gets shorter. Saturn turns to friends, groups and hopes, and asks which of them you would cross a town for in bad weather. A cause may give you an office, with keys. Dreams get a date or are struck out.',
    '[reduce] Fewer names are on the list, and each has a task. Saturn asks of friends and plans whether they will still be there in February. Join one thing and stay until it is done.',
  ],
  12: [
    '[reduce] An account is closed in private. Saturn goes where no one looks, to old duties, old regrets and the tiredness under them, and sets about clearing. Solitude is useful now, in regular hours. You are making room for something that has not been named yet.',
    '[reduce] An unfinished matter wants you to itself. Saturn withdraws into the house of silence and takes some of your busyness with it. Regular solitude does the clearing. No one need approve of it.',
  ],
};

const stays: Growing = {
  1: [
    '[reduce] You are taken more seriously, and take yourself so. What you no longer wish to carry becomes plain by its weight. Saturn in one’s own sign is sober company, and it builds: what is begun modestly here is still standing when the novelty is gone.',
    '[reduce] A good part of this time is spent in learning what you are not. Saturn trims, and what it trims grows back closer to the wood. When you are tired, ask what it was for. People who matter will wait for the fewer things that you now do properly.',
  ],
  2: [
    '[reduce] Money is earned slowly and kept. Saturn asks what you can do without, and the answer is often a relief. A skill that is practiced now becomes the one you are paid for; worry is better put into figures, which are at least finite.',
    '[reduce] Money takes longer to earn and is spent with more thought. Saturn measures what you own against what you use. Envy is quieted best by competence; there is one thing that you do better than you charge for.',
  ],
  3: [
    '[reduce] Words weigh more, so fewer are used. A talk with a brother or sister, or with a neighbor, may be stiff and still be the one that counts. Saturn favors study in small regular doses, and the mind is steadier for it.',
    '[reduce] Concentration comes at the price of charm. Saturn slows the messages and lengthens the errands, and under its eye a difficult subject at last makes sense. Say hard things to near people in person, sitting down.',
  ],
  4: [
    '[reduce] Home is a responsibility. A house wants repairs, or an older relative wants time, and it may fall to you. Saturn asks what you owe your family in hours a week. A number, once agreed, leaves the rest of the week free of guilt.',
    '[reduce] Roots are inspected, and inspection is never cozy. There may be less room, or a duty in it. Yet Saturn gives a house its bearing wall, and sooner or later you find out what it is that holds you up.',
  ],
  5: [
    '[reduce] Pleasure has to be planned or it does not happen. Saturn is shy about love and strict about talent, and both improve with practice. What you make in this stay is small in number and well made; courtship goes at the pace of trust.',
    '[reduce] The heart is on its guard and so chooses well. Saturn prefers the rehearsal to the party. Children, pupils or a piece of work may ask for patience that you did not know you had, and it turns out to be a talent.',
  ],
  6: [
    '[reduce] There is much to do and few to do it. Saturn finds where a working day is badly built and leans on that place until it is mended. Order helps, and so does saying early what you cannot take on. Strength is kept by regular hours.',
    '[reduce] A day has only so many parts, and Saturn wants to see them labeled. What is unnecessary makes itself felt in the shoulders. By giving up one task you are able to do the rest in such a way that it stays done.',
  ],
  7: [
    '[reduce] Promises are tested for what they can bear. A good bond gets a clearer agreement; one that lived on hope is asked for evidence. Saturn may bring someone older or steadier, and it expects the same dependability of you.',
    '[reduce] Closeness is a matter of keeping hours. Saturn is in no hurry to flatter either of you and is impressed by who comes when it rains. A distance may open; it can be measured and then, by agreement, halved.',
  ],
  8: [
    '[reduce] What is owed comes due, in money or in candor, and can be paid in installments. Saturn is careful about closeness. It takes longer to let somebody in, and it is clearer afterward what they are trusted with.',
    '[reduce] Intimacy has conditions, and they are worth stating. Under Saturn money shared with others is handled as if it were glass. Fear of depending on somebody becomes smaller in the course of depending on them for small things.',
  ],
  9: [
    '[reduce] A belief is tested in practice, and study asks for discipline. Saturn allows the long journey or the degree to those who plan it a stage at a time. Where you were certain you may become exact instead, which is a quieter pleasure.',
    '[reduce] Where there was a horizon there is a syllabus. Saturn sends you the long way round, by way of grammar and visas, and you arrive knowing how it is done. Opinions held in company may be kept back until they are earned.',
  ],
  10: [
    '[reduce] Responsibility rises, and with it how clearly you are seen. Earlier work is judged, on the whole justly. Saturn likes this house: what you finish here is finished for good. Take on less, and name the hours before you say yes.',
    '[reduce] The work is hard and it is looked at. Saturn makes no exceptions, which is a comfort if you have been doing your part. Ambition needs rest as a ladder needs a wall; refuse one honor that comes without a use.',
  ],
  11: [
    '[reduce] Circles thin out. Those who keep their word remain, with a plan that fits into one line, and you may be the one holding the list. Saturn makes few friends here and keeps them; what a group really wants is shown by who turns up.',
    '[reduce] It is quieter among your friends. Saturn lets the loose ties go and draws the others tighter, often in the course of some dull common job. What you hope for had better be small enough to begin on and good enough to repeat.',
  ],
  12: [
    '[reduce] Saturn is at work where nobody sees. An old duty, or an old guilt, is looked at until it is known how large it is. It helps to have regular quiet hours; what you finish in private no longer needs to be carried in public.',
    '[reduce] Much of what is done here has no witnesses. Saturn asks for order in the back rooms: sleep, secrets, what you owe to the absent. A little done regularly shifts even an old stone. It counts, though nobody is counting.',
  ],
};

const leaves: Growing = {
  1: [
    '[finish] The plain years of work on yourself are nearly done. What has been carried this far is part of your build; what is still too heavy may be set down, and nobody will think less of you. Others have learned to count on you, with reason.',
  ],
  2: [
    '[finish] Thrift has been a teacher, and the lesson is about learned. One sum, one tool or one skill is firm now under your feet. Before the inspection ends put in order whatever remains unclear, so that plenty, when it comes, finds a place.',
  ],
  3: [
    '[finish] You have grown careful with words and can be quoted. A study, or a stiff exchange with somebody near, can be brought to its proper end before the tone grows lighter. Keep the habit of the short letter.',
  ],
  4: [
    '[finish] The foundations have been seen to. What is left at home is the finishing: a paper to sign, a word to a parent, a room that may at last be furnished. A house that has been put right keeps you without being asked.',
  ],
  5: [
    '[finish] Whatever you have made in this time was made slowly and will last. There is still the chance to complete one piece with the full severity that you have learned. After that joy may be a little careless again.',
  ],
  6: [
    '[finish] The good order that stands now was dearly bought. Hand on the last of the duties that were never yours, and see an employer’s question through to its answer. Afterward you can work hard without being worn down by it.',
  ],
  7: [
    '[finish] Bonds that stand have been tested by this. One agreement may still want its last clause, and one silence its word. What is settled before Saturn goes is settled with knowledge on both sides, and will need little tending.',
  ],
  8: [
    '[finish] The books are almost even. A debt, of money or of honesty, can be paid in full before this time runs out, and trust that has been earned so slowly is not easily spent. You know by now what you are able to lose.',
  ],
  9: [
    '[finish] The examined belief is the one you keep. A degree, a permit, a long piece of writing is close to its conclusion and deserves the last effort. What did not survive the test may be remembered kindly.',
  ],
  10: [
    '[finish] The climb has a summit after all. One public task remains to be completed as it should be, and then you can stand and look about. Esteem of this sort does not depend on mood, neither yours nor theirs.',
  ],
  11: [
    '[finish] Those who are still beside you are your people. Before the strictness lifts, let one common aim be brought home, and lay down an office that only habit keeps you in. Hopes that outlived this were the right ones.',
  ],
  12: [
    '[finish] The clearing out of old burdens is almost over. Forgive what can be forgiven, admit to one person what has to be admitted, and then the door may be shut. The lightness that follows is earned, whatever it feels like.',
  ],
};

export const saturn = { arrives, stays, leaves };
