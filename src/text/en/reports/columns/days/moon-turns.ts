import type { DayShelf } from '../../../../report-catalogue.js';

/**
 * What the Moon's house has for a day that something else leads: where the lead is easy, and what gives relief where it
 * is hard. Each says all of its own matter, as the lead is of another house.
 */
export const moonTurns: DayShelf['moonTurns'] = {
  1: {
    eased: [
      'With {moon}, your own wishes are easy to hear, and others can read them in your face. A small one that depends on nobody may be granted at once.',
      '{Moon}, makes you more visible than on other days, and people answer the mood in which you come in. A friendly one costs you little this time.',
      'With {moon}, you know quickly what you like and what you don’t. In small things, from breakfast to the way home, that first feeling may decide.',
      'With {moon}, you are nearer to yourself than on most days, and a change in your looks or habits feels natural. Try the new way for an evening.',
    ],
    crossed: [
      'With {moon}, your skin is thin, and remarks seem to be meant for you that were not. A meal, some fresh air and an early night help more than any explanation.',
      '[together] {Moon}, makes your moods easy to read, so that people may have seen what is wrong before you do. On such a day you may ask outright for patience.',
      '[alone] With {moon}, your own needs come to the front. See to those first: sleep, food, a pace that suits you. Other people’s needs will wait that long.',
      '[wait] With {moon}, first reactions are quick and rather strong, your own above all. The second usually comes after half an hour, and is the better one.',
    ],
  },
  2: {
    eased: [
      'With {moon}, solid things give pleasure: good bread, a tidy account, something well made that you already own. Half an hour spent on one of them is not wasted.',
      '{Moon}, gives you an eye for quality, and you can tell a fair price from a loud one. Whatever has to be bought for the household is well chosen now.',
      '[reduce] You work slowly and well with {moon}, and whatever is done with the hands turns out best. A single thing finished properly will please you tonight.',
      '[together] With {moon}, you have a fair idea of what your time is worth, and may say so where somebody takes it for granted. A friendly tone does no harm.',
    ],
    crossed: [
      'With {moon}, plain things steady you: a paid bill, a cooked meal, a drawer put in order. Any one of them makes the rest of the day feel firmer.',
      '[reduce] {Moon}, makes you hold on to your money, and to your habits, more tightly than usual. Large purchases can wait until you feel freer.',
      'As the wish to feel safe is strong with {moon}, small losses look larger than they are. Go through the figures slowly; they may be kinder than your mood.',
      '[alone] With {moon}, comfort is the best remedy, as long as it is of the plain kind. Warm food and a favorite chair cost little and ask nothing of you.',
    ],
  },
  3: {
    eased: [
      '[together] With {moon}, messages get quick and friendly answers, and even two lines are welcome. Somebody you have not heard from for a while may be glad of them.',
      '{Moon}, makes errands and short trips pleasant, and you may meet somebody on the way whom you are glad to see. Leave a little time between one stop and the next.',
      '[act] Words come easily with {moon}, so that a letter or a form you have put off can be written in one sitting. Begin with the sentence you are sure of.',
      '[together] With {moon}, you are curious about nearly everything, and a question to the person next to you leads further than an evening of searching.',
    ],
    crossed: [
      'With {moon}, a walk, an errand or a chat about nothing loosens your thoughts. You come home with the same cares, perhaps, and a lighter head.',
      '[wait] {Moon}, makes tongues quick, your own included, and some remarks sound sharper than they were meant. Let an hour pass before you send an answer.',
      '[together] There is a good listener within reach with {moon}: a neighbor, a brother or sister, a colleague. Ten minutes with one of them are better than an hour of brooding.',
      '[alone] With {moon}, your head is fuller than it needs to be, and the same few sentences keep coming round. Put them on paper once, and then go for a walk.',
    ],
  },
  4: {
    eased: [
      '[together] With {moon}, the evening belongs to your own rooms, and to whoever shares them or comes to visit. A simple meal is program enough.',
      '{Moon}, gives you firmer ground than usual to stand on. Whatever you put in order at home, even a single shelf, will go on pleasing you.',
      '[together] A familiar voice does you good with {moon}, perhaps that of somebody who has known you for most of your life. A call needs no particular reason.',
      'With {moon}, you feel what would make your home more comfortable, and often it is a small thing: a lamp, a plant, a chair moved to the window.',
    ],
    crossed: [
      '[alone] With {moon}, your own four walls are a shelter, and you may go home earlier than planned. Half an hour in which nobody wants anything softens the day.',
      '[alone] {Moon}, makes you long for a place where you need not explain yourself. A meal you have known since childhood, or an old film, comes close to one.',
      '[together] With {moon}, the day’s troubles are easily carried home, where nobody has earned them. A word of warning at the door helps more than an apology afterward.',
      'With {moon}, an old, familiar feeling may come up that has little to do with this day. Be kind to it, as to a relative on a visit, and keep to your plans.',
    ],
  },
  5: {
    eased: [
      '[together] With {moon}, you are in a mood for play, and somebody who laughs at the same things is the best company for it. Nothing useful need come of the evening.',
      '{Moon}, may bring a little shine to the day: a compliment, a good song, a child’s remark that you will repeat. Let yourself be delighted for a minute.',
      '[together] With {moon}, you would like to please and to be pleased. Show somebody what you have made lately, even if it is not finished.',
      'With {moon}, what you do for its own sake turns out well, from singing in the kitchen to a game without stakes. An hour of that sort is well spent.',
    ],
    crossed: [
      'With {moon}, something done purely for fun is the best remedy: a game, a song, an hour with a child. Serious matters look less stern afterward.',
      '[together] {Moon}, makes you mind rather much how you look to others. One person who likes you anyway is audience enough.',
      '[together] With {moon}, pride is easily hurt, and just as easily mended. If you can laugh at yourself first, others will laugh with you rather than at you.',
      'With {moon}, you may allow yourself some comfort from beautiful things. A film, a piece of music or flowers on the table solve no problem, and they help.',
    ],
  },
  6: {
    eased: [
      '[reduce] With {moon}, small tasks go well one after the other: a list, a call, a corner cleared. Small and finished is more satisfying than large and planned.',
      '[wait] {Moon}, gives you patience for details that others pass over. Look through your work once more before it goes out; you may be the one who finds the slip.',
      '{Moon}, makes you notice what your body likes. A walk, a proper lunch or an early night is easy to keep to, and you feel the difference.',
      '[together] With {moon}, somebody else’s work runs better for a little help of yours. Choose a job that takes ten minutes, and leave it at that.',
    ],
    crossed: [
      'With {moon}, small jobs are a help, and each one that gets done takes a little of the pressure with it. Begin with whatever lies nearest.',
      '[reduce] {Moon}, reminds you that you have a body, and that it has been holding its breath. Eat, stretch and go to bed in good time; tomorrow looks more manageable then.',
      '[alone] There is always something useful to be done with {moon}, and usefulness is a comfort. Do your own share well, and leave the others to theirs.',
      '[alone] With {moon}, you see at once what others have done badly, and you may be right. Improve one thing of your own instead; that is quieter, and it lasts.',
    ],
  },
  7: {
    eased: [
      '[together] With {moon}, most things are more pleasant for two, from the shopping to the evening walk. Ask somebody along.',
      '{Moon}, lets you see another person’s side as clearly as your own. If the two of you have something to agree on, it may not take long.',
      '[together] You are good company with {moon}, and attentive, which people feel. A word of thanks that you have owed somebody for a while comes out easily now.',
      '[together] With {moon}, the mood of the day depends on who is beside you. Choose somebody, if you can, who sets a calm pace.',
    ],
    crossed: [
      '[together] With {moon}, you need not get through the day alone. One person who listens without taking sides is worth more than any advice.',
      '[together] {Moon}, makes you feel what another person feels, which weakens your arguments and improves your answers. One honest question clears up a good deal.',
      '[wait] {Moon}, may incline you to give in for the sake of peace. Nobody sensible minds if you would rather think a request over.',
      'With {moon}, somebody close may see the world otherwise than you do. Hear them to the end; you need not agree in order to be calmer.',
    ],
  },
  8: {
    eased: [
      '[together] With {moon}, you look beneath the surface and are seldom fooled. A talk in confidence, with somebody who knows you well, goes further than usual.',
      '[alone] {Moon}, makes you feel more than you show, and there is no need to show all of it. A strong book or a quiet piece of work gives such feelings a place.',
      'Shared accounts and other people’s money can be looked at calmly with {moon}. Who pays for what is quickly settled while nobody is upset about it.',
      '[together] With {moon}, you would rather be close to one person than amusing to many. An hour for two, with the telephone out of reach, is what suits you best.',
    ],
    crossed: [
      '[wait] With {moon}, you feel strongly what other people leave unsaid. Take such impressions for guesses, at least until somebody has spoken.',
      '{Moon}, may stir up an older feeling along with those of the day. If you can tell the two apart, the present one is often the smaller.',
      '[alone] Feelings have some force with {moon}, and hard work is a good use for it: something heavy to carry, to scrub or to clear out. Afterward you can be gentle again.',
      'With {moon}, it is easy to suspect more than there is. A fact that can be checked, such as a date or a sum, is worth more than a whole evening of thinking.',
    ],
  },
  9: {
    eased: [
      '[enlarge] With {moon}, the world looks wide, and a plan for a journey or a course is a pleasure to make. Write down the large version first.',
      '[together] {Moon}, makes you curious about how others live and think. Somebody who comes from elsewhere may tell you the most useful thing you hear all day.',
      'You learn easily with {moon}, as long as you may choose the subject. Look up one thing that you have always wanted to know.',
      'With {moon}, the usual way seems a little narrow, and another road, another book or another kitchen refreshes you. A small departure is enough.',
    ],
    crossed: [
      'With {moon}, distance helps: the view from a hill, the thought of next year, a few pages of a good book. Most troubles shrink in such company.',
      '{Moon}, tempts you to make a principle of small things. Ask what can be done before the evening, and leave the principles for another day.',
      'You would rather be elsewhere with {moon}, and a change of scene does some good. Even a detour on the way home puts other thoughts into your head.',
      '[reduce] With {moon}, you want to know what all your trouble is for. That is too large for one day; a lesson, a language or a map gives the mind something better to hold.',
    ],
  },
  10: {
    eased: [
      'With {moon}, people look at your work with good will. Let them see what you do, and leave the explaining until you are asked.',
      '[wait] {Moon}, puts you where others notice you, so that a piece of work done with care is likely to be remembered. Take a little longer over the finish.',
      '[together] You have an aim in view with {moon}, and the day can be made to serve it. A short request, put to the person who decides, may be enough.',
      'With {moon}, duties feel less heavy than at other times, and there is some honor in them. The one that carries your name deserves the best hour.',
    ],
    crossed: [
      'With {moon}, the day’s duties go on whatever your mood, and that is a help. Do the next one well, and an hour has passed.',
      '[reduce] {Moon}, makes you strict with yourself. Less than perfect is good enough for once; those above you have worries of their own.',
      'Tasks may follow you home with {moon}. A clear arrangement about what has to be done by tonight, and what has not, takes most of the weight off them.',
      '[alone] With {moon}, people look to you for composure, and you can find some. Keep to what was agreed, and save your comments for a quieter day.',
    ],
  },
  11: {
    eased: [
      '[together] With {moon}, several people together are more fun than each alone. The others may only be waiting for somebody to suggest a day and a place.',
      '[together] {Moon}, reminds you of something you hope for, and a person you know may bring you a step nearer. Mention the hope when you meet.',
      '[together] With {moon}, an acquaintance may have more to tell you than those closest to you. The useful remark is often made in passing.',
      'With {moon}, you can be generous to a friend at little cost. Praise somebody’s work, or lend a hand with it, and ask for nothing in return.',
    ],
    crossed: [
      '[together] With {moon}, people who want nothing from you are good company. For an hour, talk of their affairs instead of your own.',
      '{Moon}, lets you see your own troubles from a few steps off, as you would see a friend’s. The advice that you would give the friend is probably right.',
      '[together] You are not the only one who has such days, and with {moon}, you soon find that out. Ask around a little before you blame yourself.',
      '[together] With {moon}, an old friend may see things more simply than you do. That is restful, even if the advice is not new.',
    ],
  },
  12: {
    eased: [
      '[alone] With {moon}, an hour by yourself is the best part of the day, and nobody need know what you do with it. Sleep counts as well.',
      '[alone] {Moon}, slows you down a little, which does no harm. What you notice while you are looking out of a window may be worth writing down.',
      '[alone] You are kinder than usual with {moon}, especially where nobody sees. A favor done in secret pleases you longer than one for which you are thanked.',
      'With {moon}, music, water or an early night restores you quickly. Leave a part of the evening empty.',
    ],
    crossed: [
      '[wait] With {moon}, your strength is smaller than your plans, and you need not be ashamed of that. Put off whatever can be put off, and go to bed early.',
      '[alone] {Moon}, lets you step back from the noise without being missed. A nap or a walk by yourself makes you better company afterward.',
      '[alone] With {moon}, worries may go deeper than you show. A page that nobody else reads takes up what would otherwise keep you awake.',
      '[alone] With {moon}, the day feels longer than it is. Leave out one thing that nobody will miss, and keep the time for yourself.',
    ],
  },
};
