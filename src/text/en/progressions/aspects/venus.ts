import {
  Ascendant,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { ProgressedAspectsOf } from '../../../catalogue.js';

export const venusProgressedAspects: ProgressedAspectsOf<typeof Venus> = {
  [Sun]: {
    conjunction:
      'Dining alone, you lay a proper place. For two years or so, longer when Venus is turning, liking comes home to you; you find yourself good company, and others concur. A love or an art may move to the center of the table. Vanity is a guest too, and stays late. Spend the radiance on a promise you would be glad of when the candles are lower.',
    harmonious:
      'Nobody at the reunion can say what is different about you. Grace has gotten into your dealings, and across two years the heart tends to want what does you good, so that romance or a house made handsome asks only for a mild push. Somebody still has to give it. Propose the exhibition, or the engagement, before comfort persuades you that it will propose itself.',
    tense:
      'The velvet chair is glorious and does not fit through the door. What you find lovely and what you are about obstruct each other this year and next, in a romance off the path, perhaps, or a wish to please that blunts your aim. Desire is enlarging your standards, and they may need a wider frame. Measure before you saw at either one.',
  },
  [Moon]: {
    conjunction:
      'Somebody warms your plate without being asked. Tenderness and taste live at one address for about two years: you furnish and forgive with equal pleasure, and any love that comes has a look of family. An old hunger for petting joins in and wants sweets at all hours. Make one room as lovely as you always wished. Ask in someone who never takes a second helping.',
    harmonious:
      'At your table old friends and a new love pass each other the salt. The people you are fond of grow fond of one another these two years, rooms get prettier almost by themselves, and a grudge with a parent loses its flavor. Sweet living slows a person down. While everyone is seated, tell one of them what they gave you that you never mentioned.',
    tense:
      'The house could be in a magazine, and nobody can find a towel. Pleasure and comfort disagree there for a couple of years; what you need is plain, what you like is finer, and a partner who supplies one is reproached over the other. It does educate the taste. Say which it is tonight. Leave one corner ugly, with the old armchair in it.',
  },
  [Mercury]: {
    conjunction:
      'Love letters, you find, can be revised and still be true. Affection takes up a pen for some two years: you get hold of an art by its grammar, or fall for a mind across a counter. Charm likes to tiptoe past the awkward paragraph. Send real letters, on paper, and in each put one thing it would have been easier to leave out.',
    harmonious:
      'At the reading, one other person laughs where you do. Pleasant talk leads somewhere this year or next, to a class or a courtship by mail, and you have such an ear for tone that you could dodge every scrape. Once a month say the less agreeable version in the same lovely voice. Trade books with whoever stays.',
    tense:
      'The joke lands, and a face across the table closes. Taste and tongue are out of step for about two years; you flatter when bored, or turn witty at the worst moment. Each misstep points to something you care about too much to discuss. Discuss it. Open with an apology for the joke, if it was a good one.',
  },
  [Venus]: {
    conjunction:
      'In an auction catalog you come upon the very lamp from your first bedroom. Past infancy Venus regains its own degree only by turning around, so these slow years mark a heart that reviews. Old loves and first tastes are held to the light, and a few prove to be plated. Buy back what still moves you, and write to nobody after midnight.',
    harmonious:
      'Half of what you wore in your twenties makes you laugh, and the other half fits. Around fifty, for most people, Venus sends a kind look back to its starting point, and you know what you like and can be gracious about the rest. Tastes so settled can stop growing. Let someone under thirty pick the music. Dance to two songs before you judge.',
    tense:
      'The rose you planted young has climbed over the neighbor’s wall. Venus goes a very long way before it stands at odds with its beginning, and few people get there before seventy. A heart that has seen more now questions what it once called beautiful, or owed. You may miss being courted. Court, then: cut a stem for someone unlikely, and take the thorns off first.',
  },
  [Mars]: {
    conjunction:
      'Two people stop pretending to look for their coats. Warmth meets heat, and until the year after next wanting is simple, courage becomes you, and a creative project gets its color and its push together. You may take before you have asked. Slow down a little. Say the bold sentence beside a window in the early evening, and see whether it holds with the lamp on.',
    harmonious:
      'Wet clay asks for a loose wrist and a firm push. You have both for two years or so: you go after what you love without bruising it, and companions in work or in play fall into your rhythm. Pots thrown this easily are often left unglazed. Finish three. Give the best away to the person with whom you would most like to spend an evening.',
    tense:
      'They take the last olive, and you discover how badly you wanted it. Attraction and annoyance share a bed this year and the next. You pursue, then bristle at being liked, or a peaceful tie gets bored enough to bicker. Shyness burns off in the sparks, and a stale arrangement is finally discussed with some color. Ask for the olive outright, and offer the cheese.',
  },
  [Jupiter]: {
    conjunction:
      'A basket of plums stands on the step, and the next day another. Love and plenty greet each other for about two years; affection widens, and people are glad of your company. It is possible to say yes to all of it and taste very little. Choose one friendship or one art to do on the grand scale. Boil the rest down for presents.',
    harmonious:
      'Holiday manners break out in February. You enjoy people easily over these two years, and they lead you in turn to places and ideas you would never have looked up; love may speak with an accent. Enjoyment asks nothing, which is a kind of limit. Travel toward some beauty you know only from books, and be its pupil for at least two weeks.',
    tense:
      'For a birthday in a one-room apartment, you send a grand piano. Feeling and promises are lavish in this season of years, so a partner may be worshiped on Monday and out-talked by Wednesday. The large heart is real, and the size of the gift may miss the person. Find out what would please them on an ordinary morning, and wrap that, keeping the ribbon short.',
  },
  [Saturn]: {
    conjunction:
      'The jeweler lowers the loupe and tells you what you have. For about two years love is looked over by an honest eye; some attachments are paste, a few deserve resetting, and loneliness, where it comes, clears the view. Affection begun now tends to be plain and to keep. Promise less than you feel and deliver it on time. Let yourself be appraised as well.',
    harmonious:
      'Twice a year you oil the oak table, and it has begun to glow. Love likes upkeep in these two years, whether it goes to a craft or to a friend who knew you broke, and you can commit without feeling fenced. Passion might conclude that it isn’t needed. Put the two of you first on the calendar. One season, skip the oil and go dancing.',
    tense:
      'The museum is closed on the one day you can come. Warmth is rationed for two years or so, by somebody tired or by your own notion of what you deserve, and you settle for dry bread before anyone has refused the butter. Which loves can stand a lean spell becomes very clear. Ask on a different day, as though the answer might be yes.',
  },
  [Uranus]: {
    conjunction:
      'What you would once have crossed the street to avoid now turns your head. For some two years attraction comes sideways and taste skips a generation, while a sleepy bond either wakes or asks for its freedom. Some of it will prove to be static. Tell whoever is involved that you are experimenting. Paint one wall in the outrageous color before you do the rest.',
    harmonious:
      'An old friend takes up the trombone, and you are delighted. Love has a draft of fresh air in it these two years; you meet people by odd introductions, and a settled pair can laugh over new terms. Lightness turns into a habit, until no one is sure that you would mind losing them. Tell somebody you would. Then join the band.',
    tense:
      'One of you wants to hold hands; the other needs both hands free. Closeness flickers for a couple of years, as a sudden fascination tugs at a steady tie, or somebody’s bid for air finds you clutching. Contracts that went dull do come up for honest revision. Separate what bores you from who bores you, and try a change of habit before a change of person.',
  },
  [Neptune]: {
    conjunction:
      'There is perfume on the stairs, and you are in love with whoever passed. The heart is open to any beauty for about two years: art deepens, compassion finds its people, and romance is half composed by you. Then comes the morning, with somebody’s actual dishes. Wash a few and see whether the feeling stays. Either way, get the scent of it into a song.',
    harmonious:
      'On a slow river nobody needs to row. Tender imagination carries you through these two years; music improves, someone’s unspoken sorrow eases because you sat nearby, and you forgive almost in passing. Drift far enough, however, and your own plans are out of sight around the bend. Take one oar, such as a weekly rehearsal, or lilies planted where the street can see them.',
    tense:
      'The room was larger in the photographs. Longing and liking are mistaken for each other during a couple of years: you idealize and then feel misled, or give to someone who never asked until the giving has no taste. To adore is a talent all the same, and distance suits it. Save it for music and mountains. Meet people in ordinary light, over eggs.',
  },
  [Pluto]: {
    conjunction:
      'Mild liking is off the menu. Love goes to the bottom of things for about two years; an attachment may claim you whole, or an old one is taken apart and rebuilt of stronger stuff. You find out how much you want, and how tightly you hold. Show your hand early. One thing freely given now is worth ten confessions dragged out of someone.',
    harmonious:
      'Under three coats of paint the banister turns out to be cherry wood. Two winters of such patient stripping suit the heart. Intimacy deepens without drama, a worth long covered over comes to light, and you sway people simply by liking them. It is easy to use such power on people without their leave. Ask first. Then do the other banister, on the flight that guests never see.',
    tense:
      'Face down on the table, their phone has all your attention. Desire and distrust run together for a year or two, and whatever you fear to lose you begin to manage, unless it is you who are being managed. A bargain about love that you struck very young comes to light. Turn your own phone face up. Say what you would need in order not to look.',
  },
  [Ascendant]: {
    conjunction:
      'Shopkeepers start putting things by for you. Venus shows in your face for two years, near enough, in softer corners and better color, and people linger. Someone may come close; your whole life might get dressed like a window. Pleasing everyone who stops to look in would wear you out. Choose three pleasures that are really yours, and let admirers adjust.',
    harmonious:
      'Even your rivals hold the elevator. You are surrounded with courtesy this year and next, much of it your own come back; partnership is easy to begin, and your style settles into something recognizable. Yet people cannot love you for your manners alone. Some evening let a person you like find you in the old sweater, cross about a form, and see who they ask for next time.',
    square:
      'Hosts keep seating you beside the wrong person. Liking and being liked go slightly out of true for a couple of years; you charm people you don’t want, or cool toward a partner who hasn’t changed. A lopsided arrangement gets noticed at last, and pleasantness will not level it. Move your own place card. Sit by whom you’d choose, and tell your former neighbor why.',
    opposition:
      'Hosts keep seating you beside the wrong person. Liking and being liked go slightly out of true for a couple of years; you charm people you don’t want, or cool toward a partner who hasn’t changed. A lopsided arrangement gets noticed at last, and pleasantness will not level it. Move your own place card. Sit by whom you’d choose, and tell your former neighbor why.',
  },
  [Midheaven]: {
    conjunction:
      'First the office asks you to choose the carpets. Soon you are wanted in the room whenever people have to get along, since affection and career coincide for some two years; your work grows lovelier, or love comes by way of work. Popular people are handed everyone’s quarrels. Decide what you wish to be admired for, and decline the rest with your usual charm.',
    harmonious:
      'A client stays on after the meeting just to talk. Good will does a share of your work in these two years, as in design, hosting or any post that runs on tact, and those at home are happy to lend you out. With everything so smooth you may aim low. Accept the commission that is slightly too beautiful for you, and bring the whole household to the opening.',
    square:
      'Concert tickets, and a deadline on the same evening. The heart and the career want the same hours all this year and much of another. Someone dear asks whether the job loves you back, while the office wants more charm than you feel. Both reproaches improve your choice of work. Name your price in evenings. Keep the concert, and say at five why you are leaving.',
    opposition:
      'Concert tickets, and a deadline on the same evening. The heart and the career want the same hours all this year and much of another. Someone dear asks whether the job loves you back, while the office wants more charm than you feel. Both reproaches improve your choice of work. Name your price in evenings. Keep the concert, and say at five why you are leaving.',
  },
};
