import type { ByNatureWordings } from '../../../catalogue.js';

export const neptuneMeetings: ByNatureWordings = {
  conjunction: {
    1: [
      'Your edges have gone soft, like a watercolor left in drizzle. Others see in you what they long for, kindly or unkindly. Say once where you begin and end, then enjoy being hard to describe for some days.',
      'Moods of everybody in the waiting room seep in through your sleeves. It makes you gentle and rather tired. Spend time near real water, and begin nothing that needs a firm chin until the haze has lifted.',
    ],
    2: [
      'The price tag is in fog and the object looks holy. Admire it for an hour and leave it there. What you are worth resists figures just now, so ask someone literal-minded to say them aloud.',
      'Coins slip between the floorboards of a lovely week. Give some on purpose, to music or to a stranger’s cause, and put the rest where your dreaming hand cannot reach. Later you may want to know the sum.',
    ],
    3: [
      'Directions are given in gestures and the bus stop has moved. Speech drifts into poetry for some days, wonderful on paper and awkward at the counter. Repeat the address back. Then write what came to you on the wrong road.',
      'You half hear, half guess what your brother means, and the guessed half is uncanny. Still, ask him, or whoever stands in for him. The mind takes in tone like blotting paper and misses numbers.',
    ],
    4: [
      'Mist comes up over the garden of childhood, with voices in it. Homesickness may strike you in your own living room. Cook something whose smell you remember, and let the legend about the family remain partly legend.',
      'A tap drips, somebody sighs behind a door, and the place feels like a ship at anchor. Retreat is kindly. Just settle who has the keys and the rent, because everyone aboard assumes that another person does.',
    ],
    5: [
      'Romance in soft focus, with strings. The person is lovely and the lens is smeared. Write them the song by all means, and look again in plain morning light before rearranging your life around the chorus.',
      'Make-believe lasts until bedtime and beyond: the couch is an island, the cat a lighthouse keeper. Creative tides run high for a few days. Catch them in buckets, any buckets, and sort the fish later.',
    ],
    6: [
      'Checklists dissolve, and by three o’clock you are rinsing the same glass. Do the tasks that can be done to music. Whatever calls for decimals should have a second pair of eyes, and you, a nap.',
      'The person at the next desk is sad, and you have picked up half of it without being asked. Kindness is work too. Put it down when the shift is over, hands under running water.',
    ],
    7: [
      'Two silhouettes on a beach, merging. Love or alliance feels boundless for some days, and you would sign anything. Sign nothing. Ask what they take milk in, the simplest question, and see the person come ashore.',
      'You see the saint in them or the exhausted swimmer, and are already wading in. Be tender and keep one foot on sand. Whoever they actually are deserves to be met without the halo or the rope.',
    ],
    8: [
      'Boundaries between mine and yours go under like sandbars. In an embrace that is bliss, in shared accounts it is mud. Enjoy the first fully. Postpone the second until you can both see the bottom.',
      'An old grief turns to salt water and goes out. It asks for very little, perhaps a candle, perhaps someone who will hold your hand without a theory. Secrets confided in such hours are to be carried sealed.',
    ],
    9: [
      'The far shore glitters and has no address. You could follow a dream, a guru or a gull. Begin with the gull, for free, and question anyone who has the whole truth in a pamphlet.',
      'A page of mystical nonsense makes you cry on the train. Maybe it holds something. Belief comes as feeling in these days, so let it come, and leave citing, booking and arguing for drier weather.',
    ],
    10: [
      'On the poster your face seems to promise something. People project a great deal onto you at work, and vagueness feeds it. Spell out what you will deliver. Then go on dreaming of the other, stranger career.',
      'The career ladder is wreathed in cloud at both ends. You may lose the plot of your ambition and find a calling underneath, faint as a foghorn. Take a bearing, and keep office hours meanwhile.',
    ],
    11: [
      'By the second bottle the whole table is saving the world. The feeling is true, the minutes are illegible. Love your friends, pledge what a rested person could keep, and see to it that the shy one gets home.',
      'Some group hums on one note and you hum along, very happy. Notice where your voice went. A hope shared this deeply can carry people for months, if somebody afterward agrees to buy stamps.',
    ],
    12: [
      'Long after midnight the sea is in the room. Dreams are vivid and kind enough to be kept by the bed in a notebook. Solitude nourishes. Set a lamp in the window for your return to the others.',
      'Tears come during an advertisement for cheese. Something worn out is melting, and needs neither analysis nor an audience. Lie low in a warm bath of a day, and refuse nobody’s gentleness on principle.',
    ],
  },
  harmonious: {
    1: [
      'Walking barefoot through your own rooms, you move as though to a tune. Others relax around you without knowing why. Trust the first feeling about a person this week, and dress in whatever flows.',
      'Grace borrows your body for a few days. An instinct starts the sentence and it lands softly. Begin something with an artistic side, and let someone unguarded tell you how you strike them.',
    ],
    2: [
      'Earning can follow imagination now, the way a stream finds the low meadow. Put a price on the pretty thing you make for nothing. A gift sent without a card gives you more than it costs.',
      'A cracked bowl mended with gold, or with glue and affection, shows you what value is. Look round your shelves in that spirit. You need less than the catalog suggests, and can be generous with the difference.',
    ],
    3: [
      'Metaphors turn up like moths at a porch light. Use one on a stubborn neighbor and watch the brow unfold. What you read aloud to a child or a sister this week goes in deeper than explanation.',
      'Listening is your eloquence now. Somebody on the local train tells you a whole life between four stops. Jot a line of it. Letters written from that softened place reach people who were out of reach.',
    ],
    4: [
      'Music drifts from room to room and the quarrels get bored. Home is a harbor with the harbor lights on. Invite someone lonely in, or let your own kin be sentimental for an entire evening.',
      'A great-aunt opens the drawer with the lavender in it and starts to talk. Her story heals something she knows nothing of. Give the listening corner a blue cushion, and forgive the tangled branches of the family tree.',
    ],
    5: [
      'The brush knows more than you do, so follow. Love is gentle and musical just now, full of small enchantments such as bubbles on a balcony, and wants no name before the season is out.',
      'With cardboard and a flashlight you can build an ocean. Children follow you into it, and so might someone grown. Let delight be useless, for once, and record only what your heart would keep anyway.',
    ],
    6: [
      'Chores fall into the rhythm of rowing. Whatever you tend, from spreadsheets to seedlings, senses that it is cared for. A slower method may be the better one. The body likes water, linen, and an early sunset.',
      'A kindness nobody assigned makes the day’s work hang together. You notice who is flagging before they do, and fix it with a joke or a chair. Allow somebody to do the same for you.',
    ],
    7: [
      'Silence is shared so easily that you both forget to fill it. Sympathy does the negotiating this week. State one wish even so, as a courtesy, since the best mind reader enjoys an occasional subtitle.',
      'You forgive them in the doorway, coat still on, and it costs nothing. Tenderness is in supply between you and someone else. Go to hear music together, and settle the mundane clause on the way home.',
    ],
    8: [
      'Skin and trust, the oldest of languages, are spoken fluently. Let yourselves be slow. A debt between you might be dissolved with grace, provided both of you remember afterward that it was forgiven and which of you forgave.',
      'An ending goes by like a lantern set on a river. You can love what it was and let the current have it. Somebody close understands, so ask for company on the bank.',
    ],
    9: [
      'Choir practice overheard, desert stars, a library after rain: you are within reach of wonder and should go where it lives. The trip may be an hour long. Bring home one line to live by, lightly.',
      'A foreign film without subtitles makes perfect sense. Understanding runs ahead of vocabulary for some days, in study as in travel. Follow what moves you, then look up its name and its history.',
    ],
    10: [
      'Your work moves someone to send an unsigned note. Imagination is visible from the street now, so let the official version have some color in it. Superiors respond to a vision told in two minutes.',
      'The reputation you hoped for comes by way of kindness, overheard in a stairwell. Continue. If you want the job with more music in it, describe the sound of it to whoever hires.',
    ],
    11: [
      'Voices find the harmony on the first try, and nobody conducted. Be with people who share your softest hope. A plan to help someone, made now over noodles, has a fair chance of being carried out.',
      'An old friend phones because they dreamed of you. Accept it as sufficient reason. Affinity is the organizer this week, and groups gathered around art or mercy will have a mat for you.',
    ],
    12: [
      'Rest comes like snow, overnight, and evens everything out. Leave the first hour of the day untrodden. An answer that you begged for months ago can be heard, now that you are no longer talking.',
      'A hammock between two ordinary obligations is all the retreat required. Swing there. What has troubled you privately loses its outline, and what is left of it could be told as a lullaby.',
    ],
  },
  tense: {
    1: [
      'You look in the shop window and meet a stranger’s doubtful expression. It is only tiredness, lit from the side. Put off defining yourself. People who want you to be their rescuer or their excuse may be disappointed amiably.',
      'Halfway down the street you forget where you were going, though you set out with conviction. Drift is the matter these days. One fixed point helps, say lunch at one, and nobody’s flattery before it.',
    ],
    2: [
      'The seller has beautiful eyes and no invoice. Charm and goods should be examined on separate days. If you are the vague one, send the bill as agreed; a fee left to goodwill makes both parties unhappy.',
      'A leak somewhere: money, or esteem, trickles out by night. It starts wherever you give in order to be thought good. Plug that one, keep giving elsewhere, and let the anxious arithmetic rest until daylight.',
    ],
    3: [
      'A rumor comes dressed as your friend’s own words. Admire the costume and call the friend. Half-truths slip out of you as well, from kindness, and take a good deal more kindness to tidy up.',
      'The signpost points both ways and the neighbor who knows is in a trance of her own. Reread, reconfirm, pocket a pencil. Where the facts dissolve, say “I am not sure,” which people find surprisingly soothing.',
    ],
    4: [
      'An old family fable no longer adds up. Somebody was protecting somebody. You may ask, softly, while expecting no straight answer over this particular pot of tea. Whose sadness is soaking your carpet is the better question.',
      'The cottage of your wishes has no kitchen and your actual place has dishes. Wash some. Escaping into screens or sleep feels restful up to a point, and past that point the sink smells of guilt.',
    ],
    5: [
      'The love letter is exquisite and addressed to someone who does not exist. Before you post it, have coffee with the real one. Disenchantment stings for an afternoon, after which a human being is sitting there.',
      'Inspiration floods in and floats the easel away. Anchor it with a deadline or a frame the size of a book. A child who fibs may be telling you about a wish; ask after the wish.',
    ],
    6: [
      'Instructions come as atmosphere. Nobody says what is wanted and everyone is hurt at the result. Ask for a list, or make one and have it nodded at. Self-sacrifice is a soggy foundation for a working week.',
      'The alarm sounds like something in a dream and goes on being ignored. Energy is low and excuses are fluent. Halve the program, do that half properly, and spare yourself the miracle regimen in the magazine.',
    ],
    7: [
      'They said “soon,” you heard “always.” Misty words please everyone until the day of delivery. Ask what was meant, gently, and hear it out. Being let down by a real person beats being adored by a mirage.',
      'Someone plays the victim so well that you reach for your wallet, or your gavel. Step out of the scene. Ask for the plain request behind it, and offer a thing you can give cheerfully.',
    ],
    8: [
      'Fog on the joint account, perfume on the promise. What you both prefer not to look at grows larger unlooked at. Turn on the overhead light for twenty minutes, then light the candle again if you like.',
      'You want to dissolve in somebody, and they want to know whether you locked the car. Both are love. Watch for bargains in which guilt is the currency, and pay in anything else.',
    ],
    9: [
      'A prophet with excellent lighting explains everything. The longing this stirs is trustworthy; the explanation should go through the usual sieve. With travel, confirm the room, since paradise has been known to double-book.',
      'You argue from a feeling, they argue from a chart, and the truth has gone for a swim. Concede the chart. The feeling can be written up separately, where it may turn out to be a good poem.',
    ],
    10: [
      'The credit for your idea is floating around the office like pollen. Label things. Where you have let an illusion about your powers stand, correct it early and lightly, before somebody hands you a stethoscope or a budget.',
      'Your public task and a private dream tug in contrary directions and you stare out of the window. Fair enough, for ten minutes. An unclear brief ought to be questioned in writing, today, by you.',
    ],
    11: [
      'A circle of friends goes misty over someone’s sorrow, and one person, you, does all the driving. Draw up a roster. Compassion that nobody can see the end of turns into resentment with a nice voice.',
      'The dream you all shared had different endings, it seems. Let people tell theirs. Disappointment in a group is often the sound of a picture being cleaned, and some of the true colors are quite good.',
    ],
    12: [
      'The wish to vanish is strong, under blankets or into a bottle-green sea of series. Vanish with a return time and tell somebody. A hidden worry is mostly moonlight on laundry; go and touch it.',
      'What woke you was a feeling that belongs to another decade. Let it sit on the bed without obeying it. By lunch, do something solid, sanding or kneading, and confide in a waking person.',
    ],
  },
};
