import type { ColumnShelf } from '../../../report-catalogue.js';

/**
 * How the house of the slower of two planets comes into the sentence of the sky, behind its name and a comma: before anything
 * is said of the swifter one’s house, so that nothing here takes that up.
 */
export const secondHouse: ColumnShelf['secondHouse'] = {
  1: {
    eased: [
      'where people may take to you more quickly than you notice',
      'where simply turning up may be enough',
      'where you perhaps feel well in your own skin',
      'where what you would like for yourself seems, for once, to be in nobody’s way',
      'where people may say yes because it is you who asks',
      'where you perhaps need not pretend to anything',
    ],
    crossed: [
      'where you would perhaps rather have your own way',
      'where you could be more tired, or more touchy, than you have told anybody',
      'where what you want for yourself may sound louder than intended',
      'where a remark may feel personal when it is not meant to be',
      'where how you come across may count for more than what you mean',
      'where you would perhaps like to be asked first, and nobody thinks of it',
    ],
  },
  2: {
    eased: [
      'where nothing expensive, perhaps, has to be decided at the moment',
      'where there seems to be enough to go around for the time being',
      'where something that you own and hardly use may turn out to be useful',
      'where you probably know what your time is worth',
      'where what you have put by, small or large, may give you some room',
      'where what helps perhaps costs very little',
    ],
    crossed: [
      'where the cost is the other half of the question',
      'where a bill, or the thought of one, may be waiting',
      'where what you can afford and what you would like are perhaps two different sums',
      'where the question may be whether you get what you are worth',
      'where somebody may want to be paid, or you may feel that you are not',
      'where you are perhaps asked to part with something that you would rather keep',
    ],
  },
  3: {
    eased: [
      'where a message, or a word with a neighbor, may be all that it takes',
      'where somebody you see nearly every day could know more than you expect',
      'where a few plain words may be enough',
      'where a brother, a sister or someone like one could be of use',
      'where a piece of news, read at the right moment, may clear the way',
      'where one short question could get you further than a long explanation',
    ],
    crossed: [
      'where a message may be only half read, or taken in the wrong tone',
      'where perhaps too many people are asking at once',
      'where what was said and what was heard may turn out to differ',
      'where small errands and interruptions may use up your patience',
      'where somebody nearby may have an opinion and not keep it back',
      'where you perhaps know quite well what to say, and are interrupted',
    ],
  },
  4: {
    eased: [
      'where family, or whoever stands in for it, may help without being asked',
      'where there is perhaps a door that you can close behind you afterward',
      'where something you learned as a child may be of more use than expected',
      'where a familiar place may be what calms you',
      'where someone who has known you for a very long time is probably on your side',
      'where an old custom of the family could for once be a help',
    ],
    crossed: [
      'where the family may expect something else of you, and with some right',
      'where something in the household may call for you at the same time',
      'where an old family habit is perhaps at work, on one side or both',
      'where you may wish that you could simply stay in, with the door closed',
      'where something private could come up sooner than you would like',
      'where the question may be who decides',
    ],
  },
  5: {
    eased: [
      'where someone you are fond of, or a child, may bring in the lighter tone',
      'where a little fun may make everything easier',
      'where something you do for sheer enjoyment could lend you its good mood',
      'where you may be willing to try things out, and not mind if they fail',
      'where a bit of showing off is probably forgiven, and may even be liked',
      'where something that you have made, or an idea of yours, may find an audience',
    ],
    crossed: [
      'where what you would do for sheer enjoyment may have to wait a little',
      'where somebody’s heart could be involved, and plain words are harder to find',
      'where a wish to be admired may play a part, on your side or another’s',
      'where a child, or a person you are fond of, may be affected as well',
      'where the temptation to take a risk is perhaps larger than the reason for it',
      'where the fun may be missing for a while, and you could resent that',
    ],
  },
  6: {
    eased: [
      'where a steady routine may be what makes you so sure',
      'where somebody you deal with every day could lend a hand',
      'where the tiresome part has perhaps been done beforehand',
      'where your habits seem to be on your side, sleep and meals included',
      'where a small practical skill of yours may be exactly what is needed',
      'where order in small things, a list or a tidy desk, may clear your head',
    ],
    crossed: [
      'where the duties of the day may not wait until you are ready',
      'where your body could ask for a slower pace than your plans allow',
      'where somebody has to do the tiresome part, and you may think that it is always you',
      'where a small fault in a daily routine may turn out to be the cause',
      'where you may be finding fault, with yourself first, over details that hardly matter',
      'where something that ought to run by itself perhaps needs attention',
    ],
  },
  7: {
    eased: [
      'where the other person may be more obliging than you had reckoned with',
      'where two could manage easily what one of you would have put off',
      'where somebody with another view may add just what was missing',
      'where someone close to you seems to want what you want',
      'where an agreement, even an informal one, is perhaps half made already',
      'where somebody’s good opinion may give you confidence',
    ],
    crossed: [
      'where someone close to you may see things quite differently, and say so',
      'where two people have a say, and perhaps both of them insist on it',
      'where the person across the table could have reasons that you have not heard yet',
      'where you may be measuring yourself by another person, which helps neither of you',
      'where giving way may feel like losing, to the other side as well',
      'where an agreement that was taken for granted could be called into question',
    ],
  },
  8: {
    eased: [
      'where somebody may confide in you',
      'where what is owed, or owned jointly, could be easier to settle than it looked',
      'where you may find that you can let go of something without missing it',
      'where somebody, perhaps, can keep to themselves what they know',
      'where another person’s means, or patience, may stand behind you',
      'where what two people have been through together probably counts in your favor',
    ],
    crossed: [
      'where something held in common, or still owed, may complicate things',
      'where somebody could know more than they say, and you may be that somebody',
      'where the question is perhaps how far you can rely on another person',
      'where an old hurt between two people could make everything heavier than it is',
      'where not everything, perhaps, is in your own hands',
      'where it may be hard to let go of what is really finished',
    ],
  },
  9: {
    eased: [
      'where somebody from farther away, or something you read, may be of help',
      'where some distance could make things look friendlier than they do close up',
      'where you know, perhaps, what you think is right',
      'where something you once studied, or saw abroad, may come in useful',
      'where a teacher, or someone who explains things well, could have the missing piece',
      'where a larger plan of yours may be gaining ground',
    ],
    crossed: [
      'where principles may get in the way, yours or somebody else’s',
      'where part of you is perhaps far off already, in thought or on a map',
      'where somebody could lecture when a simple answer would have been enough',
      'where a rule, or an office that is far away, may stand in between',
      'where what you were taught to think right may not quite fit any longer',
      'where the large view is perhaps clear enough, and the next step is not',
    ],
  },
  10: {
    eased: [
      'where somebody with more say than you may be looking on kindly',
      'where your good name has perhaps got there before you',
      'where what you have achieved so far may speak for you',
      'where you know, perhaps, what you are aiming at',
      'where someone senior could see to it that the way is clear',
      'where what you do may be noticed, and probably does you no harm',
    ],
    crossed: [
      'where somebody in charge may want something else from you at the same time',
      'where you may worry more about how it looks than about the thing itself',
      'where your ambitions may pull in another direction',
      'where you could be held responsible for more than you had a hand in',
      'where what you are known for and what you feel like doing perhaps do not agree',
      'where a goal, or a deadline, may leave you little patience',
    ],
  },
  11: {
    eased: [
      'where somebody may know the right person to ask',
      'where an acquaintance could turn up with the idea that was missing',
      'where several people probably wish you well, and some of them may show it',
      'where an old hope may be closer than you would have thought',
      'where what a whole group wants could carry you along for a while',
      'where people of your own kind may take an interest',
    ],
    crossed: [
      'where the others may have planned something quite different from what you need',
      'where what a whole group expects could make it harder to be frank',
      'where somebody may feel left out, or expect to be',
      'where an old hope of yours is perhaps in the way of a smaller, nearer one',
      'where the question may be whether you go along with the others',
      'where perhaps too many people have an opinion, and all of them mean well',
    ],
  },
  12: {
    eased: [
      'where an hour by yourself may be what gives you the strength',
      'where help could come quietly, from someone who does not want to be thanked',
      'where you may have known for some time, without saying it even to yourself',
      'where a good night’s sleep, or a quiet hour, may have prepared the ground',
      'where what goes on out of sight seems to be in your favor',
      'where you may find it easy to wait',
    ],
    crossed: [
      'where you may be more tired than you admit, and short of time alone',
      'where something that you have kept to yourself could be weighing on you',
      'where part of what happens is perhaps going on out of your sight',
      'where an old worry may sound wiser than it is',
      'where you may wish to be left in peace, and not know how to say so',
      'where the trouble may be hard to name, even to yourself',
    ],
  },
};
