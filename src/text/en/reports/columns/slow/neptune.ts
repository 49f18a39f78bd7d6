import type { Growing } from '../../../../report-catalogue.js';
import { neptuneArrives } from './outer-arrivals.js';
import { neptuneLeaves } from './outer-departures.js';

/** Neptune in a house. Its arrival and departure are told in files of their own. */

const stays: Growing = {
  1: [
    'Your outline is softer than it was. Neptune makes people see in you what they need to, and makes you feel what is in a room before anyone speaks. It is a gift in art and in comfort, and a reason to say plainly who you are not.',
    'You are in between shapes. Neptune dissolves what was only a habit of being you, and leaves longing, sympathy and a talent for make-believe. Strangers confide. Among so many mirrors it helps to have one person who remembers your middle name and is not impressed.',
    'Who are you when nobody needs anything? Neptune goes on asking, kindly. You are easily moved, easily inspired and easily taken in. A name, a habit and a few hours of your own each day keep the outline that all this tenderness would like to wash away.',
  ],
  2: [
    'What things are worth is hard to say. Neptune makes money either unimportant or strangely absorbing, and earns best with imagination. Keep a list of what comes in and goes out, as a sailor keeps a log, and let generosity have a place in it.',
    'Possessions lose their edges. You may give what you need and keep what you don’t, until Neptune has shown you what is precious. Money follows meaning here, though rarely by the shortest road. Plain figures, looked at once a week, do the dreaming no harm.',
    'Security was an idea, and it is being exchanged for trust. Neptune makes prices vague and gifts plain. What you love doing may earn, oddly, when you have stopped measuring it. Have someone dry and friendly read the contract.',
  ],
  3: [
    'Thoughts come as pictures. Neptune is good for stories, songs and listening between the words, and poor at timetables. Misunderstandings are mostly gentle. What has to be exact is best written down while the other person is still there.',
    'You hear what people don’t say. Neptune makes language musical and facts slippery, and it is a fine time for verse, for languages, for sitting with someone who finds words hard. Directions had better be repeated. So had whatever sounds too beautiful.',
    'The mind works by echoes. Neptune lends you other people’s moods as if they were thoughts of your own, so that it pays to ask where an idea came from. Stories told to a brother, a sister or a neighbor heal something. Timetables remain a matter of faith.',
  ],
  4: [
    'Home is a feeling more than an address. Neptune stirs longing for a place, or for how it was, and blurs who is responsible for what in a family. A house near quiet or water is wished for. If you give something up for the others, tell them.',
    'A tide goes in and out of the place you call home. Neptune brings tenderness for those you grew up with, and a fog in which duties are mislaid. Rooms want beauty more than order. If you are the one who always gives way, the others may honestly not know it.',
    'You carry a house within you that no address quite matches. Neptune keeps the longing for it alive, and through longing you become gentle with those who raised you. What was never told in the family may be felt. A room near water or music comes nearest.',
  ],
  5: [
    'Love is a poem, and like one it leaves things out. Neptune gives imagination to whatever you make and a glow to whomever you adore. The work is real; about the person, ask a few plain questions, and enjoy the answers as well.',
    'Enchantment is near and does not ask for proof. Neptune turns affection into art and art into a kind of prayer, and it is apt to love a face for the sake of a likeness. Make something out of it. What has been given a form can no longer mislead you.',
    'Hearts are generous and rather blind. Neptune offers the romance of the unattainable in many forms, a screen, a stage, someone promised elsewhere. The same gift poured into work of your own has saved many from a sillier grief. Children see through all of it, tenderly.',
  ],
  6: [
    'Duties have no clear edges, and what nobody else takes on may come to rest with you. Neptune makes daily work meaningful where it helps someone, and shapeless where it does not. A tired body asks for gentler habits, and a short list keeps the day from running on.',
    'Work without a reason makes you tired, and work with one hardly at all. Neptune blurs the schedule and sharpens the sense of who is suffering. Helping has to have an hour at which it stops. Simple food, simple tools and quiet are on your side.',
    'Order slips, and compassion takes over the shift. Neptune lets you feel which task matters and forget the rest. The remedy for being drained is seldom more discipline. It is a smaller circle of duties, each of them with a face.',
  ],
  7: [
    'You see in others what they might be. Neptune in the house of partners loves without conditions and forgets to ask for any. Compassion is real and should run both ways. What is agreed in good faith is still better in writing.',
    'You forgive in advance. Neptune puts a soft lens between you and others, so that a partner looks like an answer or like somebody to be saved. Much real goodness is met that way. Ask for the ordinary facts too; a true bond only gains by them.',
    'Between two people there is a third thing, a hope, and Neptune lives on it. You are drawn to artists, healers and the wounded. Some see in you what you would like to be. Love is no less for knowing how the other takes their coffee.',
  ],
  8: [
    'Boundaries are thin where people share money or closeness. Neptune gives trust more readily than reasons for it. Intimacy may be deep and wordless. In matters of joint money it is no insult to ask a third person to read the page.',
    'The line between mine and yours is drawn in water. Neptune brings nearness that needs no words and arrangements that lack a signature. You may be carried by someone, or carry them. Generosity is safest where both have said aloud what they can spare.',
    'Something is being surrendered that cannot be kept. Neptune does it in the kindest way, by washing: a fear of loss, a grudge about what was owed, a wish to control what another feels. Agreements about money should still be written down, since feelings are less definite than usual.',
  ],
  9: [
    'Faith grows, or the need of it. Neptune draws you to far coasts, to music, to teachers who speak of what cannot be proved. It opens the horizon by taking away its line. Keep the doubt too; it is a good traveling companion.',
    'You believe more easily than you can say in what. Neptune opens the sky and takes away the signposts, and the love of a landscape, a tongue or a teaching may lead you far. What fades on a closer look was only the frame. Go on looking at the picture.',
    'Truth has grown wide and a little salty. Neptune makes a pilgrim of you, in a library or on a coast, and shows the holy in unlikely places. Beware of any guide who asks you to leave your doubts at the door. You need them.',
  ],
  10: [
    'A calling is felt more clearly than a career. Neptune blurs titles and lights up work that serves, heals or delights. What the public believes of you may be kinder or vaguer than the truth. Now and then, say in a sentence what you do.',
    'Ambition has turned into a wish to be of use, or to be lost in something. Neptune makes public life fluid: a title evaporates, a gift is discovered by accident. Others see an image of you. It can be corrected, gently, whenever it stops being true.',
    'It is difficult to explain what you do, and people are touched by it. Neptune takes the corners off a career and gives it a glow. Credit may go astray; vocation does not. When in fog about the next step, do the nearest thing that serves somebody.',
  ],
  11: [
    'Ideals gather people, and Neptune is fond of both. You may find a group that shares your hope, or give a group credit for a hope it does not have. Friends are helped gladly; a friend who is only ever helped is not yet one.',
    'Friends come by way of feeling. Neptune fills the house of groups and hopes with people who share a dream or a sorrow, and it is silent about who is to organize them. Belong with your whole heart, and let somebody else hold the cash box.',
    'The future is dreamed in company. Neptune joins you to a stream of people who feel as you do, and it can be lovely and lead nowhere in particular. Ask now and then what will be there when the music is over. Something usually is: two or three friends.',
  ],
  12: [
    'Neptune is at ease here, hidden and undisturbed. Sleep, solitude and music restore you, and you sense more than you can account for. What is vague need not be solved. A fixed hour of quiet keeps it from spreading over the rest.',
    'Solitude has become a country. Neptune is at home here, and under its care prayer, music, sleep and the sea do what advice cannot. You take in more than you know. Now and then bring up one clear thing from all that depth and show it to a friend.',
    'You are being taught without words. In this hidden house Neptune mends, by forgetting and by pity, what no effort reached. Boundaries toward the suffering of others need a little care. Rest here is no idleness; whatever comes afterward will have grown in it.',
  ],
};

export const neptune = { arrives: neptuneArrives, stays, leaves: neptuneLeaves };
