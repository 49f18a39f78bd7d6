import type { ByHouseWordings } from '../../../catalogue.js';

/** What a year's eclipses are to a Sun sign, by solar house; the statement with the date stands before. */

export const solarEclipse: ByHouseWordings = {
  1: [
    'How you come across is open for once. People who thought they knew you look twice, and you may do the same in the mirror. A changed manner begins in small things, a name, a coat, a firmer no, and nobody has to be told that it has begun.',
    'Something about yourself that seemed settled is not. It can feel like losing the thread in the middle of a sentence, and what comes next is often truer than what was planned. Start the thing that only you can start, at a size you can manage alone.',
    'Who you are when nobody needs anything from you is the question, and for a moment no answer comes. That is a good moment. Out of it you may take up a way of living that suits you better, beginning with how the morning goes.',
    'Something about your manner is put aside like a coat on the first warm day. People take to what was under it. You may not need the coat again, or only for ceremonies.',
  ],
  2: [
    'Money and worth are the subject, and an old way of reckoning them stops making sense. One source of income may matter less and another more. Before replacing anything, find out which of your abilities people would miss.',
    'What you earn with, spend on and rely on begins a fresh page. The first entries are likely to be small. A skill that costs nothing to use is a good one to begin with, and the price can follow.',
    'A break in the stream of getting and spending lets you see its bed. What you thought you needed is partly what you were told you needed. Learn, make or mend one thing, and build the new economy around it.',
    'A habit of getting or spending, perhaps a small one, no longer pays. Do without it for a while before you put another in its place. What is saved may be more than the money.',
  ],
  3: [
    'Talk with those near you loses its routine, and a subject long avoided lies open between two sentences. Someone has to speak first. It goes better in person than in writing, and better early than well prepared.',
    'A new interest starts close to home: a language, a short course, a neighbor with unusual knowledge. It looks too modest to count. Learning that begins by accident has a way of turning into something you are asked about.',
    'The usual words fail, and the silence is useful. Somebody nearby has been trying to tell you something and now gets through. A talk that starts from scratch can go anywhere, and most likely goes home.',
    'A short exchange at the door starts a longer thought. You may go back the next day to finish it. Whatever you study or write from here on has that conversation in it.',
  ],
  4: [
    'Home is where the ground shifts, quietly. A move, a changed household or merely another view of where you come from may begin here, and it begins in private. Let those who live with you hear of the thought while it is still only a thought.',
    'In the family something starts over, perhaps with a question of who lives where or who decides. Old customs are up for discussion. The ones worth keeping are those that people would walk home for in the rain.',
    'Roots are exposed to the air. You may think of moving, of making peace, of having company at last. Whichever it is, begin with the room you are in.',
    'A drawer at home is opened, and a plan is found in it, years old and nearly right. Show it to those it was made for. A household can begin again without anybody moving.',
  ],
  5: [
    'Love, children and whatever you make for pleasure begin again from nothing, which is awkward for anyone who was good at them. Delight comes back through clumsiness. Choose something you have never done, and do it where others can see.',
    'An affection or a talent asks to be taken seriously, while another that had grown stale goes out without a quarrel. The one to follow is the one that makes you forget the time.',
    'Something you did for the pleasure of it stops pleasing, and a space opens in the week. Leave it open. What comes to play there will not look like much at first, and will make you laugh.',
    'You catch yourself humming something new. A pleasure, a flirtation or an idea begins that small, and would like not to be discussed yet. Give it an hour and see if it comes back.',
  ],
  6: [
    'The working day is interrupted, and the interruption shows how it was built. A task, a schedule or a habit that you thought necessary turns out to be only old. Replace one of them at a time, and give the new one room to fail at first.',
    'How you work and look after your strength starts from scratch in some respect. It may be a different post, it may be an earlier bedtime. Small regular changes take hold here where a grand reform would not.',
    'The machine of the day is switched off at the wall. When it starts again it need not start with everything. Choose what is plugged in first.',
    'The day skips a step and is none the worse. That tells you something about the step. Leave it out on purpose, and the time can go to work that nobody else would do as well.',
  ],
  7: [
    'Another person’s part in your life is recast. A bond begins, or a familiar one is entered again on other terms, and for a while neither of you knows the rules. Say what you would agree to, and ask the same.',
    'Partnership comes to a gap in the road, and both of you have to look where you put your feet. Someone new may come to matter. What two people decide in such a moment tends to hold longer than what either would have decided alone.',
    'Two people look at each other as if across a new table. What was agreed without words can be put into them, or a stranger can be told at once what matters to you. Be exact and be kind.',
    'The other person says one thing you had not foreseen, and it alters what can be agreed. There is no need to answer at once. A bond that can take a surprise has some years in it.',
  ],
  8: [
    'Trust and joint money go back to the beginning. An arrangement that ran on habit has to be spoken about, and the speaking is the hardest part. It clears the air for terms that both of you can name.',
    'Something held in common, a debt, a secret, a closeness, changes its footing out of sight. The first wish is to hold on harder. The new order forms around whatever each is willing to put on the table.',
    'What you and another have left unsaid about money, desire or dependence loses its cover. A frank beginning is possible, and worth the blush. It could be no more than a list, drawn up together.',
    'Something lent comes back without being asked for, and a trust is renewed by it. You might do the same for somebody. What two people share begins more lightly when one account has been cleared.',
  ],
  9: [
    'A conviction loses its voice for a moment, and curiosity gets a word in. Study, travel or a stranger’s way of life opens a larger question than the one you set out with. There is no hurry to have a new opinion.',
    'Far places and large ideas begin to pull. What you meant to learn someday asks for a first step, a form, a teacher, a ticket. Not all of your certainties need come along.',
    'You find that you no longer believe something, and that the floor holds. A subject, a country or a teacher you would have passed by comes into view. Go closer.',
    'A farther view opens, perhaps through a book, a ticket or someone’s account of a place. You need not go yet. It is enough to know which direction you would take and what you would have to learn.',
  ],
  10: [
    'Your standing is in full view and unsettled. A role may end, or a larger one be offered before you feel ready, and people watch how you bear not knowing. Candor about that serves you better than a prepared statement.',
    'Work in public starts on another footing. What you were known for no longer quite describes you, and there is an opening to say what would. Someone with influence is listening, and needs one sentence rather than ten.',
    'The work you are known for pauses, and people see the person. Some position may be changed, or seem to you for the first time changeable. What you would do without the title is what to do next.',
    'Somebody mentions your name in a new connection, for work you had not thought of as yours. It may come to nothing. It may also be the first line of what you are known for next.',
  ],
  11: [
    'Among friends and in common plans a center is missing, and everyone looks around. Some drift off. With the others something begins that none of you had proposed, and it will be known by the people in it rather than by its name.',
    'A hope you have long shared is exchanged, without ceremony, for another. It comes in with somebody new, perhaps someone who does not fit the circle at all. Make room beside you and see what they notice.',
    'In a group of people the habitual voice is silent, and another is heard. It might be yours. What you hope for together has to be said again from the start, which shortens it.',
    'One more person is drawn into a common plan, and it tilts. What you hoped for together has to be put into words for the newcomer, and sounds better that way. The old guard may need a week.',
  ],
  12: [
    'Far from view something begins that has no name yet. Rest, memory and dreams do most of the work, and you might seem absent to others. A few hours that belong to nobody will do more for it than explanations.',
    'What you keep to yourself comes to a turning. An old worry may lose its object, and the habit of worrying look around for another. Do not supply one: the space that is left has a use.',
    'A door in the back of your life stands open for a moment. Beyond it is what you have put off feeling, and past that some quiet. You could start going there regularly, like someone who visits a garden.',
    'An old unease goes out by the back way, and you notice only that you sleep. Nothing has to be done about it. The hour it used to take up is free for rest, or for what you had put off feeling.',
  ],
};

export const lunarEclipse: ByHouseWordings = {
  1: [
    'A way of being that you have long practiced is complete, and shows it by tiring you. Others may ask for it once more. You can thank them and decline, and see who is still there when you are only yourself.',
    'Feelings about yourself come to the surface and can be read there. Part of what you have been for other people ends, as a costume does that is worn through at the elbows. The relief comes a little after the regret.',
    'Something you had hidden in plain sight about yourself is seen, by you or by someone who loves you. There is no need to defend it. What it cost to keep up can go into something better.',
  ],
  2: [
    'Something you have owned, earned or held in reserve has served its purpose. Letting it go costs more feeling than money. What it made possible stays with you, and so does the skill of having looked after it.',
    'How much is enough gets a definite answer. An expense, a possession or a fixed idea of your price can be given up, and what is left over is more than the arithmetic says.',
    'A reckoning with what you own ends more mildly than it began. What you were afraid to spend has grown stale, and what you were afraid to lose was never in the account.',
  ],
  3: [
    'A conversation comes to its end, with a sibling, a neighbor or a voice in your own head. The last word matters less than its tone. Once it is said, do not go back to improve it.',
    'What was rumored is known, and what was known is said. Near relations may run warm for a time. A misunderstanding that has lasted can be laid to rest by whoever is first to repeat the other’s view fairly.',
    'News that completes a story reaches you, or you let a story end without it. There may be tears on a staircase. The neighbor who hears them turns out to be a friend.',
  ],
  4: [
    'A chapter of home life closes. A room empties, a duty to an older generation is done, or the longing for an old place turns out to have been for the old days. Some mourning belongs to it, and a good meal.',
    'Home and family are at high tide, and what has lain on the bottom floats. A question about who belongs may be answered by nothing more than who turns up. What remains is the household you have.',
    'The family is all at once visible as a whole, with you in it, at the age you are. One duty of a child is over. You may take up the place of the grown-up at the table, and pass the bread.',
  ],
  5: [
    'A love, a project or a pleasure has come to its full height, and what follows is another phase of it or a farewell. Either can be done with grace. Applause is not required; your own will do.',
    'Affection runs over, and brings with it the knowledge of what you no longer enjoy. A way of being admired may be finished. Children and beginners are good company at such a point, because they do not look back.',
    'What you adore is only what it is, and you find that you can bear it. A game is finished, a child goes to the next class, a work is called done. Celebrate on the same day.',
  ],
  6: [
    'A piece of work is done, or you are done with it, and are slow to say so. Hand on what can be handed on, with notes that a tired person could follow.',
    'Some habit of usefulness has reached its limit, and a feeling says so more loudly than a schedule would. A duty that was once a kindness may go back to its owner. There is more light in the day afterward.',
    'Exhaustion tells the truth about a routine. One thing you do every day has stopped being of use to anybody. Let it go, and give the time to whatever part of you has been complaining.',
  ],
  7: [
    'Between you and someone else a matter is full and has to be poured out. It may end in a promise or in a parting, and often in something simpler, a sentence that both have waited for. Listening comes first.',
    'The other person is clear to you, and you to them. An old division of parts, who leads, who worries, who forgives, can be dropped without a scene. Some bonds end at such a point, and a good many begin.',
    'An understanding is complete, and does not need to be repeated. You may let somebody go their way, or walk on beside them more quietly. It is a matter of what both can say without looking down.',
  ],
  8: [
    'A debt of money or of feeling comes due and can be settled. What lay between you and another is smaller than the silence around it. Pay, forgive or ask, and let the account be closed.',
    'Something kept under cover is known to both sides, and neither has to hold the lid any longer. Grief may come up with it, or desire. The strength that went into guarding is yours again.',
    'A tension about what is mine and yours lets go, like a rope when both stop pulling. You see what the fight protected. It is soft and needs looking after, and could be shared.',
  ],
  9: [
    'A belief, a course of study or a plan for far away reaches its conclusion. You may be disappointed in a teacher, or become one. The part worth keeping is the part you could explain to a child.',
    'An argument about what is right has gone as far as it can. It is decided by having been somewhere, more than by reading. Let another person be wrong, and you will find that much of the heat was about something nearer home.',
    'The long view ends at a shore. A question that you had carried abroad is answered at home, or turns out to need none. Unpack, and tell somebody what you saw.',
  ],
  10: [
    'A goal is reached, or its price is plain and you no longer care to pay it. Either shows in public. What you have done stands, with your name on it, and private life may have the next turn.',
    'Your work is seen in a strong light. Praise or blame, it belongs to a task that is ending. Those at home feel the weather of it, and would rather be told than guess.',
    'A public matter comes to its head and is decided. You will be thanked or not. The evening is for people who would know you without any of it.',
  ],
  11: [
    'A circle of friends or a shared hope has had its best time. People go separate ways, and no one need be at fault. Two or three remain, and with them the wish itself, somewhat smaller and more likely.',
    'What a group means to you becomes clear by how you feel on the way home. One membership may be given up. Another turns out to have been friendship all along, which needs no chairs and no minutes.',
    'Something that several people wanted has been reached, or has ceased to be wanted. The party thins out. Whoever stays to sweep is who you were working for.',
  ],
  12: [
    'A weight that you have carried in private can be put down. It may be an old fear, or a sorrow that has become a habit. Sleep is a help, and so is telling one person.',
    'Behind closed doors a watch is over. Forgotten feelings pass through in no particular order, and nothing you need goes with them. What you notice later is only how plain and quiet the mornings are.',
    'In the small hours a matter is settled of which no one knew. You have forgiven someone, perhaps a younger person with your name. It will be easier to sit in a quiet room.',
  ],
};
