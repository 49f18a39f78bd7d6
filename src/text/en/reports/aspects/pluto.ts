import type { ByNatureWordings } from '../../../catalogue.js';

export const plutoMeetings: ByNatureWordings = {
  conjunction: {
    1: [
      'Pluto concentrates your presence, like stock boiled down, and people notice it before you have raised your voice. Know what you want beforehand. Whatever you leave open will be read as a threat or a promise.',
      'An outgrown way of presenting yourself is coming off, since Pluto has no use for a skin that no longer fits. It itches. Leave it alone with both hands, and let the new one dry.',
    ],
    2: [
      'Wanting runs deep where money and possessions are concerned, and so does shame about wanting, because Pluto reaches for both. They get smaller once you open the ledger and stay there. Ask which three things you would truly keep.',
      'Buried talents and buried fears about your worth come up in the same cart when Pluto digs. Ore looks like dirt until somebody crushes it. Work the seam patiently, and keep your hands off anyone else’s claim.',
    ],
    3: [
      'You hear what lies beneath the words, and with Pluto at your elbow your own land there as well, so weigh them. One remark can turn like a key. The sister who changes the subject is telling you which subject.',
      'Pluto gives you a detective’s mind for some days, and you find the sentence that the whole report was built to hide. Research is the right use of it. Neighbors, by contrast, may have their curtains for their own reasons.',
    ],
    4: [
      'Pluto lifts one corner of the linoleum at home, and something kept silent in the family comes near the surface. Do the rest with someone you trust in the room. Whoever laid it down was perhaps frightened at the time.',
      'Home takes hold of you, for Pluto works on roots, and what it stirs there is strong, possessive and fond of you in its fashion. Decide how much of what you were handed down you mean to water.',
    ],
    5: [
      'Attraction skips the small talk when Pluto walks in on your pleasures, and it could burn well. Ask for consent in words. Ask yourself as well who you plan to be when the obsession has eaten.',
      'All or nothing is how you make things under Pluto, and a canvas may be painted over four times before it looks back at you. Come up for meals. In play with a child, lose a game without tactics.',
    ],
    6: [
      'Whatever has collected behind the daily order gets seen to at last; Pluto pulls out the refrigerator and looks. A ruthless cleaning of your routine is a pleasure now. Be less ruthless with colleagues, who are not lint.',
      'A method that no longer serves can be broken down and fed to the next, and Pluto brings the heat for it. It is compost work, slow and smelly. You could do it singlehandedly, which is no reason to.',
    ],
    7: [
      'Power becomes a subject between partners, since Pluto has sat down at the table and nobody has introduced it. Saying who decides what, and who fears what, changes a bond faster than any gift or scene could.',
      'The person across from you has an iron will, or else Pluto is showing you your own. Negotiate for the one thing you truly need. Surveillance, of phones or of faces, poisons the well you share.',
    ],
    8: [
      'Closeness goes to a depth that you would usually avoid, which is where Pluto feels at home; most of the creatures down there are harmless. Come back up by stages, holding hands, and speak of it only to each other.',
      'Pluto leans on what you own or owe together, and a small sum turns out to stand for a large question. Open the safe with both owners in the room. Take an evening before you divide anything.',
    ],
    9: [
      'One idea grips you with both hands, and with Pluto behind it you are inclined to call it the truth. Perhaps it is. Follow it down to its sources, farther than the admirers go, and spare the dinner guests meanwhile.',
      'Beliefs you inherited are being dug up by Pluto, which hands you a small brush rather than a shovel. What appears is older and stranger than the label on it. Study the single shard you were given before you publish.',
    ],
    10: [
      'At work you learn how decisions are really made, since Pluto opens the door that is usually shut. Use the knowledge cleanly. Your ambition is strong enough to move a wall; check what the wall was holding up.',
      'Who comes next is the question at work, and Pluto turns heads toward you or away. Say what you want at full size, once, to the person who can grant it. Maneuvers in the corridor would cost you a friend.',
    ],
    11: [
      'You have more sway over a group than usual, for Pluto shows you who settles everything without speaking. It can be spent on burying a grudge or on raising a banner. Choose before somebody chooses for you.',
      'Pluto asks what has become of a hope you outgrew years ago, for it still draws on your strength. Ask a friend to hold the ladder while you saw. The branch beneath it has been waiting for light.',
    ],
    12: [
      'Go down to an old fear while Pluto lends you the lamp for the cellar stairs. It may prove a furnace that could heat the place. Take it slowly, and tell one wise listener what you found.',
      'Solitude does deep work with Pluto in it: something that stayed sealed through a hard season begins to open, as certain pines open only after fire. Give it a few silent days. Explanations may follow in their own time.',
    ],
  },
  harmonious: {
    1: [
      'Stamina turns up from a floor below the one you usually draw on, by courtesy of Pluto. Remake one habit at the root, and tell nobody until it shows. Your gaze is steady enough to be candid without hurting.',
      'People confide in you early, since Pluto makes you look as though nothing would shock you. It would not. Let that calm carry a beginning which you had thought needed courage. You have it already, and need only spend it.',
    ],
    2: [
      'Idle means, skills included, can be recast by Pluto into something of use. An heirloom ring sits well once it has been resized. Get rid of whatever you own from fear, and feel what remains grow solid.',
      'Value hides in a neglected job or a dented trunk, and Pluto gives you the ear for where to knock. Stake a modest claim and work it thoroughly. The find can stay your secret for a while.',
    ],
    3: [
      'Few words are enough from you, because Pluto lets you speak to the point beneath the point. An investigation, a difficult letter, the talk with a brother about that one summer: any of them can be finished cleanly.',
      'What everyone around you forgot you manage to find out, as Pluto rewards whoever follows the footnote down to the archive. Knowledge of this weight persuades without raising its voice. Share it first with whoever it concerns most.',
    ],
    4: [
      'Family strength that was walled up long ago can warm the present, now that Pluto has found the fireplace behind the boards. Ask an elder about the hard years, and about how they came through.',
      'Plans for your home gain power in private, since Pluto prefers to let dough rise overnight. Whoever lives with you may consent to a thorough clearing-out, if their one sacred shelf is spared. Announce it when it is half done.',
    ],
    5: [
      'What you make or confess reaches people, for Pluto takes the acting out of it and the hall goes still. Love can bear the true sentence now. It will be the warmer for your having been scared a second.',
      'A child’s fear or your own turns into play with Pluto’s help; the monster gets a name and a favorite fruit. Passion does well under the same roof. Feed it with something made by hand.',
    ],
    6: [
      'Effort applied at the root does a month’s repair in days, because Pluto shows you the one screw on which the machine depends. Tighten that. Those you work with feel the improvement before they see who made it.',
      'Habits can be put down for good under this Pluto, as one puts down a glass. Such ease is rare, and worth using on the practice that has ruled you longest. Have something nourishing ready to stand in the gap.',
    ],
    7: [
      'Pluto gives you the right hand for a partner’s sore place, which they show you themselves. Bonds renew from underneath for a few days, through a confession or a difficult yes. Answer depth with depth, then go out for pancakes.',
      'Someone strong wants your frank opinion and, with Pluto in favor of you both, can stand it. Together you could overhaul an agreement down to the studs. Leave in it only what each would choose again, knowing the other fully.',
    ],
    8: [
      'Old warmth between two people catches again, since Pluto blows on the embers without scattering them. Say the wish you edited out. Shared matters regroup around a truth that both have suspected and neither minds.',
      'The remains of a finished chapter can be divided without rancor, spoons and sorrows alike, for Pluto is generous at endings. Take what will be used. Whoever parts with you on these terms is someone you could still call.',
    ],
    9: [
      'A conviction changes at depth and leaves you freer, which is the best that Pluto can do for a student or a traveler. Ask the question under your question. Somebody learned has been hoping for it.',
      'Study rewards obsession while Pluto favors it: you go looking for a spring and find the aquifer. Far places, too, show more than their facade to anyone who stays in one of them. Write it up with nothing softened.',
    ],
    10: [
      'Influence comes to you by the back corridor, where Pluto does its business; somebody with real weight has seen how you handle a secret. Propose the deep reform, the unglamorous one. Its usefulness will campaign for you.',
      'Your long-range plans have their roots checked by Pluto and prove sound. Take the stronger position if it is offered, keeping the tone low. It suits you to be underestimated by everyone except the two people who decide.',
    ],
    11: [
      'Commitment is what you attract among friends, thanks to Pluto: a handful of people, one locked shed, a plan that could change the street. Say how far you would go for the cause, and ask the same of each.',
      'After years of pleasantries a friend may tell you the real story, because Pluto opens that kind of door. Something in both of you sits down. Alliances that pass through it can carry a heavy hope, so bring yours along.',
    ],
    12: [
      'Private fears are approachable when Pluto goes down with you; divers come to like the dark. Spend an hour near one of them without improving it. You surface with more strength than you took.',
      'What you mend unseen is mended for good, since Pluto plants at dusk: a promise to yourself, or an old wrong put right by mail, unsigned. Pride would like to be told about it, and is welcome to sulk.',
    ],
  },
  tense: {
    1: [
      'Under Pluto somebody tests your will, or seems to, and everything in you wants to lean back harder. Plant your feet and state the limit in nine words or fewer. The rest of the strength can stay in its sheath.',
      'A mask you wore to feel safe has started gripping, and Pluto makes others feel the grip. They call you controlling and you call them the same, with some justice on both sides. Loosen a single strap in safe company.',
    ],
    2: [
      'Possession is the real subject of a dispute about money, for Pluto asks whether you hold the thing or it holds you. Unclench one finger. A tussle over fees goes better with a floor you decided on beforehand.',
      'Envy of what another earns comes up with Pluto, and it is an accurate instrument: it points at what you would like to earn yourself. Read the dial. Sell no part of yourself to get even.',
    ],
    3: [
      'Talk turns to interrogation when Pluto presses on it, whichever of you is asking, however kindly. Put your question once and accept a closed mouth. The phrase that would finish the quarrel would finish a good deal else.',
      'Suspicion edits every message into evidence; Pluto has its hand on your reading. Before you present the case to your brother, read the exchange aloud in a sunny voice. If something rotten remains, raise it directly, somewhere with benches.',
    ],
    4: [
      'Who rules at home is the question Pluto puts, in an apron, with thirty years of giving way behind it. Name the real subject or leave the kitchen. Staying to win turns the supper bitter for all, winner included.',
      'Something long buried in the family is pushing up a flagstone, and Pluto will go on pushing. You can add a heavier planter or find out what grows. Choose a calm hour, and a relative who can bear the truth.',
    ],
    5: [
      'Jealousy sits down with you and your pleasures, for Pluto wants reassurance and will settle for drama. Ask for the reassurance out loud. In the studio the same fever makes one fierce, excellent, slightly unfair drawing.',
      'Winning has gotten into the game, and under Pluto nobody is playing any longer. With a lover or with a nine-year-old, forfeit a turn on purpose. Control let go at this point comes back as laughter, with interest.',
    ],
    6: [
      'Some petty tyrant guards the supply closet, and Pluto tempts you to break them or to become them. Both take time. Document it calmly, keep to the rules they are bending, and do the work they cannot lock up.',
      'Once more, says Pluto to your work, and once more, until the cloth wears through. Perfection has the whip hand; stop at good. What you were trying to control lies upstream of the task and deserves its own hour.',
    ],
    7: [
      'Who loves whom more, and who gives way, is what Pluto makes of an open door. Go back and discuss the door. Ultimatums are satisfying to draft and dreadful to receive, so turn yours into a request with a reason.',
      'An opponent or a partner knows precisely where you are tender, and Pluto lets you see that you know theirs. Stay off both spots and argue the clause. Two people who keep their decency can settle the terms.',
    ],
    8: [
      'Money, intimacy and the past are used as levers when Pluto tightens what two people share, and the grip is mutual. Someone must open a hand first. Begin with a small coin, and watch what the other does.',
      'A betrayal, real or feared, itches like a scab under Pluto, and you are both picking. It wants its facts and then its end. Give it one long evening; demands for proof after that belong to the fear, never full.',
    ],
    9: [
      'Pluto recruits you for a conviction before you have noticed, and those around you hold theirs so tightly that it cuts the hand. Wrap yours in one honest doubt. Ask somebody on the other side how they came by theirs.',
      'A mentor’s authority comes off like old gilding, since Pluto scratches at whatever is revered. Underneath is usable wood. You may be furious at having knelt; take what was true and seek out a teacher who blushes.',
    ],
    10: [
      'You are being managed from above, skillfully, and Pluto makes you want a showdown. Meet pressure with paper: confirm in writing what was asked and by whom. A scene is fine theater, but you still have to work there.',
      'To see a rival humbled is what ambition wants of Pluto, which is able to oblige. Consider winning dully, by merit and minutes. What you topple in anger you then have to run, as everyone saw you get it.',
    ],
    11: [
      'Factions form among your friends, and Pluto has each of them want your secret in exchange for one of theirs. Decline both. Tell the group what you think where all can hear, and see who is relieved.',
      'One friend has been steering another for ages and with love, perhaps you; Pluto takes the wheel out of that hand. Say what you noticed. Expect a scene, then a silence, and possibly an equal.',
    ],
    12: [
      'Whatever you have refused to feel comes at you looking like an enemy, for Pluto lends it a face you know. Eat and sleep before the counterattack, then look at the face again. Most of its weapons are your own.',
      'Pluto backs the old compulsion in private, and it comes for its usual toll. Be elsewhere at that hour, in company, with your hands busy. What has run you from below loses rank each time it is seen.',
    ],
  },
};
