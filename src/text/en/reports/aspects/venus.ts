import type { ByNatureWordings } from '../../../catalogue.js';

export const venusMeetings: Pick<ByNatureWordings, 'conjunction' | 'harmonious'> = {
  conjunction: {
    1: [
      'Venus makes you good to look at and easy to be with, and compliments come your way. They deserve a plain thank-you. Arrange the first meeting or the portrait now, and resist fishing for a second round of praise.',
      'People lean in, because Venus has you looking pleased to be there. It is a good time to ask, to host or to make up. Indolence wears the same smile, so set one alarm.',
    ],
    2: [
      'Good taste does your money good, now that Venus has a say in it: buy once and well, or not at all. Whoever pays you is favorably inclined. A graceful request is half granted.',
      'Your liking for fine things has its way for a spell, as Venus sews gold thread onto ordinary buttons. Let it set a standard for what you sell as well. Pleasure bought to console you will want company before long.',
    ],
    3: [
      'Tone does the work of argument while Venus is in your talk. Ring the sibling you were short with, and begin with something you admire. A compliment in writing may be kept in a wallet for years.',
      'Conversation sparkles with Venus in it, and the shortest ride is worth taking for whoever has the other seat. Anything difficult can be said as well. Stop before it turns to syrup. A smile is punctuation enough.',
    ],
    4: [
      'Venus brings out the good side of your relatives for some days, and home is glad of you. Plant something by the step, roses or radishes. Use the goodwill for the delicate request, perhaps about the holidays.',
      'Those who live with you feel courted, because Venus gets the best plates down on an ordinary evening. One of them may finally say what would make the place comfortable. It is likely to cost a hook and two screws.',
    ],
    5: [
      'Charm and nerve keep step in love, with Venus to lead them, and someone across the room is perhaps already smiling. Go over. Whatever you paint or play gains as well, and vanity can be tipped like a good waiter.',
      'What delights you shows you what you should be making, and Venus is generous with delight. Blow soap bubbles with whoever is small enough to chase them. A flirtation is sweeter when neither party keeps a tally.',
    ],
    6: [
      'Relations with coworkers mellow while Venus brings the cake, and you can ask for the better chair. Treat your own upkeep as pleasure too. A swim does more good when it was chosen for the color of the water.',
      'People find you easy to work beside, since Venus smooths the day’s routine and even an ugly task shrinks when its tools are beautiful. Get the notebook that opens flat. Then have the shared chores divided anew.',
    ],
    7: [
      'Kindness runs both ways while Venus has a partner and you face to face. Bring the proposal, the toast, the apology you owe. One more thing can be said in such company: whatever politeness has been covering.',
      'Sweetness comes readily between you and someone, whether sworn or merely signed, for Venus hands you two spoons and one custard. Enjoy it, then settle who does what while each would still give the other the last bite.',
    ],
    8: [
      'Trust loosens a knot that insistence had tightened, and Venus did it without pulling. Someone shows you a tender spot, or offers easier terms on what you share. Answer in kind, and keep a copy of the sums.',
      'Closeness deepens under Venus, along with the wish to own what has merely been entrusted to you. Velvet has a nap, and can be stroked the wrong way. Find out how somebody likes to be approached before asking more.',
    ],
    9: [
      'Venus has you fall in love with something far away: a city, a subject, a person who rolls the letter r. Be smitten, and take the beginner’s class before the plane ticket. Admiration is an excellent tutor with lax hours.',
      'Teachers, editors and officials are well disposed to you while Venus pleads your case. An application reads better when it says what you actually enjoy. If a foreign kitchen lets you chop the onions, accept.',
    ],
    10: [
      'Your public manner pleases, since Venus has polished it, so ask for the reference or the introduction while faces are friendly. A reputation for being nice is worth having as the second item on the list.',
      'Venus sets you in a flattering light at work, where somebody senior may take a liking to how you do things. Thank the person with work of the same finish. Flirting is best kept out of the elevator.',
    ],
    11: [
      'Friends like one another through you when Venus is in the company. An old hope finds a patron in the crowd if you describe it without blushing. Bring lemonade, and see how wide a plan can grow.',
      'Affection among friends is easy with Venus in their midst, and so is the general yes, which you will have to count again later. Send the picture of the gang to each, with a line of your own.',
    ],
    12: [
      'Tenderness has no address for the moment: Venus sends it like a melody through the wall, from a neighbor you have never met. Enjoy it so. If you are fond of someone in secret, do them an unsigned favor.',
      'Rest is a pleasure that Venus lets you take again with a clear conscience. The softness may bring back someone you have missed. Light a candle for them, which is better than a late-night call.',
    ],
  },
  harmonious: {
    1: [
      'Doors open to you by a hand’s width, enough for a foot and a smile, since Venus makes you easy company. Begin what needs goodwill. The pleasant days will pass unused unless you ask somebody for something.',
      'Your manner fits like new shoes that do not pinch, and Venus has people offering to do things for you. Let them. Having someone else carry the bag takes practice, and you could do with some.',
    ],
    2: [
      'An agreeable offer comes with agreeable people attached, as offers do when Venus smiles on your earnings. Accept the part that pays in kind, the ride or the lesson. What you already have looks handsome once it has been dusted.',
      'Matters of worth settle without friction, because Venus would trade a jar of yours for a jar of theirs. Make your quote and let it stand. Ease is likely to undercharge, so round up.',
    ],
    3: [
      'Everyday talk runs smoothly with Venus to oil it; the bus driver waits and the clerk finds the form. You could mend a tiff by text. A walk past the window with two ice creams is surer.',
      'Pleasant exchanges are all around you, by the kindness of Venus, and most stop at the weather. Pick one to take further, and ask what they are reading. A thank-you note, three lines long, would also find its reader.',
    ],
    4: [
      'Everyone at home likes the same film for once, so well does Venus keep the peace there. Let the harmony run on into one practical choice, the lamp or the guest list. It dislikes being praised too early.',
      'Comfort costs little while Venus sits in your kitchen: bread, the radio low, somebody humming in the next room. Take in how little. A parent or a roommate will agree to your idea if you bring it with the butter.',
    ],
    5: [
      'Love and invention come without strain, since Venus pushes the swing, and an invitation is likely to be accepted. Go a little higher. Add one bold stroke, or the whole thing will be merely pretty.',
      'Someone enjoys your company, and Venus leaves it to you to say that it is mutual. Shyness on both sides makes a good duet. What you make with your hands for fun is worth framing in something better than tape.',
    ],
    6: [
      'Venus waxes the rails of your daily work, which runs like a good drawer. Use the smooth stretch to hand on what you know. Your example is better liked than your checklist. Leave early once, without a reason.',
      'Cooperation is on offer at work, where Venus has somebody volunteer for the late slot. Say yes before courtesy says no. The favor can be returned in muffins, or by finally learning to refill the toner.',
    ],
    7: [
      'Compromise with a partner costs less than usual, for Venus has each of you give up something you hardly wanted. Both come out with the view. Put the awkward topic on the table while the chairs are close together.',
      'Help from another person is there for the asking, since Venus keeps the hedge between you trimmed low. Ask, then. A partner cannot admire how well you would have managed alone. The asking is itself a kind of compliment.',
    ],
    8: [
      'Venus makes you and someone close generous with each other, in money talk as well, and a tense subject lets go. Decide the fair share while nobody is counting, feet touching under the table. Then have somebody count.',
      'You can speak about desire or debt in a voice that scares no one, because Venus has put a drop of oil in the lock. The reply will be honest. Let the talk be brief, with breakfast after it.',
    ],
    9: [
      'People you meet far from your habits take to you, and Venus prefers the scenic road with the bad signposts. An opinion, charmingly put, gets past your guard. See whether it still charms you back home.',
      'Learning is agreeable when Venus sits beside you, and a teacher asks for more of the second page. Turn the mood into a booked place on the course. Pleasant intentions spoil about as fast as strawberries.',
    ],
    10: [
      'Praise from above arrives in public, where Venus likes to deliver it and you can use it. Mention, kindly, whoever helped. A review or a launch does well now, provided the glass is raised after the figures.',
      'At work Venus sends your good name in ahead of you, and it has already ordered you a drink. Enjoy the welcome. Make the one request that feels slightly forward, as someone who likes you is preparing the answer.',
    ],
    11: [
      'Company is light and well mixed, for Venus has an eye for seating plans, and a shared scheme finds its cook and its treasurer. A friend saves you a place. Someone at the edge came alone, as you once did.',
      'Pooling suits you and your friends while Venus passes the hat: skills, garden tools, addresses. The result is better than any of you could afford. What you hope for may be closer than it looks, two handshakes away.',
    ],
    12: [
      'Forgiveness turns up once nobody is looking for it, as lost umbrellas do, and Venus puts it in your hand. Take it along. A private sorrow grows lighter, and small comforts, clean linen or an early dusk, do their share.',
      'An hour with no use at all is what Venus gives you, and it mends something. Whoever you think of there with warmth would like to hear it someday. For now the thinking is plenty.',
    ],
  },
};
