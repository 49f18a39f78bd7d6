import type { Growing } from '../../../../report-catalogue.js';

/** Jupiter in a house. Each part of a stay is told in a wording of its own, what is read in both kinds of year in several. */

const arrives: Growing = {
  1: [
    '[enlarge] Something in your manner opens, and others answer it before you have noticed. Jupiter in one’s own sign is a beginning: whatever is started now may grow for a long while, so it matters less how large it is than whether you like it.',
    '[enlarge] You are taken at more than face value. Jupiter comes to you in person, so to speak, and hope with it. Say what you want in a plain sentence early on, because others are about to guess generously, and guess wrong.',
  ],
  2: [
    '[enlarge] The subject turns to what you have and what you can do. Jupiter begins by making you generous and then by finding you work. A price that you have been shy of can be named, and the first yes is a good sign to stop at.',
    '[enlarge] A door to better means stands ajar. Jupiter in this house likes talents that are put to use and gifts that are passed on. Learn what your work is worth elsewhere before you accept the first good offer.',
  ],
  3: [
    '[enlarge] Near things become interesting: a neighbor, a brother or sister, a language heard on the bus. Jupiter turns up the volume of everyday talk and brings whatever you send out back with interest. Begin the letter, the lesson or the page that has been waiting.',
    '[enlarge] You are curious about what is near. Jupiter enters where you talk, read and get about, and half of what it brings comes through people you see every day. Teach somebody what you know best; it is how you will find out.',
  ],
  4: [
    '[enlarge] The traffic turns homeward. Jupiter widens the door of the house you live in, or the family you count as yours, and brings a wish for more space that is not always a matter of walls. Someone may come to stay who does you good.',
    '[enlarge] There is reason to think larger about where you live, or about whom you count in. Jupiter goes to the base of things and warms it. Invite first and rebuild after: the guests will show you what the house needs.',
  ],
  5: [
    '[enlarge] You are allowed to enjoy yourself, and it shows. Jupiter enters the house of romance, children and making things as a guest with presents, and a talent that was kept for Sundays asks for a weekday. Fall in love if you like, with a person or a project.',
    '[enlarge] Something playful wants to be taken up in earnest, and something earnest to be played. Jupiter brings appetite for love, stage and color. A week with one free evening in it is the least that this deserves.',
  ],
  6: [
    '[enlarge] Luck comes in working clothes. Jupiter takes an interest in how your days are arranged, finds a better method and a kinder colleague, and asks you in return to be glad of what is useful. Good habits take root easily at this stage.',
    '[enlarge] What you do every day can be done with more joy. Jupiter is drawn to craft and to good company at work. It multiplies whatever it finds, so put your bench in order first.',
  ],
  7: [
    '[enlarge] The other person comes to the fore. Jupiter brings company of a larger kind, allies and sweethearts and the occasional fair opponent, and much of what goes well goes well through them. What you offer is accepted more readily than what you claim.',
    '[enlarge] Companions of a generous cut are on their way, or the one you have takes heart. Jupiter enters the house of agreements and thinks well of everybody. Enjoy that, and read what you sign.',
  ],
  8: [
    '[enlarge] Doors open that are usually kept shut: to another’s trust, to a joint fund, to a talk about what nobody had mentioned. Jupiter makes such matters lighter without making them small. Whoever owes you something may be ready to say how they mean to pay.',
    '[enlarge] Trust is offered, together with some share in another’s means or secrets. Jupiter comes to where people depend on each other and makes depth feel safe. Accept what you could also bear to return.',
  ],
  9: [
    '[enlarge] The view lengthens. Jupiter comes into a house that suits it, where a journey, a course or a change of mind is taken at full stride. You need more room to think in, and the need itself is the first thing to trust.',
    '[enlarge] Something in you looks up from the page. This house suits Jupiter, who wants distance, wisdom and a good debate. Set out before you feel quite ready, and leave the date of your return open.',
  ],
  10: [
    '[enlarge] Your work comes into the light. Jupiter walks onto the public side of your life and speaks well of you to people who decide things. What you would like to be known for should be ready in one sentence, since someone is going to ask.',
    '[enlarge] Higher up, someone has noticed you. Jupiter crosses into the house of standing and is free with recommendations. Put your name to the thing you would like to be asked for again.',
  ],
  11: [
    '[enlarge] Other people’s hopes are suddenly your own size. Jupiter enters the house of friends and brings a group, a cause or a cheerful stranger, and with them the thought that a wish may be allowed to be a plan. Introductions are worth following up.',
    '[enlarge] The right people turn up, some with a plan that resembles yours. Jupiter enters the house of friends and enlarges whatever is shared. Say your hope aloud in company; it is more common than you think.',
  ],
  12: [
    '[enlarge] A quieter luck begins. Jupiter steps behind the curtain of your life, where it protects, forgives and gives rest, and where the best of it may go without a witness. Something can be finished now in peace that was never finished in company.',
    '[enlarge] A guardian comes on duty whom you are unlikely to see. Jupiter withdraws into the house of rest, and asks you to do the same now and then. What you give without being thanked returns by another road.',
  ],
};

const stays: Growing = {
  1: [
    '[enlarge] You take up more room and are granted it. People are glad to see you come in, and offers arrive because you happened to be standing there. The excess to watch is promising with your whole heart what you have only half the time for.',
    '[enlarge] Confidence is easy to come by and easy to overdraw. For as long as Jupiter keeps you company the wider choice is usually the right one, provided that you ask how much time it takes. Generosity suits you, most of all when nobody keeps count.',
  ],
  2: [
    '[enlarge] Means grow easily, and so does the list of what they are for. A skill finds buyers, or a generous person finds you. The wish to have plenty is met with plenty of wishes; a figure written down at the outset keeps the two apart.',
    '[enlarge] Earning and spending both have a good appetite. Jupiter does best by you where you charge for what you know, and worst where you buy in order to celebrate. A reserve begun in good times is no lack of faith in them.',
  ],
  3: [
    '[enlarge] Talk is abundant: requests to write, teach, sell and explain come faster than you can answer. A yes given in passing is the one that people remember. What is worth doing with it is a course or a text that you see through to the end.',
    '[enlarge] A lively traffic of notes, errands and ideas goes through your days. Jupiter is talkative here and learns by teaching. Somebody close at hand has an opening for you and does not know that you would like it, so mention it.',
  ],
  4: [
    '[enlarge] There is more room at home than you thought, perhaps for a guest, perhaps for a kinder edition of the family story. Jupiter is generous under a roof. The excess to watch is improving a house past comfort.',
    '[enlarge] Comfort spreads from the inside outward. There is good will among relatives, and a place to live may get bigger or merely better used. Jupiter invites the past to dinner in this house, and old matters are settled between the courses.',
  ],
  5: [
    '[enlarge] Joy is easily come by, in love, with children, in anything you make for its own sake. What you do gladly is done well and gets noticed. Too much of a good thing remains too much, and a free evening now and then is part of the pleasure.',
    '[enlarge] Whatever you do for love of it thrives. Jupiter is a patron of hobbies, courtships and small performances, and it is careless with bills. Let yourself be seen enjoying something badly done; that is how most talents got their start.',
  ],
  6: [
    '[enlarge] Work goes well and therefore multiplies. Colleagues are helpful, a better method offers itself, and you are asked for because you are cheerful about it. It is a good time to learn a new routine, and to say what your hours are.',
    '[enlarge] Being useful agrees with you. More work arrives than there are hours, since Jupiter knows no way to praise except by giving you another task, and what makes the difference is choosing. Health likes a habit that is pleasant enough to keep.',
  ],
  7: [
    '[enlarge] Other people bring the luck. A partner has large plans, a stranger makes an introduction, an opponent turns out to be fair. Agreements come easily, and it is as well to read them as though they had not.',
    '[enlarge] Advice, affection and opportunity have other people’s faces. Jupiter improves your judgment of partners a little and your luck in them a lot. Contracts may be signed on good terms; a quarrel that has lasted can be laid down with honor.',
  ],
  8: [
    '[enlarge] Others are generous with what they have, and a matter of trust or of joint money can be settled on good terms. It is easier than usual to ask, and to forgive. What is lent in high spirits still deserves a date.',
    '[enlarge] You get further together than alone in anything that has to be trusted. Jupiter favors the loan with clear terms, the difficult question, the second chance. Depths that seemed dangerous turn out to have a floor.',
  ],
  9: [
    '[enlarge] Jupiter is at home with distance, and so are you for this stay: a journey, a course, a book that opens into ten others. Doors that ask for papers open sooner than they used to. Enthusiasm likes to preach, and it learns more by asking.',
    '[enlarge] Everything that broadens you is supported: study, travel, law, print, the company of people raised otherwise. Jupiter is apt to be right in outline and wrong in detail. Carry the outline, and let someone patient check the dates.',
  ],
  10: [
    '[enlarge] What you do is seen in a good light, and people with a say in it are well disposed. A larger task can be asked for by name. It comes with more meetings than the smaller one, so find out how many before you accept.',
    '[enlarge] Standing improves, partly on credit. Jupiter lets you be taken for somewhat more than you have shown, and it is fair to grow into that. Aim at the post that you would enjoy doing, since one that merely looks well has to be kept up every evening.',
  ],
  11: [
    '[enlarge] Your circle widens. Friends introduce friends, and a hope that you had kept to yourself turns out to be shared by people with a hall and a mailing list. Be generous with your time where it is enjoyed, and sparing where it is only counted on.',
    '[enlarge] Friends are the fortune here. Through Jupiter you meet people who think larger, and you become somebody’s good connection yourself. A shared purpose does well while it is fun, and it is fun as long as no one person puts away the chairs alone.',
  ],
  12: [
    '[enlarge] Jupiter works behind the scenes here. A danger passes by that you hear of later, help comes unasked, and being alone is a pleasure rather than a lack. It is a good stay for study without an audience, and for kindness without a signature.',
    '[enlarge] Help works in the background. What looks like a pause is a filling up, and Jupiter gives you back, by way of sleep, solitude and kindness to strangers, more than it lets on. Plans made now may be kept in a drawer a little longer.',
  ],
};

const leaves: Growing = {
  1: [
    '[finish] Being welcomed everywhere has an end, and what it leaves is a larger idea of yourself. Keep the one undertaking that still makes you glad, and let the courtesies go. Room that you have grown into is yours afterward.',
  ],
  2: [
    '[finish] Plenty has come and has been spent, some of it well. What is left of this stay is for making one source of income firm, or one good thing your own. The skill that people have been paying for is worth more than the sum.',
  ],
  3: [
    '[finish] Much has been said, and some of it was promised. What is left of the stay is best given to a text or a course that can still be brought to its end. The rest was good company, and people will remember it as that.',
  ],
  4: [
    '[finish] The house has been full, or the plans for it have. Before this is over, one room, one repair or one old story in the family can be completed, while everybody is still willing. It is a comfort that lasts.',
  ],
  5: [
    '[finish] There has been a good deal of play in your life, and rightly. A piece of work made for pleasure wants its last stroke while pleasure is on your side; a sweetheart or a child would like one promise of the many kept.',
  ],
  6: [
    '[finish] Work grew because you did it cheerfully. Now the growth can be pruned: keep the method that saves you an hour, and hand back the duty you took on to be kind. Good routines that stand at the end of this stay will stand without it.',
  ],
  7: [
    '[finish] Others have carried you some of the way, and you them. What remains is to give the best of these bonds a form that does not depend on good moods. The generous agreement and the exact one can still be the same piece of paper.',
  ],
  8: [
    '[finish] Trust has been easier here than it usually is. An understanding about joint money, or a truth told between two people, can be brought to rest on kind terms before the stay is over. What has been forgiven need not be taken up again.',
  ],
  9: [
    '[finish] The wide view has done its work if one corner of it is now familiar. Complete the course, write down what the journey was for, take the examination. Belief that has been lived in for a while needs no further speeches.',
  ],
  10: [
    '[finish] People above you have thought well of you. What was begun under that favor should be made to stand on its own: a task signed off, a title confirmed, thanks said to whoever recommended you. A good name keeps if it is kept up.',
  ],
  11: [
    '[finish] The circle has been wide. A few of these people are yours for good, and it is time to know which; a common aim can still be brought as far as a date and a place. Hopes that have found company do not go out.',
  ],
  12: [
    '[finish] The protected time draws to a close. Whatever you have been doing out of sight, resting or studying or mourning, can be rounded off, so that you come back into the open with your hands free. Nobody need be told what it was.',
  ],
};

export const jupiter = { arrives, stays, leaves };
