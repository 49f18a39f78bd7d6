import type { ByHouseWordings } from '../../catalogue.js';

export const moonInHouse: ByHouseWordings = {
  1: [
    'Your face gives the game away for two or three days, so put it to use: ask for things where people can see that you mean it. Moods change with lunch. Order something you like.',
    'Children and dogs walk straight up to you. While you are this readable, warm one minute and bristling the next, impulses before noon tend to please, and an apology works best on the spot.',
    'Put on the loud scarf. Being noticed feels natural for a while, and your first reaction is usually right, though better spoken than typed. What you keep starting in your head could be started aloud.',
    'A splash of cold water, and you are in charge of yourself again. Whatever you feel jumps the line, which is honest, and tiring for bystanders. Walk once around the block before you answer.',
  ],
  2: [
    'Comfort has a texture just now: wool, a warm plate, a bill marked paid. Handle solid things. If a purchase is really a sulk, carry it once around the store and return it to its hook.',
    'Count the eggs, then the hours. The mood is steady, fond of an honest tally, and easily irked by somebody’s vague promise. Ask them for the amount in plain figures, and you can like them again.',
    'Slow chewing and fair prices suit the next couple of days. Should you feel undervalued, finish one piece of work, a hem, a report, a loaf, so well that you can see its worth from across the room.',
    'You guard your things, from the last cookie to the good scissors, and it is safety that you are guarding. Lend one of them on purpose. Polish another. By evening the fist has opened.',
  ],
  3: [
    'The pen runs, the phone rings, somebody’s aunt has heard. Two days of crossing paths are good for letters, introductions and borrowed ladders. Before you pass the story on, find out who told the aunt.',
    'Errands lift your spirits, so take the folding bicycle and the long list. The funniest remark you hear all week may come from the person behind you in line. Turn around and say something first.',
    'Restless ears follow three conversations at once. Choose one. Your feelings sort themselves by being told, preferably on foot, to a sister or to the friend from the next apartment.',
    'A crossword in ink with one square wrong: that is the temper of these days, clever and slightly hasty. Reread before sending. Anything studied in bites, between stops, is likely to stick.',
  ],
  4: [
    'Toward evening the curtains all but draw themselves. You want your own fork, and company that knows how you take your coffee. Cook double, call whoever raised you, and freeze what is left.',
    'Old slippers, an old song, an old annoyance with a relative. The ground slopes homeward for two days. Roll with it: settle hearts at the kitchen table, and postpone anything that needs a podium.',
    'Wipe the sills in the room you like least. Tending the place calms you, and the feeling that had no name at work will have one by about the third sill.',
    'Someone at home would like you to notice before they have to ask. You can, for the moment, as if through the wall. Carry in a tray, sit on the floor, save your own news.',
  ],
  5: [
    'Out comes the deck of cards. You are ready to be charmed and to show off a bit, so accept the dare if it is harmless. Nobody recalls by morning who sulked over a lost hand.',
    'A pan lid, a wooden spoon, and ten minutes of noise with a child, or as one. Affection is easily roused during these days. Tell its object, in so many words, before the neighbors complain.',
    'Little gestures of romance go far at present: a doodle on a napkin, a note in the lunch bag. Make one without hope of return, and a second purely to enjoy your own nerve.',
    'Leave the email half written and look at something beautiful for twenty minutes. You are creative by appetite, in snatches. When the itch comes, have clay within reach and the critic sent out for milk.',
  ],
  6: [
    'Lids find their pots. A couple of days spent sorting, mending and replying in order will please you more than a treat would, as long as you stop at enough and eat sitting down.',
    'Socks are a good place to begin. You feel useful and a shade critical, so point the sharp eye at your own tasks. Coworkers welcome the help, less so the remark about method.',
    'Sweep from the corners to the middle, and the mind will follow the broom. Repetition settles nerves now. A worry that keeps coming back can go on the list, between bread and stamps.',
    'The ferns are thirsty, and so are you. Neglected needs speak up one by one, politely, over these two days. With three of them answered before breakfast, work involves a good deal less sighing.',
  ],
  7: [
    'A good ear is on loan to you, for a couple of days. Repeat to someone what you understood, and watch their shoulders drop. Then talk, for they would like a turn at listening.',
    'Lunch alone tastes of cardboard. You want company, a second opinion, another signature, and all are easily had. Just order your own dish before you hear what the other person is having.',
    'Even in a tango two people disagree about direction. Partners catch each other’s moods in these hours, so if yours came in on someone else’s boots, ask about their day before you fight over your own.',
    'Fairness calms you, down to the halving of a dessert. Hold the door, and see who comes through: a frank opponent may soften on being asked for advice, and courtesy gets negotiations moving.',
  ],
  8: [
    'A feeling has come up the cellar stairs and stands behind your chair. Turn around. Tell the person you trust most, in few words, and then deal with some practical paper that has both your names on it.',
    'Cats see in this light, and so, for a day or so, do you. Other people’s motives are plain. Have the tact of a cat as well: sit near the sore subject, and wait to be asked.',
    'Low voices, a closed door, phones in the other room. Closeness appeals more than entertainment. Where jealousy pinches, work out which need it is standing in for, and whether that could be met by supper.',
    'Clear the lint from the dryer and the grudge from its jar. Ridding yourself of residue is oddly satisfying while the mood is on you. It should stop short of other people’s cupboards.',
  ],
  9: [
    'Open the atlas at breakfast. Spirits rise with distance: the foreign film, the far side of the lake, the friend who argues. Any promise made out there could use a second look indoors.',
    'On a hill even a sandwich has more to say. Your outlook widens, and exaggerates somewhat. Put the big question to a person who has lived elsewhere, and keep your mouth full while they reply.',
    'A film about glaciers moves you to tears, then to a course catalog. Follow it that far. Hunger for meaning is strong these two days and is best fed with a reading list.',
    'Somebody’s accent makes you happy. You crave wide talk, and lose patience with the seating plan. Give the near task one undivided hour, and afterward go wherever the windows are tall.',
  ],
  10: [
    'Straighten your collar, since people are looking and can tell how you feel. Said with sincerity, a word to someone above you goes over well. Private disappointments should wait for ears off the premises.',
    'Warm hands are wanted at the helm. For two days you sense what the whole office lacks, be it a decision or a cake. Supply the visible part first, and accept the thanks.',
    'Approval is like salt at present, and you want it on everything. Before the meeting, note on your cuff what you yourself think of the work. Any comment from on high can then be taken to taste.',
    'The clock over the counter seems to look at you personally. You feel responsible, perhaps beyond your share. List what only you can do, finish that by four, and be seen leaving.',
  ],
  11: [
    'Someone hands you the big bowl at a long table. Belonging feeds you in these days, so show up, late or tired if need be. The newcomer at the corner could use your elbow room.',
    'Half the bus is bound for the same concert, and singing. A common mood carries you along with it. Sing too, and somewhere around the second verse consider whether you would have boarded alone.',
    'Forward the article to three people, for three different reasons. You think in networks just now, and run a little cool up close. One friendship might like to be warmed by hand, on a doorstep.',
    'A wish made over the smoke of somebody else’s birthday candles counts as well. Hope is sociable this week. Say what you would like to see happen, and allow the crowd to improve on it.',
  ],
  12: [
    'Cotton in the ears, a slow bath, a bolt on the door. Everybody’s mood soaks into you just now, so spend some hours where there is none to soak up, and tell anyone who asks that you are resting.',
    'Something half remembered follows you from room to room. Sit down, and it will come over. By aimless puttering, with no result to show, you finish more than effort could.',
    'The missing glove is behind the radiator, beside a feeling that you mislaid about the same time. Look behind a few other things. Private tidying suits you now, and nobody has to hear of it.',
    'Draw the blind and let voicemail do the talking. Your tenderness lies near the surface and would be wasted on a crowd. One kindness that no one can trace to you, then bed.',
  ],
};
