import type { ByNatureWordings } from '../../../catalogue.js';

export const plutoMeetings: ByNatureWordings = {
  conjunction: {
    1: [
      'Eyes follow you across the lobby, and you had not raised your voice. Presence is concentrated for some days, like stock boiled down. Decide what you want before entering a room, because people will feel it first.',
      'Snakes shed in private, rubbing against a stone. An outgrown way of presenting yourself is coming off, itchily. Leave it alone with both hands, cancel what flatters only the old skin, and let the new one dry.',
    ],
    2: [
      'What would you keep if you could keep three things? The question comes up with odd force. Wanting runs deep just now and so does shame about wanting; both get smaller once you open the ledger and stay there.',
      'Ore looks like dirt until somebody crushes it. A buried talent, or a buried fear about worth, is brought up in the same cart. Work the seam patiently, and keep your hands off anyone else’s claim.',
    ],
    3: [
      'One remark goes in like a key and turns. You hear beneath the words for some days, and yours land beneath too, so weigh them. The sister who changes the subject is telling you which subject.',
      'Reading with a detective’s pencil, you find the sentence the entire book was built to hide. Research is the right use of such a mind. Neighbors, by contrast, may have their curtains for their own reasons.',
    ],
    4: [
      'Under the linoleum lies older linoleum, then the boards. Family silence has layers like that. Lift one corner with someone you trust in the room, and allow whoever laid it down to have been frightened at the time.',
      'A taproot goes farther than the spade. What stirs at home is strong, possessive, and fond of you in its fashion. Decide how much of the inheritance you water, and who else should hold a key.',
    ],
    5: [
      'Attraction without small talk: a look over the punch bowl and both of you know. It could burn well. Ask for consent in words, and ask yourself who you plan to be when the obsession has eaten.',
      'You paint over the canvas for the fourth time, and now it looks back. All or nothing is how things get made this week. Come up for meals. A child needs you to lose at dominoes without tactics.',
    ],
    6: [
      'You pull the refrigerator away from the wall. Whatever has collected behind the daily order is finally seen to, and a ruthless scrub is pleasurable. Be less ruthless with colleagues, who are not lint.',
      'Compost work: turn it, bear the smell, trust the heat. Some method that no longer serves can be broken down and fed to the next. You could do it singlehandedly, which is no reason to.',
    ],
    7: [
      'Power sits at the table between two plates, and nobody has introduced it. Do so. Saying who decides what, and who fears what, changes a bond faster this week than any gift or any scene.',
      'Across from you is a person with an iron will and excellent manners, or perhaps it is a mirror. Negotiate for the one thing you truly need. Surveillance, of phones or of faces, poisons the well you share.',
    ],
    8: [
      'Deep water, good visibility. Closeness goes to a depth that you would usually avoid, and the creatures down there are mostly harmless. Come back up by stages, holding hands, and speak of it only to each other.',
      'A safe gets opened in the presence of both owners. The contents, of feeling or of paper, shift the balance between you. Take an evening before dividing anything, and burn what is truly finished in a decent stove.',
    ],
    9: [
      'One idea grips you with both hands and you call it truth. Perhaps it is. Follow it down to its sources, farther than the admirers go, and refrain from converting the dinner guests meanwhile.',
      'At an excavation far from home they hand you a small brush. Belief is being unearthed grain by grain, and what comes up is older and stranger than the label. Study the single shard you were given.',
    ],
    10: [
      'Someone closes the conference-room door and tells you how decisions are really made. Use the knowledge cleanly. Ambition is strong enough to move a wall this week; check what the wall was holding up.',
      'Succession is in the air, and heads turn toward you or away. Say what you want at full size, once, to the person who can grant it. Maneuvers in the corridor would cost you sleep and a friend.',
    ],
    11: [
      'In every circle there is a person who never speaks and settles everything. Notice who it is. You have more sway over the group than usual, and may spend it to bury a grudge or to raise a banner.',
      'A wish you outgrew years ago still draws on your strength, as a barren branch drinks sap. Saw it off with a friend holding the ladder. The one beneath it has been waiting for light.',
    ],
    12: [
      'Descend the cellar stairs with a lamp and your own name. An old fear proves to be a furnace nobody serviced, and it can heat the place. Go slowly, eat something sweet, and tell one wise listener.',
      'Seeds of certain pines open only after fire. Something in you has been waiting sealed, through a hard season you seldom mention. Give it solitude, ash and a few silent days. Explanations may follow in their own time.',
    ],
  },
  harmonious: {
    1: [
      'Stamina turns up from a floor below the one you usually draw on. Remake one habit at the root, and tell nobody until the change is visible. Your gaze is steady enough to be candid without hurting.',
      'Strangers confide in you at the second sentence, because you look as though nothing would shock you. It would not. Let such calm depth carry a beginning that you had thought needed courage.',
    ],
    2: [
      'An heirloom ring, resized, sits as if made for your finger. Resources that were lying idle can be recast, skills among them. Get rid of whatever you own from fear, and feel what remains grow solid.',
      'Prospectors tap the rock and listen. You have that ear now for where value lies in a neglected job or a dented trunk. Stake a modest claim, work it thoroughly, and keep the find to yourself for a bit.',
    ],
    3: [
      'Few words, and the room rearranges itself around them. Speak to the point beneath the point. An investigation, a difficult letter, a talk with a brother about that one summer: all can be brought to a clean finish.',
      'By following a footnote to a basement archive you learn what the whole neighborhood forgot. Knowledge of this weight persuades without raising its voice. Share it first with whoever it concerns most.',
    ],
    4: [
      'Knocking through the boarded fireplace, you find it draws perfectly. Family strength long walled up can warm the present. Ask an elder about the hard years, and ask how they came through as well as what they lost.',
      'Privacy deepens into power, as dough does overnight under a cloth. Let plans for home rise unobserved. Whoever lives with you may consent to a thorough clearing-out, if their one sacred shelf is spared.',
    ],
    5: [
      'The actor stops acting and the hall goes still. What you make or say from that level reaches people. Love, likewise, can take the true sentence now, and be the warmer for having been scared a second.',
      'A child asks about the monster and you describe it together until it has a name and a favorite fruit. Passion under imagination’s roof is a splendid lodger. Feed it with something made by hand.',
    ],
    6: [
      'Find the one screw on which the machine depends, and tighten that. Effort applied at the root does a month’s repair in days. Those you work with feel the improvement before they see who made it.',
      'You put down a habit as one puts down a glass, finished. Such ease is rare and worth using on the daily practice that has ruled you longest. Something nourishing should be standing in the gap by evening.',
    ],
    7: [
      'They show you the sore place and you touch it correctly. Bonds renew themselves from underneath for a few days, through a confession or a difficult yes. Answer depth with depth, then go out for pancakes.',
      'A strong ally wants your frank opinion and can stand it. Give everything. Together you could overhaul an agreement down to the studs, leaving only what both would choose today, with full knowledge of the other.',
    ],
    8: [
      'Old embers, blown on gently, light at once. Intimacy is strong and curiously safe, so say the wish you edited out. Shared matters regroup around a truth both have suspected and neither minds.',
      'The estate of a finished chapter can be divided without rancor, spoons and sorrows alike. Take what will be used. Whoever parts with you on these terms remains someone you could call at midnight.',
    ],
    9: [
      'Three weeks in a foreign alphabet would do it, or three hours with the right mentor: a conviction changes at depth and leaves you freer. Ask the question under your question. Somebody learned has been hoping for it.',
      'You go looking for the spring and find the aquifer. Study rewards obsession now, and far places show you more than their facade if you stay in one of them. Write it up with nothing softened.',
    ],
    10: [
      'Influence flows to you through a back corridor. Somebody with real weight has seen how you handle a secret. Propose the deep reform, the unglamorous one, and let its usefulness campaign for you.',
      'Long-range plans have their roots checked and prove sound. Take the stronger position when it is offered, keeping the tone low. It suits you to be underestimated by everyone except the two people who decide.',
    ],
    11: [
      'A handful of people, one locked shed, a plan that could change the street. Commitment is what you attract now. Say how far you would go for the cause and ask each of them the same.',
      'After years of postcards, a friend tells you the real story. Something in both of you sits down. Alliances that have gone through such a door can carry a heavy hope, so bring yours along.',
    ],
    12: [
      'Divers come to like the dark, where some creatures make their own light. A private fear is approachable just now. Spend an hour near it without improving it, and you surface with more strength than you took.',
      'Secret gardeners plant at dusk. What you mend unseen this week is mended for good, be it a promise to yourself or an old wrong put right by mail, unsigned. Pride is welcome to sulk.',
    ],
  },
  tense: {
    1: [
      'Somebody leans on you to see if you tip. Everything in you wants to lean back harder. Plant your feet, state the limit in nine words or fewer, and leave the rest of the strength in its sheath.',
      'A mask you wore to feel safe has started gripping. Others react to the grip and you call them controlling, with some justice on both sides. Loosen a single strap in safe company and see who exhales.',
    ],
    2: [
      'Possession is the whole argument, whatever it claims to be about. Do you hold the thing or does it hold you? Unclench one finger. A tussle over fees goes better with a floor you decided on beforehand.',
      'Envy, that accurate instrument, is pointing at somebody’s desk. Read the dial: it shows what you would like to earn by your own hand. Then turn down the needle, and sell no part of yourself to get even.',
    ],
    3: [
      'They press you to tell, or you press them. Interrogation by kindness is still interrogation. Put your question once and accept a closed mouth. The phrase that would finish the quarrel would finish a good deal else.',
      'Suspicion edits every message into evidence. Before presenting the case to your brother, read the exchange aloud in a sunny voice. If something rotten remains, raise it directly, on foot, in a place with benches.',
    ],
    4: [
      'Two cooks, one stove, and thirty years of who gave way. Family power struggles come disguised as seasoning. Name the real subject or leave the kitchen; staying to win turns the supper bitter for everyone, winner included.',
      'Something under the yard is pushing up a flagstone. You can roll a heavier planter on top or find out what grows there. A mushroom, quite likely. Choose a calm hour, and a relative who can bear the truth.',
    ],
    5: [
      'Jealousy books a table with a view of the door. It has come for reassurance and will settle for drama. Ask for the former out loud. In the studio the same fever makes one fierce, excellent, slightly unfair drawing.',
      'Winning has gotten into the game, and now nobody is playing. With a lover or with a nine-year-old, forfeit a turn on purpose. Control let go at this point comes back as laughter, with interest.',
    ],
    6: [
      'A petty tyrant guards the supply closet. You could break them or become them, and both take all day. Document it calmly, go by the rules they are bending, and do the excellent work they cannot lock up.',
      'Perfection has the whip hand: once more, once more, until the cloth wears through. Stop at good, while your arm shakes. What you were trying to control is upstream of the task and deserves its own hour.',
    ],
    7: [
      'It begins with a door left open and ends at who loves whom more. Go back and discuss the door. Ultimatums are satisfying to draft and dreadful to receive, so turn yours into a request with a reason.',
      'An opponent knows precisely where you are tender. Notice that you know theirs. Stay off both spots and argue the clause. Two people who keep their decency can settle the terms, even at the end of a tiring day.',
    ],
    8: [
      'Who holds the purse, who holds out, who holds the past over whom: the grip is mutual. Someone must open a hand first. Pick a small coin for it, and watch what the other does with theirs.',
      'The scab itches and you are both picking. A betrayal, real or feared, wants its facts and then its end. Give it one long evening. Demands for proof after that belong to the fear, which is never full.',
    ],
    9: [
      'Zealots on the left, zealots on the right, and you have been recruited before noticing. Convictions held this tightly cut the hand; wrap yours in one honest doubt, and ask an opponent how they came by theirs.',
      'A mentor’s authority comes off like old gilding. Underneath is wood, usable wood. You may be furious at having knelt. Take what was true, refuse the rest in writing, and seek out a teacher who blushes.',
    ],
    10: [
      'You are being managed, skillfully, from above. Meet pressure with paper: confirm in writing what was asked and by whom. A showdown would be magnificent theater, and you still want to work in this town.',
      'Ambition wants to see a rival humbled. Consider winning dully, by merit and minutes. What you topple in anger you then have to run, with everyone having seen the way you got it.',
    ],
    11: [
      'Factions form by the coat rack. Each would like your secret and offers one in exchange. Decline both currencies. Tell the group what you think where all can hear, and see which friends are relieved.',
      'A friend has been steering you, or the other way around, for ages and with love. The wheel is stiff. Say what you noticed and expect a scene, then a silence, and possibly an equal.',
    ],
    12: [
      'An enemy of your own manufacture patrols the dark, wearing a face you know. Before the counterattack, eat, sleep, and look at the face again. Most of its weapons are things you have refused to feel.',
      'Compulsion comes for its usual toll at the usual hour. Be elsewhere, in company, with your hands busy. What has run you from below loses rank each time it is seen and offered a chair.',
    ],
  },
};
