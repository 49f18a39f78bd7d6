import type { ByNatureWordings } from '../../../catalogue.js';

export const venusMeetings: Pick<ByNatureWordings, 'conjunction' | 'harmonious'> = {
  conjunction: {
    1: [
      'Compliments come your way and deserve a plain thank-you. Looks and manner agree now, so arrange the first meeting or the portrait now, and resist fishing for a second round of praise.',
      'Even your handwriting is rounder. People lean in because you seem pleased to be there, which makes this a good time to ask, to host or to make up. Indolence wears the same smile, so set one alarm.',
    ],
    2: [
      'A well-weighted spoon teaches more about value than a sale does. Buy once or not at all for the next days. Whoever pays you is favorably inclined, and a graceful request is half granted.',
      'Gold thread on an ordinary button: your liking for fine things has its way for a spell. Let it set a standard for what you sell as well. Pleasure bought to console you will want company before long.',
    ],
    3: [
      'Tone does the work of argument. Ring the sibling you were short with and begin with something you admire. Neighbors grow fonder over a jar of jam, and a compliment in writing gets kept in a wallet.',
      'The short ride is worth taking for its window seat and for whoever takes the other one. Conversation sparkles lightly. Anything difficult can be said now as well, if you stop before it turns to syrup.',
    ],
    4: [
      'Roses or radishes, plant something by the step. Home is glad of you, and relatives show their good side for some days. Use the goodwill for the delicate request, perhaps about the holidays.',
      'Get the best plates down on an ordinary evening. Those who live with you feel courted, and one of them may finally say what would make the place comfortable. It is likely to cost a hook and two screws.',
    ],
    5: [
      'Across a crowded room somebody is already smiling. Go over. Charm and nerve keep step for a few days, in love as in anything you paint or play, and vanity can be tipped like a good waiter.',
      'Blow soap bubbles, literally, with whoever is small enough to chase them. What delights you also shows what you should be making. A flirtation begun now is sweet, and sweeter when neither party keeps a tally.',
    ],
    6: [
      'Cake at eleven improves the minutes of the meeting. Relations with coworkers mellow, and you can ask for the better chair. Treat your own upkeep as pleasure too, with a swim chosen for the color of the water.',
      'An ugly task shrinks when its tools are beautiful. Get the notebook that opens flat. People find you easy to work beside for some days, which is when the shared chores should be divided anew.',
    ],
    7: [
      'Face to face, and both inclined to be kind. Bring the proposal, the apology, the toast. A partner meets you more than halfway for several days, so name the one matter that politeness has been covering.',
      'Two spoons, one custard. Sweetness comes readily between you and someone, whether sworn or merely signed. Enjoy it, then settle who does what while each of you would still give the other the last bite.',
    ],
    8: [
      'Trust loosens a knot that insistence had tightened. Someone shows you a tender spot, or offers easier terms on what you share. Answer in kind, and keep a copy, since warmth has a poor memory for sums.',
      'Velvet has a nap, and you can stroke it the wrong way. Find out which way someone likes to be approached. Closeness deepens in these days, along with the wish to own what has merely been entrusted.',
    ],
    9: [
      'Love at first sight, with a city or a subject or a person who rolls the letter r. Let yourself be smitten, and take the beginner’s class before the plane ticket. Admiration is an excellent tutor with lax hours.',
      'A foreign kitchen lets you chop the onions. Accept. Teachers, editors and officials are well disposed for some days, and an application reads better when it says what you actually enjoy about the thing.',
    ],
    10: [
      'Applause warms the ears. Your public manner pleases, so ask for the reference or the introduction while faces are friendly. A reputation for being nice is worth having as the second item on the list.',
      'The portrait in the staff newsletter is flattering for once. Someone senior has taken a liking to how you do things. Thank them with work of the same finish, and keep the flirting out of the elevator.',
    ],
    11: [
      'Bring lemonade to the planning meeting and see how wide the plan grows. Friends like one another through you just now. An old hope finds a patron in the crowd if you describe it without blushing.',
      'Your photograph of the gang is the one everyone asks for. Send it with a line to each. Affection among friends is easy these days, and so is the general yes, which you will have to count again later.',
    ],
    12: [
      'A melody through the wall, a neighbor you have never met: tenderness has no address for the moment. Enjoy it unaddressed. If you are fond of someone in secret, do them an unsigned favor.',
      'Lie on the rug and look at the ceiling with a clear conscience. Rest is a pleasure again. The softness brings back someone you have missed, and a candle for them is better than a late-night call.',
    ],
  },
  harmonious: {
    1: [
      'Doors open by a hand’s width, enough for a foot and a smile. You come across as easy company, so begin what needs goodwill. The pleasant days will pass unused unless you ask somebody for something.',
      'New shoes that fit on the first day are a small miracle, and your manner has that quality for the moment. Let people do you favors. Having someone else carry the bag takes practice.',
    ],
    2: [
      'An agreeable offer comes with agreeable people attached. Accept the part that pays in kind too, the ride, the cuttings, the lesson. What you already have looks handsome once it has been dusted and used.',
      'Trade a jar of yours for a jar of theirs. Matters of worth settle without friction in these days, so make your quote and let it stand. Ease is likely to undercharge, so round up.',
    ],
    3: [
      'The bus driver waits and the clerk finds the form. With talk this smooth, you could mend a tiff by text, though a walk past the window with two ice creams is surer.',
      'A thank-you note, three lines, to whoever taught you a useful word. Pleasant exchanges are all around you. Pick one to take further than the weather, and ask what they are reading.',
    ],
    4: [
      'Everyone likes the same film for once, which at your address is news. Let the harmony run on into one practical choice, the lamp or the guest list. It holds for several days and dislikes being praised too early.',
      'Braided bread on a working morning, the radio low, somebody humming in the next room. Take in how little it takes. A parent or a roommate will agree to your idea if you bring it with the butter.',
    ],
    5: [
      'Swing a little higher, the ropes are sound. Love and invention come without strain for the moment, and an invitation is likely to be accepted. Add one bold stroke, or the whole thing will be merely pretty.',
      'Shyness on both sides makes a good duet. Someone enjoys your company and may need to be told it is mutual. What you make with your hands for fun is worth framing in something better than tape.',
    ],
    6: [
      'The drawer runs on its rails and the line moves. Use a smooth stretch of days to hand on what you know, since your example is better liked than your checklist. Leave early once, without a reason.',
      'Somebody offers to take the late slot. Say yes before courtesy says no. Cooperation is on offer at work, and the favor can be returned in muffins or by finally learning to refill the toner.',
    ],
    7: [
      'Compromise costs less than usual. Each of you gives up something you hardly wanted, and both come out with the view. Put the awkward topic on the table now, while chairs are close together.',
      'Good neighbors of the heart, you and that other person, with the hedge trimmed low. Help is there for the asking. Ask, because a partner cannot admire how well you would have managed alone.',
    ],
    8: [
      'Feet touch under the blanket, and a tense subject lets go. Generosity flows between you and someone close, in money talk as well. Decide the fair share while nobody is counting, then have somebody count.',
      'An old lock turns with a drop of oil. You can speak about desire or debt in a voice that scares no one, and get an honest reply. Let the talk be brief, with breakfast after it.',
    ],
    9: [
      'Pick the scenic road with the bad signposts. People you meet far from your habits take to you, and someone’s opinion, charmingly put, gets past your guard. See whether it still charms you back home.',
      'A teacher smiles at your essay and asks for more of the second page. Learning is agreeable. Turn the mood into a booked place on the course, as pleasant intentions keep about a week.',
    ],
    10: [
      'Praise from above arrives in public, where you can use it. Mention, kindly, whoever helped. The gracious days are good for a review or a launch, provided the sparkling glass is raised after the figures.',
      'Your reputation walks in ahead of you and has already ordered you a drink. Enjoy the welcome. Make the one request that feels slightly forward, as the answer is being prepared by someone who likes you.',
    ],
    11: [
      'A friend saves you the aisle seat. Company is light and well mixed for some days, and a shared scheme finds its cook and its treasurer. Someone at the edge came alone, as you once did.',
      'Everyone chips in and the gift is better than any of you could afford. Pooling suits you: skills, garden tools, addresses. What you hope for is closer than it looks, two handshakes away at most.',
    ],
    12: [
      'Forgiveness turns up like a lost umbrella, once nobody is looking for it. Take it along. A private sorrow grows lighter over these days, and small comforts, linen, lavender, an early dusk, do their share.',
      'An hour with no use at all, beside a fountain if there is one. Whoever you think of there with warmth would like to hear it someday. For now the thinking is plenty, and it mends something.',
    ],
  },
};
