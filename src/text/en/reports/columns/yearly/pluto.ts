import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const plutoEnters: ThemesByHouse = {
  1: {
    intro: [
      '{planet} comes into your own sign in {year} and stays for years. You will hardly notice the day. By the end of it there will be few things about you that are where they were, and most of the moving is done by you.',
    ],
    thought: [
      'A slow and thorough change begins in you this year. It may start with the loss of interest in something that used to matter: an ambition, a manner, a fear. You cannot say yet what will take its place. Others notice that you have become more definite. It is best to give up pretenses early and of your own accord, since whatever is genuine in you will be stronger for it.',
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
      'There are towns where a whole house is sometimes jacked up, put on wheels and driven to another street with the curtains still hanging. Everyone comes out to watch. The cellar stays behind, a square hole with a few jars in it. What would come along if your home had to be moved in one piece? The answer has less to do with furniture than with who waves from the window.',
    ],
    close: [
      'Your home has changed as thoroughly as if it had been moved to another street. What mattered came along, and it is whatever you still call by the same name. The rest was not missed.',
    ],
  },
  5: {
    intro: [
      'Romance, children, play, the things you make: {planet} comes to your fifth house in {year} and begins to change what gives you joy. Taste goes first. You may catch yourself delighted by something that was never on your list.',
    ],
    thought: [
      'Something you did not plan begins to matter to you this year. It may be a person, a child, a talent or a taste that does not fit with the rest of your life. You could pull it up like a weed, or wait until you can see what it is. Waiting is the better course. It changes what you enjoy, and in the end what you live for.',
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
      'On some old borders the guardhouse still stands, with its barrier up and grass in the gutter. People slow down from habit. A few of them even reach for their papers. Between you and another person there may be a post like that, unmanned for years, at which you both still stop. What would you carry across if nobody asked to see it? There is, as it happens, nobody there.',
    ],
    close: [
      'A border between you and another person is no longer guarded, and you go over without slowing. What you were hiding all that time turned out to be nothing that anyone over there would have minded.',
    ],
  },
  10: {
    intro: [
      'Vocation and public standing, in your tenth house, are entered by {planet} in {year}. What you are known for will change more than once before it leaves again. A good start is to ask what is honored there, and why.',
    ],
    thought: [
      'What you are known for begins to change this year. A goal that you have followed for a long time may lose its hold on you before there is another, and people may wonder what you are doing. You need not have an answer yet. It helps to ask which part of your work you would do without the title. That part is what the next years can be built on.',
    ],
    close: [
      'You have stopped looking up to something that had long stood in the middle of your plans. What you have put in its place is smaller and still unfinished, and it is your own.',
    ],
  },
};
