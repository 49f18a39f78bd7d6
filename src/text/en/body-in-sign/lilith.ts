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

export const lilithInSign: BySign = {
  [Aries]:
    '“Lower your voice” was said to you early, perhaps before you had raised it. Heat is what you were asked to leave outside, the relish for a fight and the desire that states itself without preamble. Shut out, it comes back as a kicked wastebasket, or as quarrels picked with whoever is nearest and safest. Admitted, it gives you a nerve that timid company needs; you can say no while others are still clearing their throats. Spend it hard on a steep road before breakfast. Then take what is left to the matter that actually made you angry.',
  [Taurus]:
    'A second helping, taken without asking, with bread to finish the sauce: some table once made you ashamed of that. Appetite is the refused thing, and with it ownership, the low growl of mine. Under reproach it becomes either a show of needing nothing or a hoard that no one may touch. Your body, though, is nobody’s fool. It knows what it likes well before the polite part of you has formed an opinion, and it can’t be talked round. Buy the ripe apricots, eat them barefoot, and decline to discuss it. You share more freely with juice on your chin.',
  [Gemini]:
    'Of all the notes passed under the desks, yours was the one that got everybody caught. A tongue like this says what the whole company has been thinking, and companies do not always say thanks. Punished for it, you may keep two sets of sentences, a sweet one for the public and a savage one typed to a single friend. The doubleness is exciting, and it wears you out. Try the sharp remark on its subject before anyone else hears it, and keep what survives. In satire, or in an honest interview, a mouth that can’t be bought with approval is worth a good deal.',
  [Cancer]:
    'Some family album has a figure cut out of it with nail scissors, and you always wanted to know who. Raised to be the understanding one, you have a part that resigns the post: it won’t soothe on demand, and it won’t agree that the story adds up. Denied, it leaks as sulking, or as a care so consuming that nobody can breathe near it. Owned, it makes a fierce protector of whoever the household left out, yourself among them. Pick the one ritual you truly love and host that. To the rest send regrets, kindly, with no cover story.',
  [Leo]:
    'A gold jacket, bought on an impulse and worn for an hour. The wish to be looked at has been called vanity in your hearing, and something wild went underground with it. It surfaces as scorn for show-offs, or as a scene that takes over another person’s birthday. What it wants is authorship. You will not be an ornament in somebody else’s picture, however flattering the frame, and anyone who tries to display you meets a royal chill. Perform something risky where strangers can see it. Then give up the floor, and notice that you are still warm.',
  [Virgo]:
    'Everyone else put the cup in the sink and walked away, and there you stand with the sponge, seething. Service is the leash. You were prized for being handy and spotless, while some part of you longs to let the milk turn and see who notices. It may strike through fussiness, with desire postponed until conditions are perfect, or through a critique so exact that it undresses people. The same precision makes you impossible to flatter where work is concerned. Refuse one chore this week without first doing it badly. And leave a bed unmade, in good company.',
  [Libra]:
    'Good manners were the price of being kept, and you can pay it in your sleep. Under the charm lives a person who would like to sweep the glasses off the cloth, who finds compromise insulting and knows to the ounce what beauty can extract. Unacknowledged, that one picks partners who are rude on your behalf, or leaves without a word and never explains. Given a seat, that same one negotiates superbly, being willing to get up and go. Say the disagreeable sentence while you still like whoever is hearing it.',
  [Scorpio]:
    'Where other children turned over a stone and ran, you stayed to look. Whatever the adults lowered their voices for drew you, and still does, and you have been called too much for saying what you saw. One refusal here is absolute: you will not be lightly touched. It can curdle into control, with somebody’s shame kept on file against the day you need it. Used cleanly, it lets you meet a friend’s darkest admission with interest and no disgust. Burn the file. Ask for the intensity you want by daylight, from someone free to say no.',
  [Sagittarius]:
    'In the middle of an oath, part of you is already out the window and over the wall. No doctrine has ever quite housed you, and you were probably scolded for irreverence by someone who later proved you right. What won’t be broken to harness is an appetite for elsewhere, and for truth told at full stretch. On bad days it buys the ticket halfway through a quarrel; on better ones it makes you the heretic who keeps a whole circle honest. Go far when you have to. Say so beforehand, and give a return date to whoever feeds the cat.',
  [Capricorn]:
    '“Who do you think you are?” somebody asked, and you have been assembling the answer ever since. Ambition was the forbidden thing, because a person of your sort wasn’t meant to hold office. So rules divide you. You may keep them with a severity that scares the people who made them, while an ungovernable part tries every handle marked staff only. Employers sense that a salary has not bought you. Want the post openly, and tell someone the name of it. Once in it, resist freezing out those who need more softness than you got.',
  [Aquarius]:
    'Ten people left the meeting agreed, and one of them was lying to be let go. You. Belonging asked for a smaller shape than you come in, and a wild refusal formed around that, with opinions no party would print and a love life run on rules of your own drafting. Exile has its vanity. You can grow fond of being misread, and drop a friend to zero degrees over one conventional remark. Still, movements are begun by people who could stand outside in the cold. Publish the strange idea under your name, and keep one friend who disagrees with it.',
  [Pisces]:
    'Night swimming, far out, with the shore lights small: that is the flavor of what calls you. Practical people call the longing weakness, so you let them think you are merely late. It slips out of promises and toward hopeless cases, since losing oneself in somebody is a sort of freedom, with a bill. It also brings things back, songs and sudden mercies, that nobody wading could have reached. Keep a notebook for your dreams, and one evening that belongs to no one. When you mean to vanish for a while, leave word on the kitchen table.',
};
