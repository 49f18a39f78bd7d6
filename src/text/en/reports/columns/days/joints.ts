import type { DayShelf } from '../../../../report-catalogue.js';

/**
 * A sentence of a day that joins its event and the Moon: what the matters of their two houses have to do with each
 * other, whichever is which.
 */
export const joints: DayShelf['joints'] = {
  '1-1': [
    'So for today you may put yourself first, and nobody will be surprised.',
    'All of it is about you today, so one plan of your own is enough.',
    'Your own wishes are the subject twice over, so it is a good day to state one.',
  ],
  '1-2': [
    'Money and your own wishes belong together today, because the one sets limits to the other.',
    'A wish of your own is easier to allow yourself once you know what it costs.',
    'You can say better what to spend today if you know what you want for yourself.',
  ],
  '1-3': [
    'If you tell somebody nearby what you want, you will hear whether you mean it.',
    'You talk more freely today when you feel like yourself, so mood and words go together.',
    'People nearby notice how you are, because it shows in the way you talk.',
  ],
  '1-4': [
    'Your mood and your home affect each other today, so both deserve some care.',
    'At home you need not impress anybody, so you can see how you really are.',
    'Those at home notice first how you are, so they are the ones to tell.',
  ],
  '1-5': [
    'You are most like yourself when you enjoy something, so fun is well worth the time today.',
    'Others like you best when you are enjoying yourself, and today they can see it.',
    'Your own wishes matter in love and play too, so it helps to mention one.',
  ],
  '1-6': [
    'The work goes better today if you do something for yourself as well.',
    'Your own needs belong on the list of tasks too, because it is you who does the work.',
    'You decide how the day’s work is done, so you can do it in your own way.',
  ],
  '1-7': [
    'You and another person may want different things today, so it helps to name both.',
    'Another person sees you from outside, so their opinion of your plan is useful today.',
    'Another person can answer your wishes today only if you make them clear.',
  ],
  '1-8': [
    'You can be yourself today with somebody you trust, because you need not explain much.',
    'Your own wishes may touch what you share with somebody, so it is fair to ask them.',
    'You have to trust yourself today before you can trust somebody else with much.',
  ],
  '1-9': [
    'A wider view lets you look at your own plans more calmly today.',
    'Something you read or hear from far away may fit your own case.',
    'You learn faster today when the subject has to do with your own life.',
  ],
  '1-10': [
    'In public people see your mood as well as your work, so both count today.',
    'Your own plans and your career meet today, so it helps to know which comes first.',
    'You do better in public today when you feel like yourself.',
  ],
  '1-11': [
    'Among friends you can say what you want today, because they know you already.',
    'Your friends can help with a plan of your own, but they have to hear of it.',
    'A group has room for your own ideas today, if you mention them.',
  ],
  '1-12': [
    'You show yourself more easily today after an hour alone.',
    'You may keep your own plans private today, because they are not ready to be discussed.',
    'You know better what you want after some rest, so there is no hurry today.',
  ],
  '2-2': [
    'You have two reasons to think about money today, so it is worth a careful look.',
    'You can tell today what a thing is worth to you, so it is easy to compare.',
    'Your finances get more attention than usual today, and it does them good.',
  ],
  '2-3': [
    'It helps to talk about money today, because somebody nearby may know the price.',
    'Any conversation may turn to money today, so it is good to know your figures.',
    'A message about money deserves to be read twice today before it is answered.',
  ],
  '2-4': [
    'Home costs money, so it is best to think about both together today.',
    'You will see every evening what you spend on your home, so it is worth choosing well.',
    'Those at home have a say in what is spent, so it is fair to ask them first.',
  ],
  '2-5': [
    'Pleasure and money meet today, so it helps to know what you can spend on fun.',
    'Some kinds of fun cost nothing, so your budget need not spoil the day.',
    'You enjoy a pleasure more today if you know that it is paid for.',
  ],
  '2-6': [
    'Work and money go together today, because the one pays for the other.',
    'Your time is worth money today, so it matters which task you spend it on.',
    'Order in your tasks today makes it easier to keep order in your money.',
  ],
  '2-7': [
    'Another person may see your money differently today, so it is worth hearing what they think.',
    'A question of cost is best settled today while you and the other person are on good terms.',
    'Money comes into your dealings with another person today, so clear figures help.',
  ],
  '2-8': [
    'It helps today to know which money is yours and which is shared.',
    'Your own money and what you share both come up, so it is best to keep them apart.',
    'Before you share anything today, it is good to know what you have.',
  ],
  '2-9': [
    'A distant plan has its price, so you may want to look it up today.',
    'Study and travel cost money, but you can find out today how much.',
    'A wider view helps with money today, because a single expense looks smaller.',
  ],
  '2-10': [
    'A word about your work may turn into a word about money today.',
    'Those who judge your work also decide what it is worth, so timing matters today.',
    'Your good name is worth money, so both deserve some care today.',
  ],
  '2-11': [
    'Friends may want to spend more than you do today, so it helps to know your limit.',
    'A group may ask you for money or for time today, and you can say which you have.',
    'A friend may know how to get something for less, so it is worth asking today.',
  ],
  '2-12': [
    'You think more clearly about money when you are rested, so nothing is urgent today.',
    'A quiet hour costs nothing, and money looks less worrying after it.',
    'You can think about money better in private today, because nobody is pressing you.',
  ],
  '3-3': [
    'There is much to say and to hear today, so it helps to note one thing.',
    'Talk is the subject twice over, so your words will be noticed today.',
    'You will be talking a good deal today, so it is worth listening in between.',
  ],
  '3-4': [
    'The conversation that matters most today may be the one at home.',
    'A call to a relative fits the day, because talk and family are both on your mind.',
    'News gets home fast today, so it is best if you bring it yourself.',
  ],
  '3-5': [
    'Talk and affection go together today, so a light word to somebody you like is welcome.',
    'You talk best today about what you enjoy, so there will be plenty to say.',
    'Something that makes you laugh is worth passing on today to somebody you like.',
  ],
  '3-6': [
    'Clear messages make the day’s work shorter, because nothing has to be done twice.',
    'Talk interrupts the work today, but some of it makes the work easier.',
    'Somebody nearby may have the answer to a question at work, so it is worth asking.',
  ],
  '3-7': [
    'It is better today to ask another person than to guess what they think.',
    'Two people who talk about small things find it easier today to discuss large ones.',
    'Another person may be waiting for a word from you, so a short message is welcome today.',
  ],
  '3-8': [
    'Some of the day’s talk is confidential, so it matters whom you tell.',
    'A matter of trust or shared money can be cleared up today by a plain question.',
    'Ordinary talk is a good way into a delicate subject today, because nobody is on guard.',
  ],
  '3-9': [
    'A large subject becomes clear today when you explain it in plain words.',
    'Somebody nearby may know what you were going to look up far away.',
    'Talk and study go together today, because each gives you questions for the other.',
  ],
  '3-10': [
    'Your words may be repeated at work today, so it is worth choosing them.',
    'A few plain sentences can do more for your career today than a long report.',
    'People who decide about your work may hear you today, so short answers are best.',
  ],
  '3-11': [
    'Friends are good listeners today, and they may have news for you too.',
    'Word gets around among friends today, so it is good to know what all may hear.',
    'A talk with a friend suits the day, because you think more clearly in company.',
  ],
  '3-12': [
    'You need some quiet between conversations today, so not everything has to be answered at once.',
    'Some matters are better thought over alone today before you talk about them.',
    'After a day of talk you will be glad of an hour without any.',
  ],
  '4-4': [
    'You have two reasons to think of home today, so it is a good place to be.',
    'Much of what happens today happens at home, so it is good to have time there.',
    'You notice more at home today than usual, so a small change there is easy.',
  ],
  '4-5': [
    'Fun is easily had at home today, so there is no need to go far.',
    'Love and family both want your time today, but one evening can hold both.',
    'A little play improves the mood at home today, so it is time well spent.',
  ],
  '4-6': [
    'When the day’s work is done, some of your strength will still be wanted at home.',
    'A little order at home makes the day’s work easier.',
    'Chores at home and tasks at work add up today, so it is fair to leave some undone.',
  ],
  '4-7': [
    'Home is a good place today for a talk with somebody who matters to you.',
    'Another person and your home both need some of your time today, so it helps to plan it.',
    'Family habits come into your dealings with another person today, so it helps to explain them.',
  ],
  '4-8': [
    'A private matter of trust or money is best discussed today behind your own door.',
    'Families share more than they talk about, so some of it may come up today.',
    'You feel safe at home, so a delicate subject is easier to face there today.',
  ],
  '4-9': [
    'Your thoughts are far away and your home is here, so both want some time today.',
    'However far your plans lead, they begin today with what you can arrange at home.',
    'Something from far away, such as a call or a book, is welcome at home today.',
  ],
  '4-10': [
    'Work and home both want your evening, so it helps to divide it beforehand.',
    'Those at home would like to hear about your day in public, so there is something to tell.',
    'A calm hour at home helps you today with what is expected of you in public.',
  ],
  '4-11': [
    'Friends and family may want the same evening, but friends can be asked in.',
    'A friend can feel like family today, because they know how you live.',
    'Home is a good place for friends today, so an invitation would be welcome.',
  ],
  '4-12': [
    'Home is the right place for a rest today, if others know that you want one.',
    'You need quiet as well as company at home today, so a closed door is no offense.',
    'A family memory may come up today while you are resting, and it does no harm.',
  ],
  '5-5': [
    'Love and play are the subject twice over, so you may enjoy yourself today.',
    'You have two reasons to have fun today, and one would be enough.',
    'Your heart is in what you do today, so it will show in the result.',
  ],
  '5-6': [
    'The work goes faster today if there is something pleasant to look forward to.',
    'Once the dull part of the work is done, you can enjoy yourself undisturbed today.',
    'You do your work better today if you can find some fun in it.',
  ],
  '5-7': [
    'Two people get along better today when they do something they both enjoy.',
    'Fun is better for being shared today, so another person is welcome.',
    'Affection makes it easier to agree today, so it is good to begin with what you both like.',
  ],
  '5-8': [
    'You can be frank today with somebody you like, as long as the trust is there.',
    'A light mood helps today with a serious matter of trust or money.',
    'Love may raise a question of trust today, so an honest answer is worth more than charm.',
  ],
  '5-9': [
    'A new place or idea can be fun today, and you need not know much about it.',
    'Learning is a pleasure today, because you can do it at your own speed.',
    'A trip or a class is more fun with somebody you like, so you might ask them along.',
  ],
  '5-10': [
    'People at work may notice today that you enjoy yourself, which does you no harm.',
    'Duty and pleasure both want your time today, so it helps to finish one first.',
    'Something you love to do may impress people today, because you do it well.',
  ],
  '5-11': [
    'Friends are the right company for fun today, so they may as well be asked.',
    'You can bring somebody you like along to your friends today, and both sides will be curious.',
    'A group wants your time today, but love or play needs some of it too.',
  ],
  '5-12': [
    'A quiet pleasure is enough today, because you need rest as well as fun.',
    'You may love somebody today without saying so, because some feelings need privacy.',
    'After some rest you will enjoy yourself more, so there is no hurry today.',
  ],
  '6-6': [
    'There are two reasons to think of work today, so one task at a time is best.',
    'Small improvements pay off today, because you will use them again and again.',
    'There is much to do today, so it is worth deciding what can wait.',
  ],
  '6-7': [
    'The work is easier today when two people divide it.',
    'Another person’s help with the work is worth asking for today, because they see it with fresh eyes.',
    'Everyday tasks affect how you and another person get along, so some consideration helps today.',
  ],
  '6-8': [
    'A form or an account that you share may belong on the list of tasks today.',
    'People trust you for what you do reliably, so even small tasks count today.',
    'A shared matter can be handled like any other task today, so it is soon done.',
  ],
  '6-9': [
    'A large plan needs only a small step today, and that fits in between two tasks.',
    'Something new that you learn may make your work easier, so it is time well spent today.',
    'Your thoughts may be far from your work today, so it helps to note where you stopped.',
  ],
  '6-10': [
    'Careful daily work is noticed by those who decide, so it counts double today.',
    'The small tasks and the larger aim meet today, because the one leads to the other.',
    'People judge the result of your work today, so the details deserve some time.',
  ],
  '6-11': [
    'A friend may help you with some work today, or you may help a friend.',
    'Work and friends both want your time today, so it helps to fix the hours.',
    'A common plan means practical work as well today, so your contribution counts.',
  ],
  '6-12': [
    'Work and rest both need their hours today, so it helps to decide when to stop.',
    'Your work will go better after some rest, so a break is well spent today.',
    'Something you keep to yourself may slow down your work today, so it deserves some thought.',
  ],
  '7-7': [
    'Another person is the subject twice over, so it is a day for listening well.',
    'Most things take two people today, so it is good to ask before you start.',
    'Your dealings with one person matter most today, and they deserve your attention.',
  ],
  '7-8': [
    'Two people who get along can talk today about money or trust as well.',
    'There may be a promise between you and another person to look after today.',
    'Trust is built between two people in small ways, so ordinary courtesy counts today.',
  ],
  '7-9': [
    'Another person’s view may widen your own today, so it is worth asking for.',
    'You can go somewhere with another person today, if only in conversation.',
    'Two people may believe different things today and still enjoy each other’s company.',
  ],
  '7-10': [
    'One person’s support helps you in public today, so they deserve your thanks.',
    'A partner may understand your work better than your superiors do, so their advice is useful today.',
    'Your public duties affect another person today, so it is fair to tell them.',
  ],
  '7-11': [
    'One person and several friends may want the same evening, so it helps to ask early.',
    'You may enjoy your friends more today with somebody beside you.',
    'A partner and your friends may get to know each other today, if you bring them together.',
  ],
  '7-12': [
    'You can be quiet with another person today, because not everything has to be discussed.',
    'You need some time alone today, and another person will understand if you say so.',
    'A feeling about another person may need a day of rest before you mention it.',
  ],
  '8-8': [
    'There are two reasons to think about trust today, so it is a day for careful promises.',
    'Deep feelings are near the surface today, so a gentle tone helps.',
    'You look closely at what you share today, so you may see what was overlooked.',
  ],
  '8-9': [
    'Somebody from outside may help today with a matter of trust, because they take no side.',
    'From some distance an old fear or an old debt seems smaller today.',
    'You want to get to the bottom of a large subject today, so a quick answer will not do.',
  ],
  '8-10': [
    'Discretion is good for your name today, so what you are told in trust is best kept.',
    'Somebody with influence may be relied on today, if you ask plainly.',
    'Money or trust that you share may come up at work today, so it helps to be prepared.',
  ],
  '8-11': [
    'One friend may know today what the whole group need not, so it matters whom you tell.',
    'Friends can give you courage today in a matter of trust or money, but you decide it yourself.',
    'A group depends on trust, so even a small promise that is kept counts today.',
  ],
  '8-12': [
    'You can think about a hard matter in private today before anybody asks you.',
    'Some worries about trust or money are smaller after a rest, so there is no hurry today.',
    'You see more deeply today when you are alone, so a quiet hour is useful.',
  ],
  '9-9': [
    'You have two reasons to look far ahead today, so everyday matters can wait until evening.',
    'You learn quickly today, so a hard subject is worth trying.',
    'Your thoughts are far away today, and for once they may stay there.',
  ],
  '9-10': [
    'A wider view of your work may be just what somebody wants to hear today.',
    'What you know from elsewhere is useful at work today, so it is worth mentioning.',
    'Your beliefs and your career meet today, so it helps to know where you stand.',
  ],
  '9-11': [
    'A friend may want to see the same place or read the same book, so you need not go alone.',
    'Friends share your hopes today, so a large plan seems nearer.',
    'You and your friends may not share a belief today, but you can still share a meal.',
  ],
  '9-12': [
    'A large thought needs a quiet hour today, because it cannot be hurried.',
    'A book can take you far today, because you need rest more than a journey.',
    'You can consider a question of belief alone today, because you need not convince anybody.',
  ],
  '10-10': [
    'You are noticed twice over today, so it is good to show what you do best.',
    'Your work is in view today, so it can speak for itself.',
    'People remember today what you do in public, so one piece of good work is enough.',
  ],
  '10-11': [
    'A friend may put in a word for you at work today, so it helps if they know your plans.',
    'Friends like you without a success too, so you need not prove anything to them today.',
    'A common plan may help your career today, because people see what you do for others.',
  ],
  '10-12': [
    'After so much attention in public you will be glad of a quiet hour today.',
    'Work that you do out of sight today will show in public later, so it is not wasted.',
    'You need rest today as much as success, so one task in public is enough.',
  ],
  '11-11': [
    'You are among your own people today, so you can be at ease.',
    'You have two reasons to think of your friends today, so it is good to see some.',
    'A hope grows stronger today because several people share it.',
  ],
  '11-12': [
    'You can leave a gathering early today, and your friends will like you no less.',
    'You need company and rest today, so a quiet friend is the best choice.',
    'You may keep a hope private today, because your friends can hear of it later.',
  ],
  '12-12': [
    'Rest is the subject twice over, so the less you plan today, the better.',
    'You need quiet more than usual today, so you may take it.',
    'Much goes on in you today that others need not see, so you can take your time.',
  ],
};
