import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const plutoEnters: ThemesByHouse = {
  1: {
    intro: [
      '{planet} comes into your own sign in {year}, and what it begins goes on for years. You will hardly notice the day. Over that time a good deal about you changes, and you decide most of it yourself.',
    ],
    thought: [
      'A slow and thorough change begins in you {when}. It may start with the loss of interest in something that used to matter: an ambition, a manner, a fear. You cannot say yet what will take its place. Others notice that you have become more definite. It is best to give up pretenses early and of your own accord, since whatever is genuine in you will be stronger for it.',
    ],
    close: [
      'You have given up something that was only for show, and feel more like yourself. The change has barely begun, and you are no longer afraid of it.',
    ],
  },
  4: {
    intro: [
      'The ground under home and family starts to shift in {year}, slowly enough to be lived on. {planet} enters your fourth house. Whether you move or stay, the place where you belong is about to be understood in another way.',
    ],
    thought: [
      'Home and family change from the ground up {when}, whether or not anybody moves. An old rule may end, a relative may come closer or go away, or you begin to see your early years in another light. It is slow and sometimes tiring. Ask yourself which people and habits you would want around you anywhere. Those are what you keep, and much of the rest can go.',
    ],
    close: [
      'Your home, or the way you think of it, has changed thoroughly. You have kept the people and habits that matter to you, and miss little of the rest.',
    ],
  },
  5: {
    intro: [
      'Romance, children, play, the things you make: {planet} comes to your fifth house in {year} and begins to change what gives you joy. Taste goes first. You may catch yourself delighted by something that was never on your list.',
    ],
    thought: [
      'Something you did not plan begins to matter to you {when}. It may be a person, a child, a talent or a taste that does not fit with the rest of your life. You could pull it up like a weed, or wait until you can see what it is. Waiting is the better course. It changes what you enjoy, and in the end what you live for.',
    ],
    close: [
      'Something that you never planned has grown in you, a love or a talent, and you have moved other things to give it room. Your life looks less as you had imagined it, and you are more at home in it.',
    ],
  },
  7: {
    intro: [
      'In {year} {planet} comes to your seventh house, and what you expect of other people begins to change, as does what they may expect of you. Partners, clients and rivals bring it to the door. Agreements will be made in another spirit.',
    ],
    thought: [
      'Between you and another person there is a reserve that was once necessary and perhaps no longer is. Both of you stop at the same subjects from habit. This year one of you may go on, with a question or an admission, and find that nothing bad happens. Pluto makes such talks intense. Choose a quiet time, and let the other person decide how much they want to say.',
    ],
    close: [
      'A reserve between you and another person has gone. What you had both been keeping back turned out to be less shocking than the silence about it.',
    ],
  },
  10: {
    intro: [
      'Vocation and public standing, in your tenth house, are entered by {planet} in {year}. What you are known for will change more than once before it leaves again. A good start is to ask what is honored there, and why.',
    ],
    thought: [
      'What you are known for begins to change {when}. A goal that you have followed for a long time may lose its hold on you before there is another, and people may wonder what you are doing. You need not have an answer yet. It helps to ask which part of your work you would do without the title. That part is what the next years can be built on.',
    ],
    close: [
      'You have stopped looking up to something that had long stood in the middle of your plans. What you have put in its place is smaller and still unfinished, and it is your own.',
    ],
  },
};
