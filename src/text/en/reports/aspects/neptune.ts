import type { ByNatureWordings } from '../../../catalogue.js';

export const neptuneMeetings: ByNatureWordings = {
  conjunction: {
    1: [
      'Neptune softens your edges, and others see in you whatever they long for, kindly or unkindly. Say once where you begin and end. After that you can enjoy being hard to describe, like a figure in a watercolor.',
      'Other people’s moods reach you more easily than usual, because Neptune has taken the lid off. It makes you gentle and rather tired. Spend time near real water, and leave whatever needs a firm chin until the haze has lifted.',
    ],
    2: [
      'What a thing costs and what it is worth drift apart when Neptune comes near your money. The object looks holy and the price tag is in fog. Ask someone literal-minded to say the figure aloud before you pay.',
      'Money runs out more softly under Neptune, a little here and a little there, mostly for lovely reasons. Give some on purpose, to music or to a stranger’s cause, and put the rest where your dreaming hand cannot reach.',
    ],
    3: [
      'Directions, dates and small print turn vague, for Neptune has wandered into your conversations. What you write gains by it; what you arrange does not. Repeat the address back, then note down what came to you on the wrong road.',
      'Half of what your brother or a neighbor means you hear, and the other half Neptune lets you guess. The guesses are uncanny and not always right, so ask. The mind takes in tone like blotting paper and misses numbers.',
    ],
    4: [
      'Homesickness may strike you in your own living room, since Neptune brings the past up close and gives it better light than it had. Cook something whose smell you remember, and let the family legend remain partly legend.',
      'At home Neptune loosens the arrangements: everyone assumes that somebody else has seen to the keys and the rent. The same mood makes a fine retreat. Settle who does what, then let the place rock like a ship at anchor.',
    ],
    5: [
      'Romance goes into soft focus, and Neptune holds the lens. The feeling is lovely, and the person may be too. Write them the song, and look again in plain morning light before rearranging your life around the chorus.',
      'Imagination runs high with Neptune in your playroom: ideas outrun you, and a child will follow you anywhere. Catch them in any bucket at hand and sort the fish later. Judgment is the one thing missing.',
    ],
    6: [
      'Neptune dissolves the checklist, and you may find yourself rinsing the same glass twice. Do the tasks that can be done to music. Whatever calls for decimals deserves a second pair of eyes, and you deserve a nap.',
      'You pick up a coworker’s sadness without being asked, since Neptune leaves few walls between desks. Kindness is work too, and tires you like work. When the shift is over, put it down, with your hands under running water.',
    ],
    7: [
      'Where you end and a partner begins is what Neptune wipes out, and you would sign anything. That is bliss in affection and unwise in a contract. Ask them something simple, such as what they take in coffee, before agreeing.',
      'Neptune shows you the saint in someone, or the exhausted swimmer, and you are already wading in. Be tender and keep one foot on sand. Whoever they actually are deserves to be met without the halo.',
    ],
    8: [
      'What is yours and what is theirs runs together once Neptune touches the things you share. In an embrace this is bliss, in joint accounts it is mud. Enjoy the first, and leave the second until the water clears.',
      'An old grief loosens and goes out with the tide, which is Neptune’s kinder work. It asks for little: a candle, or someone who will hold your hand without a theory. Keep whatever is confided to you in such hours.',
    ],
    9: [
      'Far places and large beliefs look perfect, because Neptune leaves out the address and the price. Follow the longing some way, since it is real. Ask one dull question of anyone who has the whole truth in a pamphlet.',
      'Belief comes as feeling while Neptune is about, and a page you would have smiled at may bring you to tears on the train. Let it come. Leave the citing, booking and arguing for drier weather.',
    ],
    10: [
      'Neptune keeps your outline vague at work, so that people project a great deal onto you. It flatters now and disappoints later. Spell out what you will deliver, and go on dreaming of that other, stranger career.',
      'Ambition loses its plot for a while; Neptune puts cloud around both ends of the ladder. You may hear a calling underneath, faint as a foghorn. Take its bearing and keep office hours meanwhile.',
    ],
    11: [
      'Among friends Neptune makes hope flow freely, and by dessert the whole table is saving the world. The feeling is true. Pledge only what a rested person could keep, and see that the shy one gets home.',
      'A group’s enthusiasm carries you off, for Neptune would rather hum along than sing alone. Notice where your own voice went. A hope shared this deeply can hold people for months, if somebody afterward agrees to buy stamps.',
    ],
    12: [
      'Dreams come close and vivid with Neptune in the quietest part of your life, and solitude feeds you. Keep a notebook by the bed. The pull inward is strong, so leave a lamp in the window for your return.',
      'Something worn out is melting, and Neptune wants neither analysis nor an audience for it. Tears may come over an advertisement for cheese. Lie low for a while, and do not refuse anybody’s gentleness on principle.',
    ],
  },
  harmonious: {
    1: [
      'Neptune lends your manner an ease that others relax into without knowing why. You move as though to a tune, and your first feeling about a person is likely to be sound. Dress in whatever flows.',
      'Instinct does the introductions for some days, since Neptune is kind to how you come across. Sentences that you did not plan land softly. Begin something with an artistic side, and ask someone unguarded how you strike them.',
    ],
    2: [
      'Earning can follow imagination now that Neptune is on good terms with your income, the way a stream finds the low meadow. Put a price on the pretty thing you make for nothing. You know somebody who would pay it.',
      'Value looks different with Neptune’s help: a bowl you mended pleases you more than a new one would. You need less than the catalog suggests and can be generous with the difference. Look around your shelves in that spirit.',
    ],
    3: [
      'The right comparison comes to you unasked, because Neptune feeds your talk with pictures. Use one on a stubborn neighbor and watch the brow unfold. What you read aloud to a child or a sister goes in deeper than explanation.',
      'Listening is your eloquence while Neptune tunes the ear, and strangers tell you a whole life between four stops. Jot down a line of it. A letter written in that mood may reach someone who was out of reach.',
    ],
    4: [
      'Quarrels lose interest in your home once Neptune has turned the lights low and the music up a little. Invite someone lonely in. If it is your own kin around the table, let them be sentimental for an entire evening.',
      'Family stories flow, and Neptune sees to it that one of them heals something the teller knows nothing of. Give an older relative time and a comfortable chair. You may find it easy to forgive a tangled branch or two.',
    ],
    5: [
      'In love and in whatever you make, Neptune lets the hand go ahead of the plan, so follow it. The mood is gentle and musical, full of small enchantments, and would rather not be given a name too early.',
      'Play needs no excuse, and Neptune supplies the scenery: with cardboard and a flashlight you can build an ocean. Children follow you into it, and so might someone grown. Let a pleasure be useless for once.',
    ],
    6: [
      'Work finds a rhythm like rowing, since Neptune takes the friction out of routine. Whatever you tend, from spreadsheets to seedlings, is the better for a slower method. The body, too, likes its day in even strokes.',
      'Neptune lets you notice who is flagging before they do, and a kindness nobody assigned makes the work hang together. Mend what you can with a joke or a chair. Allow somebody to do the same for you.',
    ],
    7: [
      'You and a partner understand each other without much talk, with Neptune carrying the messages. Sympathy can do the negotiating. State one wish in words even so, since the best mind reader enjoys an occasional subtitle.',
      'Forgiveness costs you little while Neptune smooths what stands between you and someone else; it may be over in the doorway, coat still on. Go to hear music together, and settle the practical clause on the way home.',
    ],
    8: [
      'Trust comes easily to the body when Neptune blesses what two people share. Let yourselves be slow. A debt between you might be dissolved with grace, provided both of you remember afterward that it was forgiven, and by whom.',
      'You can love what has ended and let it go, for Neptune carries it off as gently as a lantern set on a river. Somebody close understands more than you have told them. Ask for company on the bank.',
    ],
    9: [
      'Wonder is within reach, and Neptune does not mind whether you find it in a choir, a desert or a library after rain. Go where yours lives, be it an hour away. Bring home one line to live by.',
      'Understanding runs ahead of vocabulary, in study as in travel, because Neptune lets you grasp the whole before the parts. A foreign film makes sense without subtitles. Follow what moves you, and look up its name afterward.',
    ],
    10: [
      'Your imagination shows in your work, and with Neptune’s favor it is taken for vision rather than vagueness. Let the official version have some color in it. Whoever decides will listen to a dream that is told in two minutes.',
      'Kindness does your reputation good, since Neptune lets it be overheard in the right stairwell. Continue as you are. If you want the job with more music in it, describe its sound to whoever hires.',
    ],
    11: [
      'Friends find the harmony on the first try while Neptune conducts. Be with the people who share your softest hope. A plan to help someone, made over noodles, has a fair chance of being carried out.',
      'Affinity does the organizing: Neptune has an old friend think of you, or you of them, and the phone rings. That is reason enough. Groups gathered around art or mercy are glad of you, and you need not lead.',
    ],
    12: [
      'Rest goes deep for some days, since Neptune comes to your solitude like snow and evens everything out. Leave the first hour of the day untrodden. An answer you had stopped asking for can be heard in the quiet.',
      'A private worry loses its outline when Neptune washes over it, and what is left could be told as a lullaby. You need no grand retreat. Take half an hour between two ordinary obligations, and spend it lying down.',
    ],
  },
  tense: {
    1: [
      'Neptune blurs the picture you have of yourself, and you may take plain tiredness for a judgment. Put off defining who you are. Those who want you as their rescuer or their excuse can be disappointed amiably.',
      'You set out with conviction and lose the thread halfway, for Neptune is working against your sense of direction. What looks like laziness is drift. One fixed point helps, say lunch at one, and nobody’s flattery before it.',
    ],
    2: [
      'Charm gets mixed up with goods when Neptune disturbs your money: the seller has beautiful eyes and no invoice. If you are the vague one, send the bill as agreed. A fee left to goodwill makes both parties unhappy.',
      'Money or esteem trickles away unseen, and Neptune’s leak is usually in the same place: wherever you give in order to be thought good. Plug that one and keep giving elsewhere. The anxious arithmetic can rest until daylight.',
    ],
    3: [
      'Rumors and half-truths travel well while Neptune clouds the talk around you, and some of them come in a friend’s own words. Call the friend. Your own slip out from kindness, and take more kindness to tidy up.',
      'Facts dissolve as you reach for them, since Neptune has been at the timetable and the neighbor who knows is unsure too. Reread, reconfirm, pocket a pencil. People find “I am not sure” surprisingly soothing.',
    ],
    4: [
      'An old family story no longer adds up; Neptune lets you see that somebody was perhaps protecting somebody. Ask softly, and expect no straight answer over one pot of tea. Better to ask whose sadness you have been carrying.',
      'Your actual rooms look shabby beside the home or the life that Neptune has you longing for. Escaping into screens or sleep feels restful up to a point. Past that point the sink smells of guilt, so wash something.',
    ],
    5: [
      'Neptune has you in love with someone who does not quite exist, though the person you have in mind does. Before sending the exquisite letter, have coffee with the real one. Disappointment stings, and then a human being sits there.',
      'Inspiration floods you, yet Neptune gives it no banks and little gets done. Anchor it with a deadline or a small frame. A child who fibs may be telling you about a wish; ask after the wish.',
    ],
    6: [
      'Work suffers from hints when Neptune is around: nobody says what is wanted, and everyone is hurt at the result. Ask for a list, or make one and have it nodded at. Quiet self-sacrifice is a soggy foundation.',
      'Energy is low and excuses are fluent while Neptune seeps into your routine. Halve the program and do that half properly. The miracle regimen in the magazine is one more way of dreaming, and can be spared.',
    ],
    7: [
      'They said “soon” and you heard “always,” because Neptune stands between you and lets both words pass. Ask what was meant, gently, and hear it out. Being let down by a real person beats being adored by a mirage.',
      'Somebody plays the helpless one and you reach for your wallet, or your gavel; Neptune casts people in such parts. Step out of the scene. Ask for the plain request behind it, and offer what you can give cheerfully.',
    ],
    8: [
      'What you both prefer not to look at, in a shared account or a promise, grows in Neptune’s fog. Turn on the overhead light for twenty minutes and read it together. Then light the candle again if you like.',
      'Longing is set against trust when Neptune troubles a closeness: one would like to melt, and the other to know whether the car is locked. Both are love. Watch for bargains paid in guilt, and pay in anything else.',
    ],
    9: [
      'Neptune stirs a longing for someone who explains everything, and a prophet with excellent lighting obliges. Trust the longing and sieve the explanation. When traveling, confirm the room, since paradise has been known to double-book.',
      'You argue from a feeling and they from a chart, and Neptune has hidden the truth from both. Concede the chart. The feeling can be written up separately, where it may turn out to be a good poem.',
    ],
    10: [
      'Credit for your work floats about unclaimed, for Neptune smudges whose name is on what. Label things. Where you have let an illusion about your powers stand, correct it lightly, before somebody hands you a stethoscope or a budget.',
      'Between your public task and a private dream Neptune has you staring out of the window. Ten minutes of that do no harm. What does is an unclear brief, so question it in writing, and early.',
    ],
    11: [
      'A circle of friends feels deeply for someone, and Neptune leaves one person, you, doing all the driving. Draw up a roster. Compassion that nobody can see the end of turns into resentment with a nice voice.',
      'Neptune had kept it from you and your friends that the hope you shared had different endings. Let people tell theirs. Disappointment in a group can be the sound of a picture being cleaned, and some true colors are good.',
    ],
    12: [
      'Neptune makes you want to vanish, under blankets or into a sea of series, and rest is part of it. Set a return time, and tell somebody. A hidden worry is mostly moonlight on laundry; go and touch it.',
      'An old feeling wakes you that belongs to another decade; Neptune does not date what it brings up. Let it sit on the bed without obeying it. Afterward do something solid, sanding or kneading, and confide in a waking person.',
    ],
  },
};
