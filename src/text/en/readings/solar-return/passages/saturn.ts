import type { PassageCells } from '../../../../return-catalogue.js';

/** Saturn over a birth chart in a year. */
export const saturnPassages: PassageCells[6] = {
  0: {
    conjunction:
      'Saturn stands on your Sun, as it does about every twenty-nine years, and for a while life is serious. There is more to do and less applause for it. You may feel the weight of it, and also feel more clearly yourself, because what you do for show no longer seems worth the strength. Take on only what you mean to keep.',
    harmonious:
      'You are steady while Saturn supports your Sun, and it shows. What needs regular hours, a long breath or the trust of careful people goes forward: a course of lessons, a building, a task with some weight to it. Hardly anyone will remark on it at the time. Later you may find that something which you made in these weeks is still standing.',
    tense:
      'Saturn is in the way of your Sun, and something stands between you and what you want: a person in charge, a rule, a duty that has to be done first, or your own doubt. You may feel tired and too little noticed. Most of what you are refused is only put off. Finish the oldest open task, and the next one weighs less.',
  },
  1: {
    conjunction:
      'Saturn comes to your Moon, and you feel things soberly and mostly by yourself. There may be more duty at home than comfort, or an old sadness that wants to be taken seriously once. You cope well, so people forget to ask how you are. Tell one person who can listen, before you have it all under control.',
    harmonious:
      'You can be calm about what used to upset you while Saturn supports your Moon. A household gets into order, a family matter is settled fairly, and you learn how much rest you really need. Others lean on you and find you kind, if not very talkative. The habits you form here are likely to last.',
    tense:
      'Saturn weighs on your Moon, and what others need from you competes for the same evenings with what you need yourself. Comfort seems scarce, and you may say that you are well more often than you are. It is a phase of tiredness more than a judgment on your life. Put a fixed hour for yourself in the week, and keep it as you would keep an appointment.',
  },
  2: {
    conjunction:
      'Your thinking is slow and exact while Saturn stands on your Mercury. It is a good time for agreements, plans and difficult books, and a poor one for small talk. You hear doubts before you hear anything else, your own among them. What you work out in these weeks will have been thought through, and you can rely on it.',
    harmonious:
      'Saturn steadies your Mercury, and what you write, plan or calculate is sound. You find the mistake, keep to the point, and are listened to by people who do not listen to many. A subject that you never got around to may turn out to be worth learning properly. Agreements made here tend to hold.',
    tense:
      'You meet with objections while Saturn tests your Mercury. A letter goes unanswered, a request is sent back for one more detail, or a talk turns stiff. Part of it is delay and part is a real weakness in the plan, and this is a good moment for finding it. Let a gloomy thought wait for the morning before you believe it.',
  },
  3: {
    conjunction:
      'Saturn comes to your Venus and asks what a bond, a taste or a way of spending is really worth to you. You may feel less charming than usual and want fewer people around you. Where love is sound, it can be relied on all the more; where it was mostly habit, that shows. Talk about that plainly before the two of you grow distant.',
    harmonious:
      'Affection is shown by what one does while Saturn supports your Venus. A friendship deepens because somebody kept a promise, a couple agrees about money, a love that began lightly finds its daily form. You may do without some excitement and hardly miss it. What you buy or make now is likely to be used for a long time.',
    tense:
      'Saturn is strict with your Venus, and you may feel that you give more than you get. Somebody is busy or reserved, or money has to be kept together, and pleasure comes last. That needn’t mean that you are loved less. Say what you miss in one plain sentence; people often had no idea.',
  },
  4: {
    conjunction:
      'Your strength has a brake on it when Saturn stands on your Mars. You want to act, and first something has to be repaired, permitted or practiced. That makes you angry, and it can also make you very good at one thing. Work that needs endurance goes further than work that needs a rush. Rest before you have to.',
    harmonious:
      'You can work long and well while Saturn steadies your Mars. Force is used where it does something, and you do not tire yourself in quarrels. An instrument, a trade, a demanding project, anything that is won by doing it every day makes visible progress. People may leave the hard part to you, because you seem to manage it.',
    tense:
      'You push and hold back at once, as Saturn puts a brake on your Mars. Somebody says no, a rule is in the way, or you hold yourself back and resent it. Forcing it costs more than it brings. Look for the one place where you are free to go on, and put your strength there for as long as the way ahead is closed.',
  },
  5: {
    conjunction:
      'Hope is put to work when Saturn comes to your Jupiter. A large plan is asked what it costs, who does it and by when, and some of it does not survive the question. What does survive you can count on. You may believe in less for a time, and be more faithful to it than you were to all the rest.',
    harmonious:
      'Plans and means fit together while Saturn supports your Jupiter. You can see what is possible in a few years and what would be needed for it each month. It favors studies, savings, property and positions of trust. Luck has a small part in this, and your own reliability a large one.',
    tense:
      'A hope has to wait when Saturn is hard on your Jupiter. The money, the permit or the time is not there yet, or you have lost some faith in the plan yourself. It can be made smaller without being given up. What is left once you have taken away the part meant to impress is usually the part worth doing.',
  },
  6: {
    conjunction:
      'Saturn comes back to where it was when you were born, as it does about every twenty-nine years. You look at what you have built: the work, the bonds, the place in the world, and ask which of them you would choose again. What was never really yours may fall away, perhaps with some regret. What is left you can call your own.',
    harmonious:
      'What you learned with effort is of use while Saturn is in easy aspect to its own place in your birth chart. There is little drama in it. Duties fit you, you know how long things take, and other people plan around your word. If you have wanted to put something on a firm footing, it can be done here without a struggle.',
    tense: [
      'Saturn is in hard aspect to its own place in your birth chart, as it is about every seven years, and you ask whether what you have built still suits you. One duty may be too small for you by now, another has been put off and wants to be taken up in earnest. You need not decide about all of it at once.',
      'You take stock while Saturn is in hard aspect to its own place in your birth chart, as it is about every seven years. What you have taken on is held against what you can carry, and something may have to be handed to somebody else or done more simply. It is sober work. You stand more firmly for having done it.',
      'Saturn is in hard aspect to its own place in your birth chart, which comes around about every seven years. An arrangement that has held until now shows where it is worn. You may feel the lack of something that you once decided to do without. It can be mended in the one place where it matters.',
    ],
  },
  15: {
    conjunction:
      'Saturn crosses your Ascendant, as it does about every twenty-nine years, and you take yourself in hand. You may look more serious, want less company, and drop a role that you have played for other people’s sake. What you change about your own person in such a time tends to stay. Choose a small discipline that you can keep.',
    harmonious:
      'You seem reliable, and you are, while Saturn supports your Ascendant. People come to you with serious matters and accept terms from you that they would argue over with someone else. A bond can be given a firm form in these weeks. You need not be especially charming for it.',
    tense:
      'You may feel shut out, or held to other people’s terms, while Saturn is square to your Ascendant. A partner is demanding or far away, or you have to prove yourself to somebody who is slow to be convinced. Some ties get firmer by being tested, and some are given up. Keep to what was agreed, and have it said aloud once more.',
  },
  16: {
    conjunction:
      'Saturn stands on your Midheaven, and what you have worked for can be seen for what it is. More responsibility may come to you, and also more criticism; both are signs that your work is taken seriously. What was built carefully stands. Should you be at the wrong place, you will know it now, and you can take your time to leave.',
    harmonious:
      'Your work has solid ground under it while Saturn supports your Midheaven. Someone in charge sees what you can do and gives you the means for it. It suits decisions that are meant to hold for years, about your work or a home. Progress comes step by step, and people at home can plan around it.',
    tense:
      'Work and home ask for the same strength while Saturn is square to your Midheaven. There may be a heavy task, somebody strict to answer to, or a duty toward the family or the house at an awkward time. You can’t do justice to everything, so decide which of the two has to be good and which only has to be done.',
  },
};
