import type { Growing } from '../../../../report-catalogue.js';

/**
 * Jupiter in a house. Each part of a stay has its own texts; those that are read by Sun sign and by Ascendant have
 * several wordings.
 */

const arrives: Growing = {
  1: [
    '[enlarge] You have more confidence, and people respond to it before you have noticed. Jupiter in one’s own sign is a beginning, and what you start in its first months tends to grow. It need not be everything at once.',
    '[enlarge] People think well of you, sometimes better than you deserve. Under Jupiter you are hopeful, and it is catching. If you say in plain words what you want, there is a fair chance that somebody can help.',
  ],
  2: [
    '[enlarge] What you have, and what you can do, becomes the subject. Jupiter makes you generous first and then finds you work. You need not take every offer, and it is wise to stop at the first good one.',
    '[enlarge] Better means may be within reach. Jupiter in this house favors talents that are put to use and gifts that are passed on. What you learn in order to earn more is likely to be worth the fee.',
  ],
  3: [
    '[enlarge] What is near at hand becomes interesting: a neighbor, a brother or sister, a language that you hear on the bus. Jupiter makes you talkative and curious. A letter, a course or a text that you have put off goes well once it is begun.',
    '[enlarge] You are curious about the people and places around you. Much of what Jupiter brings comes through acquaintances, in talk, in reading and on short trips. Even a short course may be of use to you for years.',
  ],
  4: [
    '[enlarge] Your interest turns to home. Jupiter makes room in the house you live in, or in the family you count as yours, and brings a wish for more of it. Guests are a good beginning, and cost less than building.',
    '[enlarge] There is reason to think larger about where you live, or about whom you count as family. Jupiter makes people at home warmer with each other. If you invite them before you rebuild, you will know what the house needs.',
  ],
  5: [
    '[enlarge] You are allowed to enjoy yourself, and others can see it. With Jupiter on the side of romance, children and creative work, a talent that was kept for Sundays wants more of the week. You may fall in love, with a person or a project.',
    '[enlarge] Something that you began in play can be taken seriously, and something serious more lightly. Jupiter gives you an appetite for love, for company and for making things. Watch people who have more fun than you do, because it can be learned.',
  ],
  6: [
    '[enlarge] Your working days get better. Jupiter finds you a better method or a kinder colleague, and makes you willing to work more than is good for you. New duties are offered with thanks, and each of them should be looked at twice.',
    '[enlarge] What you do every day can be done with more joy. Jupiter likes good craft and good company at work. It enlarges whatever it finds, so it is worth putting your tasks in order early.',
  ],
  7: [
    '[enlarge] Other people become important to you, in a good way. Jupiter brings allies, sweethearts and now and then a fair opponent. An offer may come from somebody whom you had taken for a passing acquaintance.',
    '[enlarge] A generous person comes into your life, or the one you have takes heart. Jupiter is for agreements, and thinks well of people. What is promised in such a mood should be written down in the same mood.',
  ],
  8: [
    '[enlarge] Others give you access to what they usually keep to themselves: their trust, their means, or a talk about what nobody had mentioned. Jupiter makes it easier to ask. What you borrow should still be counted.',
    '[enlarge] You are offered trust, together with a share in somebody’s means or secrets. Jupiter makes people who depend on each other generous. A frank talk about terms does no harm to it.',
  ],
  9: [
    '[enlarge] You want to see and know more. It is a house that suits Jupiter: a journey, a course or a change of mind is taken up gladly. You need more room to think in, and are right to want it.',
    '[enlarge] You begin to look up from your daily business. Jupiter is at home in this house, and wants distance, wisdom and a good discussion. A long journey or study may be begun before you feel quite ready.',
  ],
  10: [
    '[enlarge] Your work is noticed. Jupiter speaks well of you to people who decide things. An offer may be larger than your plans, and then it is the plans that can be changed.',
    '[enlarge] Somebody higher up may have noticed you, and recommendations are easier to get. You will be asked for more of whatever you put your name to this year.',
  ],
  11: [
    '[enlarge] Other people hope for what you hope for. Jupiter brings a group, a cause or a cheerful stranger who knows everybody. It is pleasant to belong, and easy to join too much.',
    '[enlarge] You meet the right people, some of them with a plan like yours. Jupiter enlarges whatever friends share. A wish that you tell them has a better chance than one you keep.',
  ],
  12: [
    '[enlarge] A quieter kind of luck begins. Jupiter in the house of rest protects you, lets you forgive and gives you time to recover, and most of it happens unobserved. Some solitude does you more good than you expect.',
    '[enlarge] You are looked after without always knowing by whom. Jupiter invites you to do something for others in the same way. Your sleep and your moods are likely to improve.',
  ],
};

const stays: Growing = {
  1: [
    '[enlarge] You take up more room and are granted it. People are glad to see you come in, and some offers arrive because you happened to be there. With Jupiter on your side it is easy to promise too much.',
    '[enlarge] You have a good deal of confidence, and can have too much of it. As long as Jupiter is in your own sign the wider choice is usually the better one, provided that you make it once and stay with it.',
  ],
  2: [
    '[enlarge] Your means may grow, and your wishes are likely to grow with them. With Jupiter in this house a skill of yours may find buyers, or a generous person may find you. A figure that is written down early keeps the income ahead of the plans.',
    '[enlarge] You earn and spend with a good appetite. Jupiter does you most good where you charge for what you know, and least where you buy in the hope of a bargain.',
  ],
  3: [
    '[enlarge] You are asked to write, to teach, to sell and to explain, faster than you can answer. Jupiter in the house of talk makes everyday life lively. A yes that you give in passing will be remembered by the other person.',
    '[enlarge] Your days are full of messages, errands and ideas. With Jupiter here you learn by explaining things to others. Somebody near you, a brother, a sister or a neighbor, may have the connection that you need.',
  ],
  4: [
    '[enlarge] There is more room at home than you thought, perhaps for a guest, perhaps for a kinder view of the family. Jupiter is generous in this house, and the only thing to watch for is improving your home beyond comfort.',
    '[enlarge] You feel well at home, and this does you good elsewhere. With Jupiter in the house of family there is good will among relatives, and the place where you live may become larger or only better used.',
  ],
  5: [
    '[enlarge] You have a talent for enjoying yourself, and others like to be near it. Jupiter favors romance, children and everything you make for its own sake. There is a good deal to choose from, and one thing done properly would please you longest.',
    '[enlarge] Love and play come easily, and so does creative work. Jupiter makes you generous with your affection and a little careless with your hours. What you finish in this mood is likely to be good.',
  ],
  6: [
    '[enlarge] Work goes well, and there is more of it. With Jupiter in the house of daily duties you are liked by those you work with, and find better methods. Your body does best with pleasant habits, and worst with second helpings.',
    '[enlarge] You are useful, and it makes you cheerful. Jupiter in this house improves whatever is done daily. Since everybody comes to you, you may have to say what you have no time for.',
  ],
  7: [
    '[enlarge] Other people do you good. Jupiter in the house of partners brings you company that makes you larger than you are alone, and agreements in which both gain. It can make you forget what you can do by yourself.',
    '[enlarge] A partner, or several good acquaintances, make life wider for you. Jupiter lets people see the best in each other. Where it turns out to be less than the best, you can be generous and still be clear.',
  ],
  8: [
    '[enlarge] Others trust you, with their money or with what they think. Jupiter in this house makes shared matters prosper and old debts easier to settle. It helps to remember that what is lent has an owner.',
    '[enlarge] You get along well with what is shared, in money as in closeness. Under Jupiter frank talk is rewarded, and fear of depending on somebody becomes less. Generous terms should still be terms.',
  ],
  9: [
    '[enlarge] Everything that broadens you is supported: study, travel, law, publishing, the company of people who grew up elsewhere. Jupiter tends to be right in outline and wrong in detail, so somebody patient should check the dates.',
    '[enlarge] You have large views and the courage to follow them. This house is Jupiter’s own, and a journey or a course is likely to be worth its price. You may preach a little, which your friends will forgive.',
  ],
  10: [
    '[enlarge] You are well regarded, and can ask for more. Jupiter in the house of career brings offers, praise and larger duties. What matters is to choose those that you would like to be known for.',
    '[enlarge] Success comes more easily than usual, and is seen. With Jupiter in this house people are willing to promote you. If you share the credit, they will be willing for longer.',
  ],
  11: [
    '[enlarge] You have good friends, and have made new ones. Jupiter in the house of common aims makes plans with others prosper. You belong to so many circles that it is worth asking which one you would miss.',
    '[enlarge] People like to do things with you. Jupiter brings helpers for a hope of yours, and asks your help for theirs. The best of these plans are those in which everyone has something to do.',
  ],
  12: [
    '[enlarge] You are better protected than you know. Jupiter in the house of rest gives you quiet, sympathy and a good conscience. Whatever you do for others without being seen does you good as well.',
    '[enlarge] Being alone agrees with you. Jupiter lets you recover, forgive and think in peace, and some of your worries turn out to have been unnecessary. Others may have to be told that you are not unhappy.',
  ],
};

const leaves: Growing = {
  1: [
    '[finish] Doors may have opened more easily for you lately, and Jupiter has not left yet. What it leaves you is a larger idea of yourself. The one undertaking that still makes you glad deserves the rest of this time.',
  ],
  2: [
    '[finish] A good deal may have come in and been spent, some of it well. What is left of this time can be used to make one source of income dependable. The skill that people have been paying for is worth keeping up, whatever it has brought in so far.',
  ],
  3: [
    '[finish] You have talked with many people and begun many things. One text, one course or one promise can be brought to its end while Jupiter is still in this house. The connections you have made will stay.',
  ],
  4: [
    '[finish] Home has been busy, or you have had large plans for it. Before Jupiter goes, one room can be finished, one repair made, or one old story told to the end, while everybody is still willing. It will be a lasting comfort.',
  ],
  5: [
    '[finish] You have had a good deal of pleasure, and rightly. A piece of work that you began for fun can be finished now, and a sweetheart or a child would like one of your many promises to be kept.',
  ],
  6: [
    '[finish] Work has been friendly to you, and there is more of it. Before Jupiter goes, one good method can be made permanent and one extra duty can be given back. Your colleagues will remember the first, and not mind the second.',
  ],
  7: [
    '[finish] You have been fortunate in other people. An agreement that was made in good spirits can be put on firm ground before Jupiter leaves, and somebody who did a great deal for you can be thanked.',
  ],
  8: [
    '[finish] Others have been generous with you, in money or in trust. What can be repaid may be repaid while both of you are glad of it. A frank talk that you have been planning is easiest in the rest of this time.',
  ],
  9: [
    '[finish] By now there may be one subject in all your reading and traveling that you know well. A course can still be completed, or you can write down what a journey was for. What you believe no longer needs many words.',
  ],
  10: [
    '[finish] People above you have thought well of you. What you began under their favor should be made to stand on its own: a task completed, a title confirmed, thanks given to whoever recommended you. A good name keeps if it is kept up.',
  ],
  11: [
    '[finish] You have had good company and large plans. One of these can be carried out while everybody is still in the mood. Some of the people will leave when it is over, and the friends will stay.',
  ],
  12: [
    '[finish] You may have had more rest than usual, and feel the better for it. Before Jupiter moves on, a private matter can be brought to a kind end.',
  ],
};

export const jupiter = { arrives, stays, leaves };
