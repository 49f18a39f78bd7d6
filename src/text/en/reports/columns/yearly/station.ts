import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const station: ThemesByHouse = {
  1: {
    intro: [
      'One of the slow planets comes to a standstill in your own sign in {year}, and for some time seems to do nothing else. It looks straight at you meanwhile. A pause of this kind is felt as pressure, until it is used for looking back.',
      'In your own sign a slow planet stops and turns in {year}. Something about your life that was in motion holds still for a while, and you can walk around it. What you see from the other side may decide how it goes on.',
    ],
    thought: [
      'A slow planet comes to a standstill in your own sign this year, and part of your life seems to stand still with it. Plans that were under way take longer, and people ask the same questions again. That can be wearing. It also gives you time to see what you have been passing by in a hurry: a promise that no longer suits you, a person who has waited, a wish that was never looked at closely. When things move again, you can take it with you.',
      'This year a slow planet stops and turns in your own sign, and you get a second look at yourself. What you did without thinking, as long as everything went forward, becomes visible: where you are strong, where you lean to one side, what you do only to keep going. Not all of it has to be changed. Around the turn it is better to watch than to decide. Afterward you can go on with a clearer idea of what you are doing.',
    ],
    close: [
      'You have looked at something that you used to hurry past, and made room for it. Your pace is nearly what it was, and you choose better where to slow down.',
      'You know a side of yourself that you had only seen in passing, and have made your peace with it. What you do bears your mark a little more plainly.',
    ],
  },
};
