import {
  Ascendant,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { SynastryAspectsOf } from '../../../catalogue.js';

export const saturnSynastry: SynastryAspectsOf = {
  [Sun]: {
    conjunction:
      'A nod from you counts for a great deal with this person. Your Saturn stands on their Sun, so they sit up straighter, finish what they start, and may now and then feel twelve years old again; their warmth reaches a part of you that had stopped expecting any. It is a serious bond, made to last. You see at once what is wrong, and may take for granted what is right, which they are waiting to hear.',
    harmonious:
      'They do some of their best work with you in the background. Your Saturn gives their Sun a steady frame without holding it back, and they give your work an audience of one, and one that matters. Each is proud to be relied on. So much respect can get a little dry, and you may learn from others how funny they can be. Perhaps you have to be silly first.',
    tense:
      'They tell you a plan, and you see first what could go wrong. Their Sun hears in it every elder who ever doubted them, while your Saturn takes so much confidence for carelessness. It is hard on their pride, and both of you gain from it: they end up with proof, and you become a little more hopeful. There is something you like about most of their ideas, and you could say that first.',
  },
  [Moon]: {
    conjunction:
      'Around you this person shows less of what they feel, partly from relief and partly from caution. Your Saturn stands on their Moon, so they can feel safe with you, as with the person who locks up at night, and also watched. From them you get what you would never ask for, a little fussing over. Ask about a feeling now and then, and offer no solution while they talk.',
    harmonious:
      'Simply by turning up, you teach this person that they can count on somebody. Your Saturn steadies their Moon, and from them you hear that tenderness doesn’t have to be earned first, which is news to you. Old friendships and long lives together rest on this sort of thing. The bond is so dependable that neither of you talks about it. Months can pass in which neither asks how the other is.',
    tense:
      'When they need comfort, you begin to manage. To your Saturn the need of their Moon seems to have no end; they feel that, and would rather go without than ask. Each of you reminds the other of something they once went without. Listen for ten minutes before you fix anything, and let them see you tired as well. It does them good to be allowed to look after you.',
  },
  [Mercury]: {
    conjunction:
      'What you say to them about their thinking stays with them. Near your Saturn their Mercury grows slower and more exact, and through them your few remarks reach more people, with some wit added. So strict a listener also makes people keep their half-formed thoughts to themselves. Let them ramble from time to time, and look as though you enjoyed it.',
    harmonious:
      'What the two of you write down holds up. Their Mercury brings quickness and six alternatives, your Saturn asks which of them can be done, and out comes a plan that a stranger could follow. You learn to enjoy a detour in a conversation, and they learn to end one. After some years, talk can shrink to who picks up what, and when. That is the time for an idle question.',
    tense:
      'Before they have finished, you have found the mistake. Your Saturn looks for what will not hold, and their quick Mercury slows down under such scrutiny, or argues for sport, until you think that nothing serious can be said to them. The ideas you two discard were mostly weak. Wait for the end of the thought, then admit to a doubt of your own.',
  },
  [Venus]: {
    conjunction:
      'Affection is a serious matter between you two. Your Saturn makes their Venus loyal, and they bring you beauty and some ease, for which you may have left little room. Years show how much that is worth. Your affection needs to show in small moments too, without a task attached, or they will take your steadiness for indifference.',
    harmonious:
      'From the beginning you had the manners of old friends. Your Saturn takes care of what their Venus loves, your duties become more graceful through them, and neither has to wonder where the other stands. A bond like this gets better with the years. It also gets predictable. Bring them flowers for no occasion at all, and see how they look at them.',
    tense:
      'Their charm runs into your reserve. Their Venus takes that for a judgment, when it was only your Saturn being shy; they feel unloved and look for kindness elsewhere, and you grow cooler still. Endurance is your strength and delight is theirs, and each of you could use some of what the other has. Say one thing that you like about them, early in the evening, and don’t explain it.',
  },
  [Mars]: {
    conjunction:
      'They push, and you do not move. Your Saturn has put its weight on their Mars, so a hothead can learn patience with you, or lose it altogether, while you feel hurried and yet get more done than before. For long, hard work you are well matched. Give them the goal, and keep out of how they reach it. They can live with one refusal that has a reason; the small daily ones enrage them.',
    harmonious:
      'Given a ruin and a season, you two would finish it. Their Mars swings the hammer, your Saturn knows which wall has to stand, and neither feels in the other’s way. They respect your limits because you can explain them, and you like to see somebody who is not afraid of work. Pleasure is put off until the job is done, and then there is another job, so you may know each other mainly in work clothes.',
    tense:
      'Whatever they want to begin, you want to delay. Their Mars feels stopped in the middle of a wish, your Saturn feels rushed, and politeness wears thin. On one task, force and caution together can do what neither could alone. Agree in writing on a date when your objections end, and then leave the method to them.',
  },
  [Jupiter]: {
    conjunction:
      'They hope, and you ask whether it can be done. The faith of their Jupiter meets your Saturn exactly where it was widest, so some plans shrink and one gets built; and where you had seen only limits, they find you a chance. Together you suit any lasting enterprise. No comes to you more easily than yes, however, and after enough refusals this person stops telling you what they hope for.',
    harmonious:
      'They have hopes, and you know what it takes. With your Saturn behind it, their Jupiter can be generous without running dry, and beside so trusting a person your duties begin to look like chances. Cautious people tend to approve of such a pair. It may all be too sensible to surprise anyone, and a hope that nobody can put a number on is dropped before it has been tried.',
    tense:
      'In the middle of their joy you mention what it will cost. Their Jupiter takes you for a miser, and your Saturn sees somebody who makes promises on the strength of a mood. Each of you has half of a sound decision, and quarrels begin when either tries to make it alone. Add things up beforehand, name the total once, and then celebrate with them.',
  },
  [Saturn]: {
    conjunction:
      'The same years are hard on both of you, because your Saturn and theirs stand in one part of the sky. Each knows, without being told, what the other is afraid of doing badly, so you trust each other with few words. You also share a list of things that are simply not done. Neither will question it alone. Pick something harmless from that list, and do it together.',
    harmonious:
      'Your patience and this person’s fit together, your Saturn being on good terms with theirs. A burden changes hands without ceremony: you have your method, and they have a tested way around the very place where you get stuck. Few people understand so well what you are up against. Two responsible people can forget how to be anything else, and a good laugh together counts as rest.',
    tense:
      'Hard times tend to come to you both in the same years, and each believes in a different remedy. Your Saturn and theirs make different rules: this person’s seem arbitrary to you, yours look like fear to them, and under strain there is little give on either side. Yet two strict people who have compared their reasons can tell which rules are needed. Say where one of yours came from. Some of them were only inherited.',
  },
  [Uranus]: {
    conjunction:
      'Something restless in this person, which most people of their age have too, finds a footing with you. Your Saturn stands on their Uranus, so an idea of theirs may acquire a method and a date, while they break up a routine of yours that was nothing but habit. The pull between order and change never quite ends. They do well with short commitments. A promise with an end date still feels like freedom.',
    harmonious:
      'A change proposed by you both has a chance of going through. Their Uranus has the new idea, your Saturn knows the steps by which it can be introduced, and those who would usually object find nothing to object to. You become a little freer in this company, and they see some results at last. You may be sensible too soon, though. Some of their ideas deserve to be tried whole.',
    tense:
      'A rule of yours is enough to make them break it. Your Saturn wants things fixed, their Uranus wants them open, and each sudden departure of theirs confirms what you expected. Underneath, you envy them some of that freedom, and they envy you some of your firm ground. Give as much notice of a new rule as you want for a sudden change, and there will be fewer of both.',
  },
  [Neptune]: {
    conjunction:
      'They have a dream, and you ask what could be made of it. When your Saturn puts the question kindly, their Neptune may bring a song, a garden or a good work into the world; put coldly, the same question can end a hope that had been keeping them going. In return they take some of your fear away, though you could hardly say how. Ask once, and then help with the work.',
    harmonious:
      'They have the wish, and you can give it a shape. Your Saturn finds a room, a date and a small budget for what their Neptune has in mind, and they keep your serious days from drying out. This suits an art, or a way of caring for somebody, that goes on for years. What doesn’t fit the frame is given up, a little sadly, and they may not mention that it was the part they liked best.',
    tense:
      'They leave things vague, and you find it hard to bear. Your Saturn wants to know by when and how much; their Neptune feels the question as pressure and draws back, so you end up as the inspector and they end up as the one who forgot. Some hopes of theirs can’t stand a hard look, and others only need time. Where money or a date depends on it, be firm; elsewhere they may be as vague as they like.',
  },
  [Pluto]: {
    conjunction:
      'When the two of you agree, hardly anything can move you. Your Saturn sets limits to a force in their Pluto that few people know of, and they can show you what lies beneath your caution, which is mostly fear. You may come to trust each other slowly, and then for life. Neither of you likes giving way, and it is easier when each may refuse one thing without having to say why.',
    harmonious:
      'You two can take on a job that others call hopeless, and finish it without fuss. Order comes from your Saturn, and from their Pluto comes a will that never runs out; neither needs to be thanked. Respect runs high and talk is sparse. With two people this tough, hardness can become a point of honor. Be the first to admit that you are tired.',
    tense:
      'Where you draw a line, this person wants to see whether it holds. The firmness of your Saturn calls up their Pluto: you tighten when you are pushed, they push when they feel you tighten, and both of you can keep it up far too long. On a common task such stubbornness moves what nobody else could move. Give up some point openly before it is taken from you. That can end the siege in an afternoon.',
  },
  [Ascendant]: {
    conjunction:
      'Since they have known you, people take this person more seriously. Your Saturn rests on their Ascendant, so they prepare, arrive on time and speak with more weight, and thanks to them others find you easier to approach. They may feel older near you than they are. Be sparing with remarks on how they come across; they have read your opinion in your face.',
    harmonious:
      'They are steadier in public when they know that you are behind them. The friendly angle of your Saturn to their Ascendant makes them better prepared and easier to believe, and through them you find that duty can have pleasant manners. It all grows rather proper over time, and they may keep their silliness for people who expect less of them.',
    square:
      'They feel examined by you as soon as they come in. Your Saturn squares their Ascendant, so they stiffen or play the fool, while you see only how unprotected they are, and worry. Respect can grow out of it, once they notice that you are as strict with yourself. Your verdict, when they ask for it, is usually kinder than the face you make.',
    opposition:
      'When this person looks at you, they think of commitment. Your Saturn is on their Descendant, opposite the Ascendant, so whatever tie you have, they tend to treat it as one with terms: they lean on you, feel answerable to you, and may suspect you of keeping score. It can last when many lighter bonds have gone. A kindness with no reason behind it eases them more than any assurance does.',
  },
};
