import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const station: ThemesByHouse = {
  1: {
    intro: [
      'One of the slow planets comes to a standstill in your own sign in {year}, and for some time seems to do nothing else. It looks straight at you meanwhile. A pause of this kind is felt as pressure, until it is used for looking back.',
      'In your own sign a slow planet stops and turns in {year}. Something about your life that was in motion holds still for a while, and you can walk around it. What you see from the other side may decide how it goes on.',
    ],
    thought: [
      'Sometimes a train stops between two stations. Nobody says why. After a minute people raise their heads; there is a field outside with a horse in it, which has been there every day that the train went by at full speed. What have you been passing too fast to see? It belongs to you, since it lies along your own line, and the horse is in no hurry.',
      'On the potter’s wheel a bowl looks perfectly round, because it is turning. When the wheel stops, there it is, with a thumbprint and one side a shade lower than the other. Some potters flatten it at once. The better ones look for a while, and give the wheel a kick or leave the bowl as it is. Which side of yourself have you only ever seen in motion?',
    ],
    close: [
      'You have seen something, when everything stopped for a while, that you had ridden past for years. It belongs to you. When you come by now at the usual speed, you look up from your reading.',
      'The side of yourself that you had only seen in motion has left its mark on what you do, like a thumb on a clay bowl. It is how people know whose work it is.',
    ],
  },
};
