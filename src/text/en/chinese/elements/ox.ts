import type { ByElement } from '../../../catalogue.js';

export const oxElements: ByElement = {
  wood: 'Wood makes an Ox that can change its mind. Roots loosen heavy earth, so you listen to reasons, give up a habit that has had its day, and laugh at yourself years before other Oxen would. Groups like you, and tend to put you in charge of what nobody else will do. But wood lives on the ground it stands in, and with four sets of people needing you, you grow short with all of them. Something that you do could well be done by a younger person by now.',
  fire: 'Force is added here to the patience of the Ox. Fire hardens earth, as clay becomes brick, and you work fast, on a large scale, with a firm idea of how it ought to be. Among the five you are the most likely to lead. You are also the last to ask the way, and people get hurt on a certainty that was not meant for them. A quiet person has often seen the mistake already and is waiting to be asked.',
  earth:
    'No one is steadier than an Ox of earth, where the element is doubled. You know where everything is because it has stayed there; your word is trusted by three generations, and your work outlasts fashions. Other Oxen can be provoked or persuaded into moving. You wait until you must, and by then a good friend may have given up asking. To try something new where nothing depends on it, a dish or a way home, keeps the larger changes from coming as a shock.',
  metal:
    'Once decided, an Ox of metal does not bend. The sign is the storehouse of metal, and your birth year brings it out: high standards, few words, and a promise that means the same on any day. Employers value it until they want an exception. Where other Oxen give way a little, you hold, and rest and company are what you give up for it. Not all of your duties are as urgent as they sound. Some were handed to you by people who have long forgotten them.',
  water:
    'Diplomacy comes naturally to an Ox of water. Earth gains by the water it holds, so you can wait through a long negotiation and bring a stubborn person round without once raising your voice. People tell you their troubles, because you look as if nothing could upset you. Much does. You put small slights away without a word, and one of them may come up years later over something like a borrowed ladder. A complaint made early, and briefly, is easier on everyone.',
};
