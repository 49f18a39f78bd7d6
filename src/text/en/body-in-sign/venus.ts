import {
  Aquarius,
  Aries,
  Cancer,
  Capricorn,
  Gemini,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  Taurus,
  Virgo,
} from '../../../chart/zodiac.js';
import type { BySign } from '../../catalogue.js';

export const venusInSign: BySign = {
  [Aries]:
    'Venus in Aries walks straight up to what it likes. You say so at once, when others hint for a month, and people find it hard to resist somebody who is not afraid of a no. You like to be answered in kind, by someone with a will of their own. Once all is won you may lose interest, or pick a quarrel to bring back the excitement. There is more to find out about somebody after the beginning. Ask them a question that you never had time for.',
  [Taurus]:
    'Whatever you love you want to have near and to keep. With Venus in Taurus, its own sign, you take pleasure seriously: good food, music, cloth that feels right, an evening with nothing to do. You are slow to become fond of someone, and then you don’t stop. You find it hard to share what is yours, though, and when somebody you love takes up a new interest without you, you feel a little robbed. Let them go, and hear about it afterward. They come back with something to tell.',
  [Gemini]:
    'Anyone who can talk well has half won you, and you win people in the same way. Venus in Gemini likes jokes that go on for years, nicknames, letters and anything new, and an evening with you is never dull. You like to be free to look around, and you speak so lightly that somebody may be fond of you for a long time without knowing whether you mean it. Say it once, without a joke. You lose none of your charm, and they know where they stand.',
  [Cancer]:
    'You show love by making a place for people. Venus in Cancer remembers what each of them likes, keeps their pictures, and wants to hear that they are safely home. You are careful at first, and wait a long time before you let anyone near, but anyone you have let in stays. Old hurts stay as well. When you notice that you hold on more tightly, or grow cool and hope to be asked why, say in one sentence what you are afraid of.',
  [Leo]:
    'Love, as you see it, deserves to be celebrated. Venus in Leo praises those it loves in front of everyone, gives splendid presents and stays loyal when they are not at their best. You would like to be admired in return. When their attention wanders you are hurt, and may make a scene to see whether they still care. Some people show affection without any show: they mend something of yours, or wait up for you. Thank them as you would like to be thanked.',
  [Virgo]:
    'Care over small things is how you love, and what moves you in others. Venus in Virgo remembers a wish that somebody mentioned in passing and fulfills it months later. Whatever is loud or careless leaves you cold. Accepting love is harder: you ask yourself whether you have earned it, and find something about you that ought to be better first. Venus is in its fall in this sign, and asks for no such proof. Take the next present with pleasure, and don’t plan what to give back.',
  [Libra]:
    'You make life more pleasant for anyone who is near you. Venus is at home in Libra: you like courtesy, beautiful things and the company of one other person, and you go on being polite to those you have known for years. To keep the peace you agree to a good deal, and people may not know what you would have liked. Affection that has never heard an objection is not very sure of itself. Make one, in a friendly voice, and see that you are liked as well as before.',
  [Scorpio]:
    'To you, liking somebody just a little is hardly possible. Venus in Scorpio wants to know a person entirely, offers itself to very few, and then without reserve; you love people’s scars along with the rest of them. Venus is not at ease in this sign. You look for proof, so an unanswered message can keep you awake. Leave one of their doors unopened on purpose, a friendship or a diary. People can feel that they are trusted, and tend to trust you more.',
  [Sagittarius]:
    'You love what makes your world larger. With Venus in Sagittarius you are drawn to people from elsewhere or with great plans, you like them best on the way to something, and you laugh a great deal together. You give freely and dislike being asked where you were. When the first enthusiasm is over you may think that love is, too, though it has only become quieter. Ask someone you have known a long time for a story you have never heard.',
  [Capricorn]:
    'You take your time growing fond of a person, and then you can be relied on. Venus in Capricorn shows love by what it does: it comes when it said it would, and sees to what is needed. You like things that are plain and last, and people who have proved themselves. So you keep warm words back until they have been earned, or ask what others will think of your choice. Say something kind before you are quite sure, and the other person has a reason to wait for the rest.',
  [Aquarius]:
    'Affection, with you, begins as curiosity about somebody unusual. Venus in Aquarius makes friends of nearly everyone and holds on to no one; you are fair, candid, and glad when people go their own way. When somebody tells you that they need you, you may answer with a principle when they only wanted to be comforted. Whatever unusual arrangement suits the two of you is fine. Do something quite ordinary within it, too, and tell that person that you like them best.',
  [Pisces]:
    'Venus is exalted in Pisces, and you love nearly everything that needs it. You sense the good in people behind their bad manners, give without counting, and can be moved by music or a sad face as others are by a great event. You also love what somebody might become, and may wait for it a long time, or give until you are tired and a little bitter. Look at what is really done for you, leaving promises out. Somebody plainer may have been bringing you things for years.',
};
