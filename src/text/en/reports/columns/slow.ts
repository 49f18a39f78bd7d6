import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { ColumnShelf, Growing } from '../../../report-catalogue.js';

const jupiter: Growing = {
  1: [
    '[enlarge] You take up more room and are granted it. People are glad to see you come in, and offers arrive because you happened to be standing there. The excess to watch is promising with your whole heart what you have only half the time for.',
  ],
  2: [
    '[enlarge] Means grow easily, and so does the list of what they are for. A skill finds buyers, or a generous person finds you. The wish to have plenty is met with plenty of wishes; a figure written down at the outset keeps the two apart.',
  ],
  3: [
    '[enlarge] Talk is abundant: requests to write, teach, sell and explain come faster than you can answer. A yes given in passing is the one that people remember. What is worth doing with it is a course or a text that you see through to the end.',
  ],
  4: [
    '[enlarge] There is more room at home than you thought, perhaps for a guest, perhaps for a kinder edition of the family story. Jupiter is generous under a roof. The excess to watch is improving a house past comfort.',
  ],
  5: [
    '[enlarge] Joy is easily come by, in love, with children, in anything you make for its own sake. What you do gladly is done well and gets noticed. Too much of a good thing remains too much, and a free evening now and then is part of the pleasure.',
  ],
  6: [
    '[enlarge] Work goes well and therefore multiplies. Colleagues are helpful, a better method offers itself, and you are asked for because you are cheerful about it. The year to learn a routine is this one, and the year to say what your hours are.',
  ],
  7: [
    '[enlarge] Other people bring the luck. A partner has large plans, a stranger makes an introduction, an opponent turns out to be fair. Agreements come easily, and it is as well to read them as though they had not.',
  ],
  8: [
    '[enlarge] Others are generous with what they have, and a matter of trust or of joint money can be settled on good terms. It is easier than usual to ask, and to forgive. What is lent in high spirits still deserves a date.',
  ],
  9: [
    '[enlarge] Jupiter is at home with distance, and so are you for this stay: a journey, a course, a book that opens into ten others. Doors that ask for papers open sooner than they used to. Enthusiasm likes to preach, and it learns more by asking.',
  ],
  10: [
    '[enlarge] What you do is seen in a good light, and people with a say in it are well disposed. A larger task can be asked for by name. It comes with more meetings than the smaller one, and a title does not attend them for you.',
  ],
  11: [
    '[enlarge] Your circle widens. Friends introduce friends, and a hope that you had kept to yourself turns out to be shared by people with a hall and a mailing list. Be generous with your time where it is enjoyed, and sparing where it is only counted on.',
  ],
  12: [
    '[enlarge] Jupiter works behind the scenes here. A danger passes by that you hear of later, help comes unasked, and being alone is a pleasure rather than a lack. It is a good stay for study without an audience, and for kindness without a signature.',
  ],
};

const saturn: Growing = {
  1: [
    '[reduce] You are taken more seriously, and take yourself so. What you no longer wish to carry becomes plain by its weight. Saturn in one’s own sign is sober company, and it builds: what is begun modestly here is still standing when the novelty is gone.',
  ],
  2: [
    '[reduce] Money is earned slowly and kept. Saturn asks what you can do without, and the answer is often a relief. A skill that is practiced now becomes the one you are paid for; worry is better put into figures, which are at least finite.',
  ],
  3: [
    '[reduce] Words weigh more, so fewer are used. A talk with a brother or sister, or with a neighbor, may be stiff and still be the one that counts. Saturn favors study in small regular doses, and the mind is steadier for it.',
  ],
  4: [
    '[reduce] Home is a responsibility. A house wants repairs, or an older relative wants time, and it may fall to you. Saturn asks what you owe your family in hours a week. A number, once agreed, leaves the rest of the week free of guilt.',
  ],
  5: [
    '[reduce] Pleasure has to be planned or it does not happen. Saturn is shy about love and strict about talent, and both improve with practice. What you make in this stay is small in number and well made; courtship goes at the pace of trust.',
  ],
  6: [
    '[reduce] There is much to do and few to do it. Saturn finds where a working day is badly built and leans on that place until it is mended. Order helps, and so does saying early what you cannot take on. Strength is kept by regular hours.',
  ],
  7: [
    '[reduce] Promises are tested for what they can bear. A good bond gets a clearer agreement; one that lived on hope is asked for evidence. Saturn may bring someone older or steadier, and it expects the same dependability of you.',
  ],
  8: [
    '[reduce] What is owed comes due, in money or in candor, and can be paid in installments. Saturn is careful about closeness. It takes longer to let somebody in, and it is clearer afterward what they are trusted with.',
  ],
  9: [
    '[reduce] A belief is tested in practice, and study asks for discipline. Saturn allows the long journey or the degree to those who plan it a stage at a time. Where you were certain you may become exact instead, which is a quieter pleasure.',
  ],
  10: [
    '[reduce] Responsibility rises, and with it how clearly you are seen. Earlier work is judged, on the whole justly. Saturn likes this house: what you finish here is finished for good. Take on less, and name the hours before you say yes.',
  ],
  11: [
    '[reduce] Circles thin out. Those who keep their word remain, with a plan that fits into one line, and you may be the one holding the list. Saturn makes few friends here and keeps them; what a group really wants is shown by who turns up.',
  ],
  12: [
    '[reduce] Saturn is at work where nobody sees. An old duty, or an old guilt, is looked at until it is known how large it is. It helps to have regular quiet hours; what you finish in private no longer needs to be carried in public.',
  ],
};

const uranus: Growing = {
  1: [
    'How you dress, how you introduce yourself, how much hurry you put up with: any of it may change without notice, most of all to you. Uranus frees and is restless. It tires those who liked the earlier version, and they deserve to be told early.',
  ],
  2: [
    'Income comes in other ways than it used to, and not always on the day. Uranus loosens what you thought you had to own. It rewards a skill that is unlike other people’s, and it is easier to bear with something put by.',
  ],
  3: [
    'The mind makes jumps, and so do plans for the day. New words, new machines, a neighbor with odd opinions: Uranus wakes up whatever had become routine in how you talk and learn. Say what is half thought as half thought.',
  ],
  4: [
    'Home is less fixed than it was. People move in or out, or you find that you could live otherwise. Uranus shakes what was only habit in a family and leaves what is liked. A plan for the unplanned is a help, and a spare bed too.',
  ],
  5: [
    'Love comes from unlikely corners, and what you make surprises you. Uranus is bored by a pleasure that is the same each week. Attractions are sudden and honest, and it is fair to say how long you can answer for them.',
  ],
  6: [
    'Working days refuse to be alike. Methods change, machines change, and hours that were fixed turn out to be open to discussion. Uranus suits a person who works by results. The nerves are part of the equipment and want evenings off.',
  ],
  7: [
    'Partners want freedom, or you do. Uranus makes a bond awake or makes it end, and most are merely woken: another rhythm, another division of labor. People you meet are unlike those you used to choose. Ask what each of you needs to be able to leave open.',
  ],
  8: [
    'What is shared changes hands or terms at short notice. Uranus brings honesty into matters that were kept dark, sometimes in one sentence. It frees you of a debt or of a fear. Keep the papers in order, so that only the news is a surprise.',
  ],
  9: [
    'A belief falls over because of one conversation. Uranus takes you to places you had not looked up, in the body or by way of a book. What you teach or study may change its subject halfway, and be better for it.',
  ],
  10: [
    'A career takes a turn that no plan foresaw. Uranus makes you visible for what is different about how you work, and impatient with those who only want the title. Independence is on offer; it comes with the accounts to keep.',
  ],
  11: [
    'Friends change, or they change their lives and take you along. Uranus likes this house of groups and aims: you meet people ahead of their time and are one of them in turn. What you hope for the future may be replaced by something better.',
  ],
  12: [
    'The disturbance is inward. Uranus works on what you keep to yourself, in dreams, in sudden clear moments at odd hours. An old restraint lets go without noise. Nobody may notice until you act on it, and there is no hurry.',
  ],
};

const neptune: Growing = {
  1: [
    'Your outline is softer than it was. Neptune makes people see in you what they need to, and makes you feel what is in a room before anyone speaks. It is a gift in art and in comfort, and a reason to say plainly who you are not.',
  ],
  2: [
    'What things are worth is hard to say. Neptune makes money either unimportant or strangely absorbing, and earns best with imagination. Keep a list of what comes in and goes out, as a sailor keeps a log, and let generosity have a place in it.',
  ],
  3: [
    'Thoughts come as pictures. Neptune is good for stories, songs and listening between the words, and poor at timetables. Misunderstandings are mostly gentle. What has to be exact is best written down while the other person is still there.',
  ],
  4: [
    'Home is a feeling more than an address. Neptune stirs longing for a place, or for how it was, and blurs who is responsible for what in a family. A house near quiet or water is wished for. Where things are sacrificed, let it be known.',
  ],
  5: [
    'Love is a poem, and like one it leaves things out. Neptune gives imagination to whatever you make and a glow to whomever you adore. The work is real; about the person, ask a few plain questions, and enjoy the answers as well.',
  ],
  6: [
    'Duties spread like water and find the lowest place, which may be you. Neptune makes daily work meaningful where it helps someone, and shapeless where it does not. A tired body asks for gentler habits. A list ends the day better than a mood.',
  ],
  7: [
    'You see in others what they might be. Neptune in the house of partners loves without conditions and forgets to ask for any. Compassion is real and should run both ways. What is agreed in good faith is still better in writing.',
  ],
  8: [
    'Boundaries are thin where people share money or closeness. Neptune gives trust more readily than reasons for it. Intimacy may be deep and wordless. In matters of joint money it is no insult to ask a third person to read the page.',
  ],
  9: [
    'Faith grows, or the need of it. Neptune draws you to far coasts, to music, to teachers who speak of what cannot be proved. It opens the horizon by taking away its line. Keep the doubt too; it is a good traveling companion.',
  ],
  10: [
    'A calling is felt more clearly than a career. Neptune blurs titles and lights up work that serves, heals or delights. What the public believes of you may be kinder or vaguer than the truth. Now and then, say in a sentence what you do.',
  ],
  11: [
    'Ideals gather people, and Neptune is fond of both. You may find a group that shares your hope, or give a group credit for a hope it does not have. Friends are helped gladly; a friend who is only ever helped is not yet one.',
  ],
  12: [
    'Neptune is in its own house here, hidden and at ease. Sleep, solitude and music restore you, and you sense more than you can account for. What is vague need not be solved. A fixed hour of quiet keeps it from spreading over the rest.',
  ],
};

const pluto: Growing = {
  1: [
    'You are being taken apart and put together with care, over many years. Pluto in your own sign gives presence; people feel that you mean it. What was only manner goes. Use the force on something that deserves it, and others will not have to bear it.',
  ],
  2: [
    'What you own and what you think you are worth go through a slow renewal. Pluto ends one way of earning and finds another in what you took for granted. Holding on costs more than letting go here, and what is left can be relied on.',
  ],
  3: [
    'Your words get down to the bone. Pluto cannot leave a question half asked; talks with brothers, sisters and neighbors may reach what was never mentioned. It makes a fine researcher. A truth can be told without using all of it.',
  ],
  4: [
    'The foundations are dug up. Pluto goes through family and home for what was buried there, a silence, a claim, an old power. It is slow, grave work and it ends in solid ground. You may be the one with whom a pattern stops.',
  ],
  5: [
    'Love and making are no longer a pastime. Pluto gives passion for one thing or person, and burns what was only entertainment. Creative power is great when it has a form. In affection, watch for the wish to own what you adore.',
  ],
  6: [
    'Work is changed from the inside. Pluto finds what is rotten in a routine or a workplace and will not let it be painted over. You can go without much, and work very hard; use that to rebuild a habit, and not to outlast a bad one.',
  ],
  7: [
    'Others bring out depths in you. Pluto in the house of partners makes bonds that change both, and asks who has the power and whether both know it. What cannot be renewed may end in time. What is renewed is seldom shaken again.',
  ],
  8: [
    'Pluto is at home among what is shared, owed and hidden. You see through an arrangement to what it rests on. Something of long standing is given up, and there is strength in what it leaves free. Trust grows where both have put their cards down.',
  ],
  9: [
    'A conviction that you once took over whole is coming apart, and the piece that holds will be your own. Pluto studies to the bottom of things and travels to be changed. Beware of replacing one certainty with its opposite.',
  ],
  10: [
    'What you do in the world is being remade. Pluto brings influence, and people who want it; it ends a role that had grown hollow. Ambition is best given something larger than itself to serve. How you use power now is remembered.',
  ],
  11: [
    'Groups change you, and you them. Pluto goes to the root of a common aim and shows who is there for the aim. Some friendships end without a quarrel; one or two become so deep that they need another name. Hopes are fewer, and stronger.',
  ],
  12: [
    'Far below, something is being dissolved that you have carried for a long time. Pluto in this house works in silence, through rest, through dreams, through what you finally admit. It needs no witness. Afterward you have more strength and could not say since when.',
  ],
};

const later = (stays: Growing): { arrives: Growing; stays: Growing; leaves: Growing } => ({
  arrives: {},
  stays,
  leaves: {},
});

export const slow: ColumnShelf['slow'] = {
  [Jupiter]: later(jupiter),
  [Saturn]: later(saturn),
  [Uranus]: later(uranus),
  [Neptune]: later(neptune),
  [Pluto]: later(pluto),
};
