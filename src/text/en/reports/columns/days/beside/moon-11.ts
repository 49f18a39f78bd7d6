import type { MoonBeside } from '../../../../../report-catalogue.js';

export const besideMoon11: MoonBeside = {
  1: [
    'With {moon}, friends like what you are up to, and one of them will want to join.',
    'You are in good company with {moon}, which gives you courage for what you want.',
    'With {moon}, others share your hopes, so that you need not push.',
    'Somebody in your circle knows the right person, with {moon}, if you say what you are after.',
  ],
  2: [
    'With {moon}, your friends’ plans may cost more than you would like to spend.',
    'You would like to take part in everything, with {moon}, and have to look at what it costs.',
    'With {moon}, others ask for a good deal of your time, and you may say how much you have.',
    'A common plan may cost you something today, with {moon}, in money or in time.',
  ],
  3: [
    'With {moon}, word gets round quickly among people who wish you well.',
    'The conversation opens out, with {moon}, and someone you hardly know has the best idea.',
    'With {moon}, you see a matter coolly and can explain it without taking sides.',
    'Friends bring you the piece of news, with {moon}, that makes sense of the others.',
  ],
  4: [
    'Outside there is company, with {moon}, whenever the house gets too small.',
    'With {moon}, your friends are thinking of other things, and it does you good to hear them.',
    'A wider circle carries on as always, with {moon}, while you see to things at home.',
    'With {moon}, you are a member of more than one family.',
  ],
  5: [
    'With {moon}, the group wants you, and you want something only for yourself.',
    'Friends have opinions on your private happiness, with {moon}, and do not keep them back.',
    'With {moon}, you look at your feelings from outside, which is wise and somewhat chilling.',
    'Several people want your evening, with {moon}, and you would rather give it to one.',
  ],
  6: [
    'Later there is company, with {moon}, and for that you leave the desk as it is.',
    'With {moon}, you think of what you hope for, and the duties seem lighter for it.',
    'A friend calls about something quite different, with {moon}, and you return to work refreshed.',
    'With {moon}, you belong somewhere that has nothing to do with what you do all day.',
  ],
  7: [
    'With {moon}, friends are good for the two of you, because they bring fresh air in with them.',
    'You can see each other as friends, with {moon}, and that is a sound way to see each other.',
    'With {moon}, a plan that several people share takes some of the weight off the two of you.',
    'There is tolerance between you, with {moon}: each may be as they are.',
  ],
  8: [
    'With {moon}, the others are cheerful, and your own thoughts are more serious than you show.',
    'Friends mean well, with {moon}, and are not the people to tell it to.',
    'With {moon}, a cool head says one thing and a deep feeling another.',
    'What concerns two people has an audience today, with {moon}, and would do better without.',
  ],
  9: [
    'With {moon}, others are interested in what you have found out, and think it further.',
    'A circle of like-minded people helps, with {moon}, be it a class, a club or a few friends.',
    'With {moon}, you may find a companion who has more experience.',
    'Your ideas meet with friendly curiosity, with {moon}, and can be tried out on people.',
  ],
  10: [
    'Away from work there are friends, with {moon}, to whom your position means nothing.',
    'With {moon}, you have hopes that go beyond your work, and they keep your spirits up.',
    'An invitation comes at the end of the day, with {moon}, and has no business purpose.',
    'With {moon}, you think of what you would do if you were free to choose, and then go on with what you are doing.',
  ],
  12: [
    'Your friends are cheerful somewhere, with {moon}, and will be pleased to see you another time.',
    'With {moon}, it is enough to know that you belong; you need not turn up.',
    'Someone writes to you from the wider circle, with {moon}, and does not mind a late answer.',
    'With {moon}, you are with the others in thought, which is less tiring than in person.',
  ],
};
