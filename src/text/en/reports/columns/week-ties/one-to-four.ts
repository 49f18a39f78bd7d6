import type { Growing } from '../../../../report-catalogue.js';

/** What another event has to do with a week that is about what the reader wants for themselves. */
export const toYourself: Growing = {
  2: [
    'Once you know what you can afford, it is easier to say what you want for yourself.',
    'Money matters to your own plans, because it decides which of them you can begin with.',
  ],
  3: [
    'If you tell somebody nearby what you want for yourself, you can hear whether you mean it.',
    'It helps to talk about your own plans, because a listener asks about the part you left out.',
  ],
  4: [
    'Your plans for yourself affect the people at home, so it is better if they hear of them early.',
    'At home you can drop the role that others expect of you, so you notice there what you really want.',
  ],
  5: [
    'Whatever you enjoy most is a good clue to which of your own plans suit you.',
    'You are most like yourself when you are having fun, so that is a good time to ask what you want.',
  ],
  6: [
    'Your own plans need time, so it matters how much of it the day’s work takes.',
    'A plan of your own has a better chance if it gets a fixed place among the daily tasks.',
  ],
  7: [
    'Another person is affected by what you want for yourself, so it is fair to tell them.',
    'You see your own wishes more clearly beside another person’s, because the two are not the same.',
  ],
  8: [
    'A plan of your own may touch what you share with somebody, so you will need their consent.',
    'Somebody you trust can tell you how you seem to others, because they have no reason to flatter you.',
  ],
  9: [
    'A wider view helps you decide what you want for yourself, because you see how differently others live.',
    'You learn something about yourself in unfamiliar surroundings, because nobody there expects the usual you.',
  ],
  10: [
    'Others judge you by your work, but you are deciding something about yourself that they cannot see.',
    'Your public role and your plans for yourself are not the same, but each can make room for the other.',
  ],
  11: [
    'Friends notice when you change, so you can tell from their faces how it suits you.',
    'Some of your own plans go better in company, so a friend is worth asking along.',
  ],
  12: [
    'Time alone is useful for your own plans, because you do not have to defend them to anybody.',
    'You decide better about yourself after a rest, so a plan of yours loses nothing by waiting a night.',
  ],
};

/** What another event has to do with a week that is about money and possessions. */
export const toMeans: Growing = {
  1: [
    'You spend differently when you are sure of yourself, so your mood makes a difference to your money.',
    'Your opinion of yourself affects the price you ask, so it has something to do with money as well.',
  ],
  3: [
    'It pays to talk about prices, because somebody nearby may know of a better one.',
    'Talking helps with a question of money, because others have had the same bill to pay.',
  ],
  4: [
    'Decisions at home turn up among your expenses, so it is good to know their price beforehand.',
    'Much of what you have goes into the place where you live, so home and money are decided together.',
  ],
  5: [
    'Fun belongs in the budget too, because you enjoy it more when you know that it is paid for.',
    'Some of the things you enjoy cost nothing, so saving does not have to mean going without pleasure.',
  ],
  6: [
    'Much of your money costs you time, so a change in the working day is felt in your finances as well.',
    'Order in your daily tasks is good for your finances, because fewer things have to be bought twice.',
  ],
  7: [
    'Two people seldom spend alike, so a question of money goes better once each has said what matters to them.',
    'Another person sees your expenses with fresh eyes, so it is worth asking before you buy.',
  ],
  8: [
    'Some of your money is tied up with what you share or owe, so you cannot count it all as your own.',
    'Once it is clear what is shared, you can plan how to spend what is yours alone.',
  ],
  9: [
    'A trip or a course has its price, so a distant plan can be a good reason to save.',
    'If you look farther ahead, some expenses seem less urgent, so you can decide about money more calmly.',
  ],
  10: [
    'A good name is good for your finances, because people pay more willingly for work they have heard about.',
    'Recognition for your work has to do with money too, because it affects how much you can ask for.',
  ],
  11: [
    'Friends may spend more than you do, or less, so it helps to know your own limit first.',
    'A friend may have the very thing to lend you, so it is worth asking before you buy it.',
  ],
  12: [
    'Money worries seem larger when you are tired, so a good rest helps you with the figures.',
    'When you are alone you can tell more easily what you need to own, because nobody is selling it to you.',
  ],
};

/** What another event has to do with a week that is about talk and learning. */
export const toTalk: Growing = {
  1: [
    'People hear how you feel as well as what you say, so your mood affects every conversation.',
    'You speak more clearly when you know what you want, so other people understand you sooner.',
  ],
  2: [
    'Where money is involved your words are taken literally, so an exact figure is better than a hint.',
    'A talk about money is remembered for a long time, so it deserves carefully chosen words.',
  ],
  4: [
    'Your family will hear your news sooner or later, so it is better if they hear it from you.',
    'At home people know what you mean before you finish, but elsewhere you have to say all of it.',
  ],
  5: [
    'A joke or a compliment makes people listen, so a playful mood helps with a difficult talk.',
    'You talk best about what you enjoy, because people can hear that you mean it.',
  ],
  6: [
    'Much of a working day is spent in talk, so a clear message at the beginning saves you effort later.',
    'You have less time to talk when there is much to do, but a short answer is kinder than none.',
  ],
  7: [
    'Among all your conversations, one with a person close to you matters most, so it deserves a good hour.',
    'Another person may hear something you did not mean, so it is worth asking what they understood.',
  ],
  8: [
    'Some of what you know is confidential, so you have to choose whom you talk to about it.',
    'A serious subject is easier to raise after some ordinary talk, because both of you are at ease by then.',
  ],
  9: [
    'A larger subject gives you something to talk about, and you understand it better for explaining it.',
    'News from next door sounds different once you know how things are done elsewhere.',
  ],
  10: [
    'Your words may reach people who decide about your work, so it is worth choosing them with care.',
    'At work you are listened to if you are brief, so the long version is better kept for a friend.',
  ],
  11: [
    'Friends repeat to each other what you tell one of them, so it soon gets around.',
    'Friends are patient listeners, which helps when you do not yet know how to put something.',
  ],
  12: [
    'Some silence is useful before an important talk, because you find out in it what you want to say.',
    'After much talk you need some quiet, because you only then notice what was worth hearing.',
  ],
};

/** What another event has to do with a week that is about home and family. */
export const toHome: Growing = {
  1: [
    'Your mood is soon felt at home, so a little care for yourself does good there as well.',
    'You can say better how you would like to live once you know what you want for yourself.',
  ],
  2: [
    'Home has its costs, so a decision about money is also one about how you live.',
    'You know better what can be changed at home once you have seen how much there is to spend.',
  ],
  3: [
    'News from outside is talked over at home, so it helps if you know what you think of it yourself.',
    'A few words in passing can settle something at home, because nobody has time to start an argument.',
  ],
  5: [
    'A little fun improves the mood at home, because it reminds everyone that there is more than chores.',
    'If you do something for the joy of it, you have more patience at home afterward.',
  ],
  6: [
    'A full working day leaves you less patience at home, so it is kind to say when you are tired.',
    'Chores at home come on top of the day’s tasks, so it is fair to leave a few of them undone.',
  ],
  7: [
    'Questions about home are easier to settle when you are on good terms with the person closest to you.',
    'Your family’s habits may surprise a partner, because other things were normal where they grew up.',
  ],
  8: [
    'People who live together share a great deal, so a question of trust is soon felt at home.',
    'A frank word about shared money makes life at home simpler, because nobody has to guess.',
  ],
  9: [
    'Some distance lets you see your home more clearly, because you notice what you miss.',
    'You bring new ideas home with you, so the people there will have their own opinion of them.',
  ],
  10: [
    'Your work takes hours away from home, so it is fair to say beforehand which ones.',
    'Success or trouble at work comes home with you, but you can leave it at the door for an evening.',
  ],
  11: [
    'Friends bring fresh air into a home, so a family matter seems smaller after a visit.',
    'A friend sees your family from outside, and so can notice what you are too close to see.',
  ],
  12: [
    'You need a quiet place at home, because you are better company after an hour alone.',
    'An old family matter is easier to understand when you are alone, because you do not have to take sides.',
  ],
};
