import type { ByHouseWordings } from '../../../catalogue.js';

/** What a year's eclipses are by house from the Ascendant; the statement with the date stands before. */

export const solarEclipse: ByHouseWordings = {
  1: [
    'At the Ascendant, the way you meet the world is interrupted and taken up again differently. Strangers get a truer first impression than old friends have. Let the friends catch up, and do not explain too much.',
    'The body, the name, the manner of coming into a room: something here makes a new start. You are likely to feel exposed before you feel free. People who like you will wait for the second of these.',
    'The Ascendant goes dark and light again, and you come in by another door. Nobody has announced you. It is possible to be modest and new, and to let your acts do the introducing.',
    'A gesture of yours is new to you.',
  ],
  2: [
    'The means by which you live are looked at as if for the first time. What had seemed secure is merely customary, and what had seemed a sideline may carry weight. Plain accounts are a kindness to yourself here.',
    'A measure of your own value goes out of use. Until there is another, you may feel poorer than you are. The one skill you would keep if everything else were taken is where the new measure starts.',
    'Supplies are counted afresh, strength among them. You may be tempted to prove your worth where it was never doubted. Put the effort where it feeds you.',
    'One thing fewer is needed.',
  ],
  3: [
    'Everyday speech turns over a leaf. With brothers and sisters, at school, on the short ways of a day, things are put in words that had never needed any. Write down the good ones; they are the beginning of something.',
    'Your mind changes its habits, perhaps through a chance meeting near your door. The subject looks small and goes far. Ask the obvious question and let others think you slow.',
    'A word changes its meaning in your mouth. Learning begins with that. Those you see every day may be the last to notice and the first to profit.',
    'A remark in passing turns a key.',
  ],
  4: [
    'At the root of the chart the ground is turned. A home, a parent, a private certainty takes another form, and for a time there is only bare soil to show for it. What is planted in such a place has deep roots.',
    'The base from which you go out into life is laid again. You might change rooms, or the story you tell about where you are from. Those nearest will need patience, and can be asked to lend a hand.',
    'Deep under the visible chart, something comes to rest in a new position. You feel at home in another place, or in another way in the same one. Bring a chair.',
    'The house shifts its weight to the other foot.',
  ],
  5: [
    'What you make, whom you adore, how you play: here a new part is handed out, and you have not rehearsed it. That is to its advantage. A first attempt with heart in it is worth more than the old success repeated.',
    'Joy has been running in a groove and jumps it. A child, a lover or a work of your own may surprise you with a life apart from your intentions. Let it lead for a few steps.',
    'The heart tries a step that it has not been taught. You will not look graceful at it, and need not. The best company for such a thing is under ten or over seventy.',
    'Something is begun for no reason, which is the best.',
  ],
  6: [
    'The order of an ordinary day is dissolved and put together again. Duties change hands, and so may the way you treat your own strength. Begin with the hour that costs you most and see what it would need.',
    'Service, craft and daily care begin another chapter, usually by way of something that stops working. Fix what is in front of you. The larger reform will turn out to have been contained in it.',
    'Your tools are laid out, and one is missing, and you do the job better with your hands. From there the whole day may be thought of again.',
    'A knot in the week unties itself.',
  ],
  7: [
    'At the Descendant, where others come to meet you, someone steps into the light or out of it. What you had expected of companions is open to change. It helps to say what you can offer before asking for anything.',
    'A pact is entered, or an old one read as if by two strangers. Much depends on the other and you cannot do it for them. The half of it that is yours can be done with a whole heart.',
    'Opposite you the light goes out and is lit by somebody else, or by the same person in another mood. Meet them as a stranger would be met, with the best cups.',
    'A stranger holds the door at the right time.',
  ],
  8: [
    'What is shared with another person goes under for a moment and comes up changed: confidence, property, desire, a legacy. Nobody can steer this alone. Tell the truth a little sooner than is comfortable.',
    'An end makes room for a beginning in the part of life that people don’t discuss. You find out what you can do without. Whoever stands by you there has earned a place nearer.',
    'At the bottom of a shared matter there is a second bottom. To reach it one of you must stop being polite. Begin with what you owe.',
    'What was lent is mentioned at last.',
  ],
  9: [
    'High in the chart a star you had steered by is hidden, and you have to reckon your course yourself. A teacher, a law or a creed may lose its authority. Going to see for yourself is the beginning of the next one.',
    'The horizon is drawn again, farther out. Books, foreign friends or a long road bring in something that your upbringing had no word for. Learn the word before you form a view.',
    'The teacher steps aside and points at the thing itself. It is far, and there is no path but yours. Take along the question and leave the quotations.',
    'A map is unfolded on the wrong side, which is blank.',
  ],
  10: [
    'Near the Midheaven even a short darkness is widely seen. Your name gets a second beginning, and with it a task that has had no predecessor. You are allowed to be new at it in front of everyone.',
    'The post, the calling, the way the world addresses you is about to be defined again, partly by you. Decide what you would sign. People in authority remember who knew.',
    'The title or the role you worked under is taken down like a shop sign. You work without one now, and it is remarkable who comes in. What they ask you for may be the better description.',
    'In the crowd below, somebody is listening.',
  ],
  11: [
    'Your place among allies changes, and so does what you all hoped for. One group is outgrown; the next may consist of two people and a good idea. Go where you are listened to without an introduction.',
    'A wish for the future starts over with other company. You have something to bring that you thought too ordinary to mention. It is exactly what the others lack.',
    'The circle breaks at one point, and through the gap you see how many others are standing outside. An invitation would not need to be large.',
    'A seat has been kept for you in another row.',
  ],
  12: [
    'Behind the Ascendant, where nothing shows, a long quiet growth begins. You might want less company and more sleep without knowing why. Give it the hours; reasons are going to follow.',
    'What you have hidden from yourself shifts its position. A fear that ruled from the dark may turn out to be a child’s fear. Someone trained to listen can be of use, or a very old friend.',
    'A sound that you took for silence stops. In the true silence you can hear what you want. Say it to nobody until it has a shape.',
    'The last light in the back rooms goes out, and you sleep.',
  ],
};

export const lunarEclipse: ByHouseWordings = {
  1: [
    'The person others have found convenient takes a last bow at your Ascendant. There may be protest from people who learned their cues from it. Be patient with them, and firm about the bow.',
    'From outside you see how you look, with all the feeling left in. It is not unkind. A mannerism, a defense or a way of hurrying falls off by itself once it has been noticed.',
    'What you have been on the way to becoming, you are. It is less than was imagined and much more use. Thank the one you were, and stop answering to the name.',
  ],
  2: [
    'What you have gathered shows its weight. A possession, a source of income or a fixed opinion of your own worth is ripe to be given up. Keep the knack and pass on the thing.',
    'Another person’s estimate has set your price. Its hold loosens, with some emotion, and afterward you do the sum yourself. Tiredness belongs among the costs.',
    'Possessions tell their age. Something you leaned on can be leaned on no longer, and you find that you have been standing by yourself for quite a time.',
  ],
  3: [
    'An argument that has lived in your head runs out of replies. The quiet is odd at first. In it you may hear what a brother, a sister or a neighbor was saying all along.',
    'The story that everybody tells about you is at an end if you stop repeating it. Something you write or say finishes the matter. Leave out the evidence.',
    'A correspondence ends, with a friend, with a foe, with yourself at another age. Fold the last page. You know what was in the others.',
  ],
  4: [
    'Light falls on the foundations, and it is seen what has been holding up what. An arrangement in the household has done its service. It can be replaced beam by beam, without anyone having to move out.',
    'All the places you have lived seem to ask for something back. The feeling swells and then goes down, and an obligation to the past goes with it. One recipe or one photograph is enough to keep.',
    'The cellar floods a little and dries. Feeling about parents or children rises past its usual mark, and goes. You will see by the line on the wall how high it was, and that the house stood.',
  ],
  5: [
    'The music stops a little before you are ready, and in the pause you know whether you liked the song. A romance, a work or a style of display completes itself. What comes next starts more quietly.',
    'What you loved has been outgrown, as children outgrow a coat. Sorrow and relief can be felt about it at once. Somebody smaller may get a great deal of use out of it.',
    'An affection or a pastime has had its feast, and the last guest is leaving. You would not have missed it. What you learned by it can be passed on to someone who is new to such things.',
  ],
  6: [
    'A duty taken on for a season has lasted far longer, and your tiredness puts in the bill. Others can carry part of it. A few had offered, and may offer again if asked.',
    'The day as you have arranged it cannot hold any more. A task comes to its end, with feeling on all sides. What you do with the hour that it leaves is worth deciding before someone else does.',
    'Care has turned into worry and worry into work. It is enough. One burden may be laid at the door of the person it belongs to.',
  ],
  7: [
    'Whoever stands at the Descendant holds up a picture of you both. Something between you is full: it wants a vow, a farewell or only a long overdue word of thanks. It should be said aloud.',
    'Having seen yourself in another’s eyes, you need not look there any more for that particular thing. A tie is released or it is freed of a demand. Either makes for easier breathing.',
    'The other has finished saying what they came to say. You need not agree. To have heard it, all of it, is what completes the thing between you.',
  ],
  8: [
    'An old account of the heart is paid, perhaps by somebody who never knew you were counting. With it goes the bitter little comfort of being owed. Receiving is the harder art, and can be practiced.',
    'What was held together by silence comes to light and loses its power to bind. You may weep over it, or laugh. Papers can be signed afterward with a lighter hand.',
    'An inheritance of some kind is accounted for, the good and the hard of it. You take your share, and close the box, and both your hands are free.',
  ],
  9: [
    'You have been quoting an authority that no longer convinces you. Say so, if only to yourself, and notice how much sky there is. A degree, a creed or a dream of elsewhere has done what it could.',
    'The result of a long effort of the mind is in. It shows the size of the thing, for good or ill, and you can stop preparing. Bring home what was useful and leave the rest to those who love the place.',
    'At the edge of what you know, somebody turns you around by the shoulders. The view back is the conclusion of the trip.',
  ],
  10: [
    'In public view a chapter of your work is read to the end. Praise, blame or a title may leave with it. Hear it out, and let those at home have the evening.',
    'The height you aimed for turns out to be a good lookout and no place to live. An ambition may let go of you before you let go of it. Name someone who could carry on, and come down by stages.',
    'They applaud, or they do not, and you hear beneath it the sound of your own steps leaving the stage. It is a good sound, on old boards.',
  ],
  11: [
    'A hope comes true at an angle, or burns down to the plate. You need not guard it any longer, whichever it was. A smaller company would like to know what you want instead.',
    'The group photograph is taken, and someone will be missing from the next. Feelings about belonging run high and then settle. The friendship outlives the cause more often than people expect.',
    'A promise that a group of you made is fulfilled or forgiven. Take a last look around the table, since the faces are what it was about.',
  ],
  12: [
    'Mist lifts from a place in you that you had always walked around. What is there is old, and shallower than it seemed. A private sorrow can be laid to rest with rest and one good listener.',
    'Something unseen has run its course, a vigil, a guilt, a secret loyalty. Nobody has to be told. You sleep differently, and the mornings know it first.',
    'A dream you have had in many versions comes to its end. There is a house in it, as a rule, and this time you walk out by the front.',
  ],
};

export const eclipseFaint: ByHouseWordings = {
  1: [
    'Hardly anyone would see it. A passing tiredness with how you seem to others is its whole effect, and it passes.',
    'A veil crosses the Moon and is gone. Be plain with yourself for an hour; it costs nothing.',
    'It takes a shade from your bearing that will be back by morning.',
  ],
  2: [
    'The shade on the Moon is slight. Some small expense suddenly annoys you, and can be dropped.',
    'It leaves your means as they were, and one wish the less.',
    'A coin turns in the light and shows its worn side. It buys the same.',
  ],
  3: [
    'It goes by almost unseen. If a message sounds cooler than it was meant, wait a day before answering.',
    'What was said in passing lingers, and can be asked about.',
    'Half a word is dropped between neighbors, and picked up.',
  ],
  4: [
    'The Moon is scarcely dimmed. At home somebody would like to be asked how they are.',
    'Somebody is homesick, possibly you. It passes with company.',
    'The stairs at home seem steeper. Go up early.',
  ],
  5: [
    'Only a careful eye would catch it. A hobby leaves you cold for an evening, which proves nothing.',
    'The applause sounds thin for a moment. The work is as good as it was.',
    'What amused you rests. So may you.',
  ],
  6: [
    'Its shadow is thin as gauze. A chore may be left until the morning without harm.',
    'A slip at work shows you where the hurry is.',
    'Hands are slower, and more careful for it.',
  ],
  7: [
    'There is little to see. Between two people a pause occurs, and it need not be filled.',
    'There is a coolness across the table that warms by itself.',
    'Somebody opposite looks away for a moment, thinking of something else.',
  ],
  8: [
    'So slight a shadow asks for slight attention: check one joint bill, and forgive one remark.',
    'Nothing comes up that has not come up before, and it sinks again.',
    'A shared silence has a cloud in it, of the passing kind.',
  ],
  9: [
    'You would need to be told that it is happening. A conviction feels a size too large for an evening.',
    'Doubt visits, sits down politely and does not stay.',
    'The far shore is hidden by a little mist. It has not moved.',
  ],
  10: [
    'Its trace is faint. Praise that you expected may be late, and means no less.',
    'In public you are briefly out of focus. Few lives are harmed by it.',
    'Applause comes late. The performance was on time.',
  ],
  11: [
    'Few will look up. A friend’s plan seems less exciting than it did, and may be merely tiring.',
    'A reply fails to come, for the dullest of reasons.',
    'One voice in the choir is hoarse and sings on.',
  ],
  12: [
    'Next to nothing shows. An old mood looks in at the door and can be let pass.',
    'The night is a shade deeper. Let it be.',
    'You wake once, listen, and hear that all is well.',
  ],
};

export const eclipseReturn: ByHouseWordings = {
  1: [
    'The Ascendant was touched earlier in the year. What you have changed since is seen by others for the first time.',
  ],
  2: [
    'It returns to the house of your means. The sum you did in haste can be done again with a steady hand.',
  ],
  3: ['Talk was broken off in this house earlier. Someone picks up the end of the sentence.'],
  4: [
    'The root of the chart has been touched once in the year. What was loosened then has taken hold, or asks to be taken out.',
  ],
  5: [
    'Joy was interrupted here before. It comes back in its second form, which is less dazzling and more your own.',
  ],
  6: ['The timetable has already been upset here. This time it is only adjusted.'],
  7: ['Someone stood at the Descendant earlier in the year. Now there is an answer, from them or from you.'],
  8: ['What came up between you earlier in the year goes down again, lighter by what was said.'],
  9: ['A certainty gave way here earlier. The view that has taken its place meets its first serious test.'],
  10: [
    'At the top of the chart the year repeats itself, in a milder voice. Your position is confirmed by the way you hold it.',
  ],
  11: ['A circle opened in this house earlier in the year. It now closes around those who are in it.'],
  12: ['The quiet place was visited already. What you could not look at then is easier to look at.'],
};
