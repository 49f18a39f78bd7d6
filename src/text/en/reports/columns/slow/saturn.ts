import type { Growing } from '../../../../report-catalogue.js';

/**
 * Saturn in a house. Each part of a stay has its own texts; those that are read by Sun sign and by Ascendant have
 * several wordings.
 */

const arrives: Growing = {
  1: [
    '[reduce] You take yourself and your time more seriously than before. Saturn begins by showing what is too heavy for you. Few things should be started in such a time, and each of them meant, because you will be held to them.',
    '[reduce] You take your life into your own hands, with all that belongs to it. Saturn shows how strong you really are by giving you something to carry. What you take on in these years should be your own choice, since you will have it for a long time.',
  ],
  2: [
    '[reduce] What you have to live on becomes a serious subject. Saturn begins with the accounts and ends with self-respect, and the two are closer than they look. An expense that you have never questioned can be questioned first.',
    '[reduce] You can no longer leave your security to chance. Saturn looks at what you earn, what you own and what you think you deserve. It takes some time to put this in order, and one honest list is a good beginning.',
  ],
  3: [
    '[reduce] You say less and mean more of it. Saturn in the house of talk makes messages slower and studies harder, and one difficult subject may be mastered. Some acquaintances nearby will find you dry, and one of them will be grateful.',
    '[reduce] People take you at your word. Under Saturn every errand seems to need one more form, and a talk with a relative or neighbor can no longer be put off. It helps to learn one thing thoroughly and to leave the rest for later.',
  ],
  4: [
    '[reduce] Matters at home ask for a decision. Saturn points to what has been put off: a repair, a lease, a duty toward somebody older. You will have less time for going out, and the household will be the firmer for it.',
    '[reduce] An older person, an older house or an older question comes into your care. Saturn in the house of family goes to the root of things. What you put in order in the beginning need not be done again.',
  ],
  5: [
    '[reduce] You have less time for pleasure and choose it more carefully. Saturn in the house of love and play asks what you mean seriously. What you do for joy turns out to need practice, and practice can be a joy of its own.',
    '[reduce] In love, with children or in your own work you are asked for patience. Saturn is a strict teacher in these matters, and not an unfriendly one. One thing that you do regularly will give you more than many that you only try.',
  ],
  6: [
    '[reduce] Your working day is looked into. Saturn shows which of the duties are really somebody else’s, and which habits cost you strength. The order you find now can stay for good, so it is worth doing properly.',
    '[reduce] Work becomes heavier in some places, and tells you where it was badly arranged. Saturn in the house of duties has you count your hours and your sleep. A third favor can be refused without giving reasons.',
  ],
  7: [
    '[reduce] Something between you and another person becomes official, or has to declare itself. Saturn in the house of partners wants to know what each of you can promise. If it is little, you know where you stand; if it is much, you can build on it.',
    '[reduce] You meet somebody on equal terms, or have to learn it with somebody you know. Saturn values patience in a partner above passion. What people do on an ordinary day tells you more about them than what they say on a great one.',
  ],
  8: [
    '[reduce] Shared matters are looked at without sentiment. Saturn asks who owes what, in money, in candor or in kindness, and takes its time. You may prefer to pay a debt before you are asked, since it is lighter then.',
    '[reduce] You find out what it costs to depend on each other. Saturn in the house of trust and shared means wants clear terms where there were only good intentions. One old claim can be given up at the very beginning.',
  ],
  9: [
    '[reduce] Your convictions have to prove themselves in practice. Saturn in the house of study and distance asks for sources, permits and regular hours. A plan to travel or to learn becomes possible when it is divided into stages.',
    '[reduce] What you believe is measured by what you do. Saturn narrows a wide interest to one subject, and the teacher whom you need may be an uncomfortable one. Plans that were only talk can be dropped without regret.',
  ],
  10: [
    '[reduce] You are given responsibility, whether or not a title goes with it. Saturn in the house of career lets everyone see how your work was done. It is a strict place and a just one, as long as you agree only to what you can deliver.',
    '[reduce] Your position can bear only so much, and you find out how much. Saturn in the house of career makes duties visible and adds some. Those that bring you neither sense nor respect can be given up first.',
  ],
  11: [
    '[reduce] You meet fewer people, and for better reasons. Saturn has you ask which of your friends you would cross the town for in bad weather. A common plan comes closer when somebody fixes a date for it.',
    '[reduce] In your circle everybody is given a task, and not everybody likes it. Saturn asks of friends and plans whether they will last. One group that you belong to only from habit can do without you.',
  ],
  12: [
    '[reduce] Something is being brought to an end in private. Saturn concerns itself with old duties, old regrets and the tiredness that comes from them. Nobody sees this work, and some commitments have to be given up to make room for it.',
    '[reduce] You need more time by yourself, for a matter that was never quite finished. Saturn takes away some of the bustle around you. Regular sleep and a room without a telephone are the best conditions for it.',
  ],
};

const stays: Growing = {
  1: [
    '[reduce] You are taken more seriously, and take yourself so. What you no longer wish to carry shows by its weight. Saturn in one’s own sign makes for sober company, and what is begun modestly now will still be there when the novelty is gone.',
    '[reduce] A good part of this time goes into learning what you are not. Saturn takes away what does not suit you, and you get to know your strength by using it. When you are tired, you tend to judge yourself too severely.',
  ],
  2: [
    '[reduce] You earn slowly and keep what you earn. Saturn asks what you can do without, and the answer is often a relief. A skill that you practice patiently in such a time becomes the part of your means that you can rely on.',
    '[reduce] Money takes longer to come in, and you think more before you spend it. Saturn has you compare what you own with what you use. Envy is hard to avoid at times, and passes when you look at what you have made yourself.',
  ],
  3: [
    '[reduce] You weigh your words, and use fewer of them. A talk with a brother, a sister or a neighbor may be stiff and still be the one that counts. Saturn favors thorough study, and everything that is put in writing.',
    '[reduce] You can concentrate, and are less charming for it. Under Saturn messages are slow, errands are long, and a difficult subject at last makes sense. People nearby may need to be told that you are not angry.',
  ],
  4: [
    '[reduce] Home is a responsibility. A house needs repairs, or an older relative needs time, and it may fall to you. Saturn asks what you owe your family and what you do not, and the second question is as important as the first.',
    '[reduce] The family and the house are looked at soberly. There may be less room, or a duty in it, and you may feel alone with it now and then. What Saturn puts in order in this house stays in order, and you will be glad of it later.',
  ],
  5: [
    '[reduce] You have to plan your pleasures, or there are none. Saturn makes you shy in love and strict about your talent, and both improve with practice. What you make slowly now will please you longer than what came easily.',
    '[reduce] You are careful with your heart, and take longer to choose. Under Saturn children, pupils or a piece of work may ask for a patience that you did not know you had. Fun may be rarer, and has to be defended against duties.',
  ],
  6: [
    '[reduce] There is a great deal to do and too few people to do it. Saturn finds the places where a working day is badly built, and there you feel the strain until something is changed. A simple order is better than a perfect one.',
    '[reduce] Your day has only so many hours, and Saturn makes you account for them. What is unnecessary costs more strength than you thought. If you give up one duty, you will do the others better, and nobody will miss it.',
  ],
  7: [
    '[reduce] Promises are tested for what they can bear. A good bond gets a clearer agreement, and one that lived on hope has to show what there is to it. Saturn makes both of you honest, and for a time a little reserved.',
    '[reduce] You are close to another person by being there at the agreed time. Saturn thinks little of flattery and much of whoever comes when it rains. A difference of age, rank or pace between you has to be taken seriously.',
  ],
  8: [
    '[reduce] What is owed has to be paid, in money or in candor, and it may be paid in installments. Saturn makes you careful about closeness. It takes longer to let somebody in, and whoever has been let in may stay.',
    '[reduce] There are conditions for being close, and it is worth stating them. Under Saturn you handle shared money with great care. The fear of depending on somebody is reasonable up to a point, and both of you can say where the point is.',
  ],
  9: [
    '[reduce] A belief is tested in practice, and study needs discipline. Saturn allows the long journey or the degree to those who plan it in stages. Opinions that you hold only to please your company are a burden, and can be dropped.',
    '[reduce] What used to be a distant wish has become a course of work. Saturn has you learn grammar, collect papers and wait your turn, and you arrive knowing how it is done. In company you keep some opinions back until you have earned them.',
  ],
  10: [
    '[reduce] You have more responsibility, and people see how you bear it. Earlier work is judged, on the whole justly. Saturn likes this house: what you achieve here takes long, and it is seldom taken away again.',
    '[reduce] The work is hard, and it is looked at. Saturn makes no exceptions, which is a comfort if you have been doing your part. Ambition needs rest, too, and some of those who wait for you at home have waited for some time.',
  ],
  11: [
    '[reduce] You may have less time for friends, and some of them less for you. Those who keep their word are still there, with a plan that can be carried out, and you may be the one who keeps the list. Saturn makes a hope smaller and more likely to come true.',
    '[reduce] It is quieter among your friends. Saturn lets the loose ties go and strengthens the others, often by way of a dull piece of common work. If you feel left out, it is worth asking; the reason may be quite harmless.',
  ],
  12: [
    '[reduce] You are busy with something that nobody sees. Under Saturn an old duty or an old guilt is looked at until you know how large it is. Regular hours of rest help, and so does one person who need not be told everything.',
    '[reduce] Much of what you do in this time has no witnesses. Saturn asks for order in private things: in your sleep, in your secrets, in what you owe to people who are gone. A little of it done regularly has great effect.',
  ],
};

const leaves: Growing = {
  1: [
    '[finish] The serious years of work on yourself are nearly done. What you have carried this far has become a part of you, and what is still too heavy may be put down. You can expect to be lighter company before long.',
  ],
  2: [
    '[finish] You have learned to live within your means, and the lesson is nearly over. One sum, one tool or one skill is certain now. Before Saturn goes, a last debt or an old subscription can be dealt with.',
  ],
  3: [
    '[finish] You have become careful with words, and people quote you. A course of study, or a stiff exchange with somebody near, can be brought to a proper end. After that you will talk more freely, and know what you are talking about.',
  ],
  4: [
    '[finish] Most of the hard work at home is done. What is left is the finishing: a paper to sign, a word to a parent, a room that may at last be used. The family rests on firmer ground than when Saturn came.',
  ],
  5: [
    '[finish] What you made in this time was made slowly and will last. One more piece can be completed with the full severity that Saturn has taught you. In love as well you know by now what you mean, and may say it.',
  ],
  6: [
    '[finish] You have better working days than before, and paid dearly for them. The last of the duties that were never yours can be given back. Saturn leaves you with a few good habits, which no longer need any effort.',
  ],
  7: [
    '[finish] The bonds that you have now have been tested. One agreement may still lack its last clause, and one silence its word. When that is settled, you and the other person can be easier with each other than you have been.',
  ],
  8: [
    '[finish] The accounts between you and others are almost even. One debt, of money or of honesty, can be paid in full before Saturn goes. Trust that was earned under such conditions need not be proved again.',
  ],
  9: [
    '[finish] You keep the beliefs that you have examined. A degree, a permit or a long piece of writing is close to its conclusion and deserves the last effort. The longer journeys come after that, and will be easier.',
  ],
  10: [
    '[finish] The long climb in your work is nearly over. One public task remains to be completed as it should be, and then you can look around. The respect that you have won under Saturn was not given for nothing, and so it stays.',
  ],
  11: [
    '[finish] Those who are still beside you are your friends. One common aim can be brought to its end before Saturn goes, and an office that nobody thanked you for can be passed on. New people may join you soon.',
  ],
  12: [
    '[finish] Most of the old burdens have been cleared away. What can be forgiven may be forgiven, and what has to be admitted can be told to one person. After that the matter is closed, and you will feel lighter for good reason.',
  ],
};

export const saturn = { arrives, stays, leaves };
