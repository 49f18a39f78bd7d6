import type { ByHouseWordings } from '../../../../catalogue.js';

/** Uranus, Neptune or Pluto leaves a house. */

export const uranusLeaves: ByHouseWordings = {
  1: [
    'The long experiment on yourself is nearly over. You have been several people and may keep what each could do. What feels natural by this time is yours, however odd it once looked.',
  ],
  2: [
    'Money has had its adventures. You know what you can do without, and one unusual way of earning has proved itself. It can be put on a regular footing as Uranus goes.',
  ],
  3: [
    'The storm of ideas is moving on. Out of all you have started to learn, two or three things have changed how you think. They are worth setting down in order.',
  ],
  4: [
    'Home has been turned upside down often enough. Whatever shape it has come to is one you can live in. The last loose end there may be tied now, and will hold.',
  ],
  5: [
    'Wild delight begins to take its leave. You have loved and made things that nobody could have predicted, you least of all. Finish one of them in your best manner.',
  ],
  6: [
    'After all its changes the working day has become your own. Keep the freedom you have gained in it, and make a habit of the last good trick you learned.',
  ],
  7: [
    'Others have come and gone like weather, and those still here are here freely. An agreement that leaves both of you air can be confirmed before Uranus departs.',
  ],
  8: [
    'The surprises in matters of trust are mostly behind you. You know what you can lose and what cannot be taken. A last old tie may be undone in friendship.',
  ],
  9: [
    'Your view of the world has been shaken until it lies comfortably. The beliefs you still have are ones that you tested. Write down the sentence that all the traveling came to.',
  ],
  10: [
    'The plan for your career has been kept in pencil. What looks like a detour from outside is a fair description of your way, and it can be told as one story as Uranus leaves the top of the sky.',
  ],
  11: [
    'Strange company has become your company. Some of it goes with Uranus and the best of it stays. One bold hope is ready to be handed to practical people.',
  ],
  12: [
    'The flashes in the dark come less often, and there is more light between them. An inner freedom has been won that no one saw. It will need a life to go with it.',
  ],
};

export const neptuneLeaves: ByHouseWordings = {
  1: [
    'The haze around you is lifting. You have been many things to many people, and what remains is gentler than the person who went in. It can be given an outline again, drawn by your own hand.',
  ],
  2: [
    'The fog over your means draws off. You know better what you cannot buy. Put the accounts in order while the generous mood still has a say in them.',
  ],
  3: [
    'The long dream in your words comes to its last lines. Misunderstandings can be cleared up one by one. What you learned by listening stays with you.',
  ],
  4: [
    'The tide goes out of the house. Some longing for the past goes with it, and you see the rooms as they are. They are good enough to be loved without being improved.',
  ],
  5: [
    'Enchantment is thinning, and behind it stand a person or a work that you like. Finish the piece. Say the sober kind thing to anyone you once adored.',
  ],
  6: [
    'You have helped beyond what was asked, and lost your way among duties. The way can be found again. One form of service was really yours, and that one you may keep.',
  ],
  7: [
    'Another’s face comes clear. Whatever was forgiven between you is forgiven, whatever was invented can be given back. The tenderness you have learned is fit for daily use.',
  ],
  8: [
    'What was blurred in a shared matter shows its figures. Settle it in kindness while both remember how close you were. Trust that has survived this mist needs no proof.',
  ],
  9: [
    'The far music fades, and you know a few of its tunes by heart. A faith that no longer needs wonders is the gift of this stay. Bring it home.',
  ],
  10: [
    'In your work the mist clears around something real. You may be known for less than people dreamed and for more than you thought. One plain sentence about it will do.',
  ],
  11: [
    'A dream held in common has had its hour. The friends whom it brought are worth more than it was. Let the rest go without naming it an error.',
  ],
  12: [
    'The long rest in deep water is ending. You have been washed of more than you can tell. Before you come ashore, thank whoever waited for you.',
  ],
};

export const plutoLeaves: ByHouseWordings = {
  1: [
    'The great remaking of yourself is almost complete. What could be burned off has been. You have a power that does not need to show itself, and may begin to be merry again.',
  ],
  2: [
    'You have been to the bottom of the question of worth, and there was ground. What you own can be enjoyed, since it no longer owns you.',
  ],
  3: [
    'Your words have learned their weight. The truths you dug for have been told or laid to rest. You may talk of small things once more, and mean them kindly.',
  ],
  4: [
    'The foundations have been opened, cleared and closed. Somebody after you will walk on that floor without knowing why it is so firm. The house may be filled with guests.',
  ],
  5: [
    'What you loved beyond reason has made you or marked you, and usually both. A great work can receive its last touch. Passion may be lighter from here on, without being less.',
  ],
  6: [
    'The working life that had to die has died, and another stands. You know what your strength is for. Teach someone younger where the fault used to be.',
  ],
  7: [
    'The struggle with the other is at its end, won by neither, or by both. Those still beside you were chosen twice. There can be peace between you, and even fun.',
  ],
  8: [
    'In the house of endings Pluto is about finished. You have let go of much, and found what cannot be taken. The door may be left unlocked.',
  ],
  9: [
    'A conviction has been paid for in full. You need not argue it. Those who want to know how you came by it will ask.',
  ],
  10: [
    'Your place in the world has been leveled and rebuilt. The influence you have is earned and can be shared. It is time to think of successors.',
  ],
  11: [
    'Friendships have gone through the fire. The few that came out will last as long as you. With them a hope can be entrusted to time.',
  ],
  12: [
    'The deep clearing nears its end. What you feared in yourself has become strength, and nobody saw it happen. You may come up into the daylight at your own pace.',
  ],
};
