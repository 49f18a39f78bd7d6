import type { FrameCells } from '../../../../pair-catalogue.js';

/** {name1}’s Mercury, Venus or Mars with a planet of {name2}’s: the question and the answer. */
export const mercuryFrames: FrameCells[2] = {
  2: {
    conjunction: {
      question:
        'Two minds that work alike understand each other at once, so when {name1} and {name2} are both wrong nobody notices.',
      answer:
        'Two Mercuries in one place will always have something to say to each other, and {name1} and {name2} are lucky in that. For whatever matters they might ask a third person, and one who thinks slowly. It is no disloyalty. What the two of them have thought out together is good enough to be looked at by others.',
    },
    harmonious: {
      question:
        'Mercury gets on with Mercury, so {name1} and {name2} can talk about anything, and tend to put off what is difficult.',
      answer:
        'As long as {name1} and {name2} talk, and with two Mercuries that agree they will, nothing between them has to stay as it is. The good hour for a difficult subject is the one in which they were enjoying themselves anyway. It is then one subject among others, and soon past.',
    },
    tense: {
      question:
        'Mercury thinks in another way in each of the two, so {name1} and {name2} may be half through an argument before either knows what the other meant.',
      answer:
        'It isn’t stubbornness when {name1} and {name2} misunderstand each other, but two Mercuries that take different roads. What helps is to say a thing back before answering it. It sounds like a game for children and saves many a dispute. Where both ways of thinking have been heard, the result is better than what either would have come to alone, and by now each may be a little proud of understanding the other.',
    },
  },
  3: {
    conjunction: {
      question:
        '{name1}’s Mercury and {name2}’s Venus make it a pleasure to talk, and an unpleasant sentence finds no place in it.',
      answer:
        'A plain sentence has a good chance between {name1}’s Mercury and {name2}’s Venus, because the tone is friendly before it begins. It should come first, while both are fresh, and the pleasant part after it. {name2} may say that something was not nice to hear, and {name1} may leave it at that. Most of what these two say to each other will go on being said for the pleasure of it.',
    },
    harmonious: {
      question:
        '{name1}’s Mercury and {name2}’s Venus keep so friendly a tone that what was said in it can go unheard.',
      answer:
        'The friendly tone between {name1}’s Mercury and {name2}’s Venus can be relied on, and it could carry a good deal more. {name1} might ask one real question and wait for the whole of the answer. {name2}, who likes to be agreeable, might give an opinion that has not been smoothed beforehand. They will find each other more interesting for it, and no less pleasant.',
    },
    tense: {
      question:
        '{name1}’s Mercury jokes about what {name2}’s Venus is fond of, and one joke in ten lands where it hurts.',
      answer:
        'There are only a few things about which {name2} can’t be teased, and {name1} would leave them alone if they were known. So {name2} should name them. For everything else {name1}’s Mercury may keep its wit, and {name2}’s Venus may answer in kind. A remark that went wrong is best taken back in one sentence, without a defense. Taste is no argument here, and neither has to win it.',
    },
  },
  4: {
    conjunction: {
      question:
        '{name1}’s Mercury and {name2}’s Mars make the talk quick and sharp, which is a pleasure as long as it is aimed at a thing and not at each other.',
      answer:
        'The edge in what {name1}’s Mercury and {name2}’s Mars say to each other is of use wherever a thing has to be cut short. When it hurts, either may say so, and the other had better not explain that it was meant as a joke. A pause, something to eat, and the matter again in half the words: that mostly does it.',
    },
    harmonious: {
      question:
        '{name1}’s Mercury and {name2}’s Mars turn a thought into a deed without delay, and ask only afterward whether it was worth doing.',
      answer:
        '{name1}’s Mercury and {name2}’s Mars are quick together and seldom regret it. Before the larger things they could count to three: what is it for, who else is touched by it, and does it have to be now? If the answers are good, nobody will have it done sooner than these two.',
    },
    tense: {
      question:
        '{name1}’s Mercury and {name2}’s Mars answer each other too fast, and each is wounded by a sentence that took no time to think of.',
      answer:
        'Between {name1}’s Mercury and {name2}’s Mars a quarrel is mostly a matter of speed. Whoever is calmer can say that it may wait until the next day, and what is still worth saying then takes half the words. It helps to say what one would like, and to leave out what the other always does. Two people with such quick tongues can also make each other laugh, and that ends a quarrel sooner than being right.',
    },
  },
  5: {
    conjunction: {
      question:
        '{name2}’s Jupiter makes a plan of whatever {name1}’s Mercury mentions, and by evening nobody knows which of the plans was meant.',
      answer:
        'So many plans as {name1}’s Mercury and {name2}’s Jupiter make in an evening can’t all be meant, and they need not be. It helps to say at the end which one is, and who takes the first step. {name1} may ask about the details without being thought timid, and {name2} may go on enlarging the rest. What the two of them have learned from each other meanwhile is theirs to keep.',
    },
    harmonious: {
      question:
        '{name1}’s Mercury and {name2}’s Jupiter find each other’s ideas good, and look at the weak point last or not at all.',
      answer:
        'To be thought clever by somebody makes a person cleverer, and {name1}’s Mercury and {name2}’s Jupiter do each other that service. They can add one more: whoever likes an idea best looks for what could be said against it. From a friend that is easy to hear. What they then tell other people has been well thought over, and both may be a little proud of it.',
    },
    tense: {
      question:
        '{name2}’s Jupiter has come to the conclusion before {name1}’s Mercury has finished the facts, so one of the two always feels cut short.',
      answer:
        'The facts of {name1}’s Mercury and the conclusions of {name2}’s Jupiter belong to one thought, and between these two it comes in the wrong order. {name2} can tell the large idea to the end, and then {name1} can say what it would take, without a sigh. A number that nobody is sure of had better be called a guess. What is left after both have spoken is seldom dull, and it is mostly true.',
    },
  },
  6: {
    conjunction: {
      question:
        '{name2}’s Saturn gives weight to whatever {name1}’s Mercury says, so that talk for the pleasure of it has to be learned.',
      answer:
        'What {name1} says to {name2} counts, with Saturn beside Mercury, and that is a rare kind of respect. It could be balanced by some talk that leads nowhere: a story that is not quite accurate, a piece of gossip, a bad joke. {name2} need only let it pass, and will be surprised at how much else gets told.',
    },
    harmonious: {
      question:
        '{name1}’s Mercury and {name2}’s Saturn keep to what was said, and some things have not been said yet.',
      answer:
        'Any matter is in good hands with {name1}’s Mercury and {name2}’s Saturn, because it is thought through and then remembered. The unsaid part is usually something warm. It can be brief, and it may be written. People who take words so seriously keep such a sentence for years.',
    },
    tense: {
      question:
        '{name1}’s Mercury falls silent before {name2}’s Saturn, and the thoughts that are not finished yet stay at home.',
      answer:
        'An unfinished thought gets said where nobody grades it. {name2}’s Saturn might ask one question and leave the verdict for the next day, and {name1}’s Mercury might say beforehand that this is only a first idea. Then more is told, and it gets better sooner. There is no contempt behind the doubtful look; it is mostly the wish to spare both a mistake, and that can be said in a friendly voice.',
    },
  },
  7: {
    conjunction: {
      question:
        '{name2}’s Uranus sets off one thought after another in {name1}’s Mercury, and hardly one of them is followed to its end.',
      answer:
        'What {name2}’s Uranus sets off in {name1}’s Mercury is worth more than the two can use, and most of it may go by. One idea a month could be caught: written down by {name1}, and tried by {name2} before a better one comes. They need not agree about it, or be serious. Two people who never know what the other will say next have few dull hours to fear.',
    },
    harmonious: {
      question:
        '{name1}’s Mercury and {name2}’s Uranus are never at a loss for a new idea, and nobody reminds them of the last one.',
      answer:
        'The last idea of {name1}’s Mercury and {name2}’s Uranus was probably as good as the next. They might go back to one now and then and see what became of it. {name2} will want to change it, and {name1} can write down what is changed. It gets somewhere in this way, and costs them none of the freedom with which they talk.',
    },
    tense: {
      question:
        '{name2}’s Uranus breaks in on {name1}’s Mercury before the sentence is over, and two good thoughts get in each other’s way.',
      answer:
        'An interruption by {name2}’s Uranus is mostly enthusiasm, and {name1}’s Mercury hears that it was not worth listening to. A sign will do, a raised finger, by which {name1} keeps the floor for another minute. {name2} has a good thought waiting and may say it then. Before they part, one of them should repeat what was decided. With so much cleverness in one room it would be a pity if nobody knew.',
    },
  },
  8: {
    conjunction: {
      question:
        '{name2}’s Neptune understands {name1}’s Mercury by half a word, and the other half, an hour or a sum, goes missing.',
      answer:
        'Half a word is enough between {name1}’s Mercury and {name2}’s Neptune wherever a mood is concerned. An hour, a sum or an address should be said in whole sentences, and {name2} might say it back. That takes a minute and no poetry is lost. For the rest they have a language in which very little has to be explained, and many people never find anybody who speaks theirs.',
    },
    harmonious: {
      question:
        '{name1}’s Mercury finds words for what {name2}’s Neptune imagines, and with the words the two are mostly content.',
      answer:
        '{name2}’s Neptune sees it and {name1}’s Mercury can say it, so between them a thing is half made. The other half asks for a table and an afternoon: a verse on a card, a film that is really seen, a trip that gets a date. It will fall short of what they had imagined. They will be fond of it all the same, since it is theirs and can be shown.',
    },
    tense: {
      question:
        '{name1}’s Mercury asks for a plain answer and {name2}’s Neptune gives a kind one, and each thinks the other a little unfair.',
      answer:
        'Kindness and exactness are not enemies, though {name2}’s Neptune and {name1}’s Mercury may believe it. {name1} can ask gently and one thing at a time: yes, no, or not yet? {name2} can trust that a no will be liked better than a hope that comes to nothing. Whoever remembers it otherwise afterward need not have lied. A line on paper spares both of them that question.',
    },
  },
  9: {
    conjunction: {
      question:
        '{name2}’s Pluto wants to know what lies behind the words of {name1}’s Mercury, and some of it {name1} would like to leave there.',
      answer:
        'Little that {name1} says is lost on {name2}, with Pluto on Mercury, and such attention is an honor as long as it can be declined. {name1} may say “not that, not now,” and {name2} may know that there is something and leave it. What is told afterward is told freely. Turned on the world outside, so much insight can find out nearly anything, and it brings these two very near.',
    },
    harmonious: {
      question:
        '{name1}’s Mercury and {name2}’s Pluto can speak of anything at all, and the harmless subjects are the ones that go short.',
      answer:
        'There is no subject before which {name1}’s Mercury and {name2}’s Pluto would have to turn back, and both know what that is worth. So they can afford an evening of nonsense. The deep questions wait, and look different after one has laughed. Whatever either has confided is in good hands here; it need not be spoken of again in order to be remembered.',
    },
    tense: {
      question:
        '{name2}’s Pluto will not let a point go and {name1}’s Mercury will not grant it, and the argument goes on after its subject is forgotten.',
      answer:
        'An argument between {name1}’s Mercury and {name2}’s Pluto ends when somebody leaves the point where it lies. It may be agreed on beforehand: two rounds, and then each keeps an opinion. {name2} will still be thinking about it the next day, and {name1} too, which is how both change their minds. They do it in private. Each takes the other’s head seriously, or they would not fight so hard to get into it.',
    },
  },
};

export const venusFrames: FrameCells[3] = {
  3: {
    conjunction: {
      question:
        'Venus shows a liking in the same way in both, which {name1} and {name2} find so natural that they may forget to mention it.',
      answer:
        'That two people like the same things, as with one Venus on the other, is a gift, and {name1} and {name2} may spend it freely. A new pleasure now and then, a song, a dish, a place that neither has seen, keeps it fresh. They seldom have to ask what would please the other. It pleases all the same to be asked.',
    },
    harmonious: {
      question:
        'Venus agrees with Venus, so kindness is sure, and it is left to {name1} and {name2} to be frank as well.',
      answer:
        'The kindness between one Venus and the other outlasts a good many differences. {name1} and {name2} can rely on it when something has to be said that isn’t pleasant, and should say it while it is small. Said gently, and followed by something that both enjoy, it will be forgotten sooner than what was swallowed.',
    },
    tense: {
      question:
        'Venus shows a liking by other signs in each of the two, so {name1} and {name2} may both be waiting for what has been sent already.',
      answer:
        'The liking was shown, and it was shown in the wrong language: so it often goes where one Venus is at odds with the other. {name1} and {name2} could tell each other about one occasion on which they felt appreciated by the other. It is likely to be a small one, and a surprise. Once a person knows which of their gestures arrived, it is easy to make it again, and the others need no longer be waited for.',
    },
  },
  4: {
    conjunction: {
      question:
        '{name2}’s Mars is drawn to {name1}’s Venus and neither can be indifferent, though they may wish for different things.',
      answer:
        'Something between {name1}’s Venus and {name2}’s Mars always wants to play, and it is good-natured as long as both know the rules. A clear wish is welcome here, and so is a clear no. What would spoil it is to make the other guess. Where it is said, the liveliness between these two keeps for a very long time.',
    },
    harmonious: {
      question:
        'Liking and doing go hand in hand between {name1}’s Venus and {name2}’s Mars, and still one of the two has to begin.',
      answer:
        'Whether {name1}’s Venus or {name2}’s Mars begins matters little, so long as one of them does. They are good for each other in motion: out for a walk, on the way to see something, busy with what pleases both. A week in which neither suggested anything means nothing. It is only time that somebody did.',
    },
    tense: {
      question:
        '{name1}’s Venus and {name2}’s Mars are at odds and neither lets the other be, over quarrels in which nobody says what the wish was.',
      answer:
        'What each really wished for is mostly simpler than the quarrel that came of it: to be noticed, or to be let in. {name2}’s Mars can ask before pressing on, and {name1}’s Venus can answer plainly where it would rather evade. Teasing is part of it and may stay, if whoever is teased can end it. There is a great deal of life in this, and it need not be paid for with hurt feelings.',
    },
  },
  5: {
    conjunction: {
      question:
        '{name1}’s Venus and {name2}’s Jupiter enjoy themselves together, and on a plain day they may wonder what remains when the feast is over.',
      answer:
        'When there is nothing to celebrate, it turns out that {name1}’s Venus and {name2}’s Jupiter are truly fond of each other. They see it best on a plain day, with nothing on the table and nowhere to go. Some of their generosity may go to such days. Nobody has to be entertained in order to be liked here.',
    },
    harmonious: {
      question:
        '{name1}’s Venus and {name2}’s Jupiter are generous with each other, and neither notices when one does all the giving.',
      answer:
        'Good will such as {name1}’s Venus and {name2}’s Jupiter have for each other can go through a good deal. They keep it by looking from time to time at who has done the giving lately, and turning it around. The one who gave will protest, and will enjoy it. Most of what is hard elsewhere gets easier after that.',
    },
    tense: {
      question:
        '{name2}’s Jupiter gives with both hands and {name1}’s Venus hopes to be the exception, and can’t tell from the gifts whether that is so.',
      answer:
        'What the giving of {name2}’s Jupiter means to {name1}’s Venus can be asked, and the answer is likely to be better than the fear. A present counts for more when it is meant for one person, however small it is. So fewer of them will do, and they should come on the day on which they were announced. What is left over, in money and in time, may then go to everybody else without anyone’s being hurt.',
    },
  },
  6: {
    conjunction: {
      question: '{name2}’s Saturn makes the fondness of {name1}’s Venus faithful, and sparing with words.',
      answer:
        '{name1}’s Venus can count on {name2}’s Saturn to stay, and that is a great deal. It is not yet the same as hearing that one is liked. A sentence now and then is enough, without an occasion. {name1} might say one as well, since somebody so dutiful seldom hears that the company is enjoyed, and not only the help.',
    },
    harmonious: {
      question:
        'Affection keeps between {name1}’s Venus and {name2}’s Saturn, and lightness is what it lacks.',
      answer:
        '{name1}’s Venus and {name2}’s Saturn need not fear for their affection; time is good to it. Lightness they have to bring in themselves. It may cost a little money and an hour that was meant for something else. Years later they will remember that hour, and the sensible thing that was left undone for it they won’t.',
    },
    tense: {
      question:
        '{name1}’s Venus is quicker to show affection than {name2}’s Saturn is to trust it, and {name1} makes too much of the delay.',
      answer:
        'The reserve of {name2}’s Saturn seldom means what {name1}’s Venus fears. It is caution, or shyness, or a duty that had to come first. {name2} can say which. {name1} can ask for less at one time and ask again, without counting the times before. What grows under such conditions grows slowly and is not a matter of charm, so neither will ever have to doubt that it was meant.',
    },
  },
  7: {
    conjunction: {
      question:
        '{name2}’s Uranus keeps surprising {name1}’s Venus, and the liking between them fits no form that others know.',
      answer:
        'A liking like that of {name1}’s Venus for {name2}’s Uranus finds its own form, and it may be one that nobody else has. Nobody needs to ask them about it but each other, and the question is only whether it still suits. Where both can say yes, or say what ought to be different, it doesn’t need to be safe in order to be true.',
    },
    harmonious: {
      question:
        '{name1}’s Venus and {name2}’s Uranus leave each other free, and either may take that for being unimportant.',
      answer:
        '{name1} and {name2} like each other without holding on, as Venus and Uranus do when they agree. It costs nothing to add, once in a while, that the other was missed. It won’t be taken as a claim. People who come and go as they please are glad to know that somebody has noticed.',
    },
    tense: {
      question:
        '{name1}’s Venus would like to be sure of {name2}’s Uranus, and gets a promise on one day and a surprise on the next.',
      answer:
        'Between {name1}’s Venus and {name2}’s Uranus only a little can be promised, and that little can be kept. A day that is certain is worth more here than a warm word about always. {name2} can come wholly, when it is that day, and {name1} can let the others be what they are. The nerves grow calmer with time. The charm, which had to do with never quite knowing, doesn’t go away.',
    },
  },
  8: {
    conjunction: {
      question:
        '{name2}’s Neptune lifts the liking of {name1}’s Venus above the ordinary, and two ordinary people would like to be liked as well.',
      answer:
        'The beauty that {name1}’s Venus and {name2}’s Neptune see in each other is there, and so is the rest. They do well to meet on days that are not beautiful at all, over a chore or in a waiting room. Whoever is liked there can believe what was said on the great occasions.',
    },
    harmonious: {
      question:
        '{name1}’s Venus and {name2}’s Neptune are gentle with each other, and neither is well protected against so much good nature.',
      answer:
        'The gentleness between {name1}’s Venus and {name2}’s Neptune is rare and does not wear out. From their own good nature each can protect the other, which is easier than protecting oneself: by saying that a favor is too much, or that the other should rest now. It will be heard, because it comes from so mild a person.',
    },
    tense: {
      question:
        'With {name1}’s Venus and {name2}’s Neptune at odds each is attached to a wish as well as to a person, and mixes up the two.',
      answer:
        'A wish and a person can be told apart by asking. {name1}’s Venus can ask what {name2} would really like to do, and believe the answer; and {name2}’s Neptune can give one, even where it disappoints. Whatever concerns money or promises should be of a size that nobody minds losing. What the two feel for each other is not an illusion. It only gets better with every illusion that they can laugh about.',
    },
  },
  9: {
    conjunction: {
      question:
        '{name2}’s Pluto gives the liking of {name1}’s Venus great force, and leaves little room in it.',
      answer:
        'Nobody who has felt what {name1}’s Venus and {name2}’s Pluto feel for each other forgets it soon. It needs some air. A friend whom the other hardly knows, some time apart, a pleasure of one’s own: where these are granted with a good grace, there is nothing to guard, and closeness is something that both choose.',
    },
    harmonious: {
      question:
        'There is more strength in the fondness of {name1}’s Venus and {name2}’s Pluto than anybody sees, and the two rarely speak of it themselves.',
      answer:
        'The fondness between {name1}’s Venus and {name2}’s Pluto has been through something, or could go through it. They need not wait for a crisis to say so. To be told on an ordinary day how much one matters is unusual for these two, and it makes the ordinary days a little less silent.',
    },
    tense: {
      question:
        '{name2}’s Pluto presses on {name1}’s Venus: {name2} would like to be let in everywhere, and {name1} needs a door that shuts.',
      answer:
        'Limits take nothing away from what {name1}’s Venus and {name2}’s Pluto feel. They make it possible to stay. {name2} can say “I am afraid of being left out” and leave the question at that, and {name1} can come back of free will, on the hour that was named. Nothing that was given should be counted later. When each has been refused something and the world did not end, they trust each other more than they did before.',
    },
  },
};

export const marsFrames: FrameCells[4] = {
  4: {
    conjunction: {
      question:
        'Two Marses in one place have double strength and a double temper, for {name1} and {name2} to aim at something or at each other.',
      answer:
        'With one Mars beside the other, {name1} and {name2} are hard to beat as long as they face the same way. When they have turned on each other it rarely helps to go on to the end. One of them has to leave the field first, for an hour, and it is fair if they take turns at being that one.',
    },
    harmonious: {
      question:
        'Mars works well with Mars, and it is left to {name1} and {name2} to find something that is worth so much strength.',
      answer:
        'Whatever {name1} and {name2} take on, their strengths add up, since Mars agrees with Mars. They might choose something that is a little too hard for either of them alone. It is there that they see what they have in each other; on easy ground they only see that it went well.',
    },
    tense: {
      question:
        'Mars goes against Mars, so {name1} and {name2} want different things at the same moment, and tend to fight it out each time.',
      answer:
        'Not every difference between one Mars and the other has to be fought out. {name1} and {name2} can each do a thing in their own way, in different rooms if need be, and compare the results with some humor. Where it has to be one way only, the person who will have the work of it decides. A quarrel is then rarer, and shorter, and in the ones that remain each knows the other for a worthy opponent.',
    },
  },
  5: {
    conjunction: {
      question:
        '{name2}’s Jupiter cheers on {name1}’s Mars, and at that speed neither of the two sees the wall in time.',
      answer:
        'Whoever sees the wall first should be allowed to say so, and between {name1}’s Mars and {name2}’s Jupiter it can be either. It does no harm to the courage of the one or the faith of the other. They might settle beforehand how far they will go and what they will spend, and within that go at full speed. They have more fun together than careful people, and it can stay so.',
    },
    harmonious: {
      question:
        '{name1}’s Mars and {name2}’s Jupiter succeed at most of what they begin, and seldom begin what might fail.',
      answer:
        'What {name1}’s Mars and {name2}’s Jupiter take on mostly goes well, and so they can choose. Something may be on the list at which both would be beginners. {name2} will find a reason for it and {name1} will start, and if it comes to nothing neither will hold it against the other. It is in such things that these two learn what they like in each other besides success.',
    },
    tense: {
      question:
        '{name2}’s Jupiter pushes {name1}’s Mars further than either had meant to go, and “enough” is a word that neither likes to say first.',
      answer:
        'Enough can be named before the start, when {name1}’s Mars and {name2}’s Jupiter are both still calm: so much money, so many hours, home by such a time. Whoever reminds the other of it later is no coward. {name2} has a way of turning a quarrel into a principle, and {name1} of taking it up; the smaller the thing is called, the sooner it is over. Afterward they are generous, and mean it.',
    },
  },
  6: {
    conjunction: {
      question:
        '{name1}’s Mars and {name2}’s Saturn have to pull one cart, which goes well when they are on the way to the same place.',
      answer:
        'When {name1}’s Mars and {name2}’s Saturn have agreed on where they are going, each of them does what the other can’t, and hardly anything withstands it. So the goal is worth a conversation of its own, before the work. On the way it helps if {name1} may set the beginning and {name2} the end.',
    },
    harmonious: {
      question:
        '{name1}’s Mars and {name2}’s Saturn work together without friction, and may have little besides the work.',
      answer:
        'What {name1}’s Mars and {name2}’s Saturn have built will stand. It is good to look at it together now and then, with the tools put away. They talk about themselves most easily side by side, while doing something simple, and there is more to hear than either would think.',
    },
    tense: {
      question:
        '{name1}’s Mars wants to begin and {name2}’s Saturn wants to wait, and each takes the other’s pace for ill will.',
      answer:
        'The pace of {name1}’s Mars and that of {name2}’s Saturn won’t become the same. A date can stand between them: until then every doubt is heard, and after it nobody holds back. {name1} is spared the waiting without an end, and {name2} the fear of being run over. Anger on the one side and coldness on the other both mean that somebody was not asked. It is soon put right by asking.',
    },
  },
  7: {
    conjunction: {
      question:
        '{name2}’s Uranus sets off {name1}’s Mars without warning, and whoever stands nearby is in it too.',
      answer:
        'What {name1}’s Mars and {name2}’s Uranus set going together is sudden, and a good part of it is splendid. It wants some room around it. Where a third person is concerned they could sleep on it; everything else may be done at once. When it comes to a clash, {name2} does well to go out of the room, and {name1} to let that be an answer. Both cool as fast as they heat.',
    },
    harmonious: {
      question:
        '{name1}’s Mars and {name2}’s Uranus try whatever is new, and seldom ask what will be kept up.',
      answer:
        'A thing that {name1}’s Mars and {name2}’s Uranus keep up for a year will be like nothing that anybody else has. They need only choose it, and do it often and without ceremony. {name2} may change how it is done as long as {name1} may say when. All the other beginnings can be let go, and nobody will miss them, since more are on the way.',
    },
    tense: {
      question:
        '{name1}’s Mars can’t be told and {name2}’s Uranus can’t be pushed, so the smallest request may end with both out of the door.',
      answer:
        'A wish gets further than an order with {name1}’s Mars and {name2}’s Uranus, and furthest when it leaves a way out. “I am going at six; come if you like” is heard quite differently from “be ready.” If a plan flies to pieces in spite of it, nothing should be decided for an hour. They are quick to see the funny side, and whoever laughs first has ended it for both.',
    },
  },
  8: {
    conjunction: {
      question:
        '{name2}’s Neptune gives {name1}’s Mars something to fight for, and on days when it is out of sight the two lose patience with each other.',
      answer:
        'On days when the ideal is out of sight, {name1}’s Mars grows impatient and {name2}’s Neptune sad, and both think that it was a mistake. It helps to have a small part of it that can be done without being believed in: a letter, a repair, a sum put aside. {name2} can say what it is all for, and {name1} can do the next piece. By the time it is done the rest is in view again.',
    },
    harmonious: {
      question:
        '{name1}’s Mars does gladly what {name2}’s Neptune hopes for, mostly for others, while what the two need themselves is left for last.',
      answer:
        'With {name1}’s Mars to do it and {name2}’s Neptune to feel where it is needed, other people are well looked after. Something of it should stay at home. {name2} may wish for a thing that is of no use to anyone, and {name1} may do it first for once. Little has to be said for this. A day that the two keep for themselves gives back what the others have had.',
    },
    tense: {
      question:
        '{name1}’s Mars wants to know what it is up against and {name2}’s Neptune gives way without agreeing, so a quarrel between them never quite ends.',
      answer:
        'A quarrel between {name1}’s Mars and {name2}’s Neptune ends when it has been about something: one event, with a date. {name1} can lower the voice and ask what was wished for instead. {name2} can say it, in place of a sigh, and be surprised that the roof stays on. There is more kindness in this than either knows in the middle of it, and a no that was spoken is half of a peace.',
    },
  },
  9: {
    conjunction: {
      question:
        '{name1}’s Mars and {name2}’s Pluto together have more force than everyday life can use, and may turn it on each other.',
      answer:
        'The force of {name1}’s Mars and {name2}’s Pluto is good in a real emergency, and on other days they have to be careful with it. Two sentences help: “This isn’t important enough,” and “You were right about that.” Whichever of them says one of these first is the stronger that day.',
    },
    harmonious: {
      question:
        '{name1}’s Mars and {name2}’s Pluto share a strength for difficult times, and in a quiet year it looks around for work.',
      answer:
        'In a quiet year {name1}’s Mars and {name2}’s Pluto can let some of their strength rest. It does not get lost. They can take up something difficult for the pleasure of it, or help somebody who has less of it than they do. And they may tell each other what they have been afraid of, for it was more than anyone saw.',
    },
    tense: {
      question:
        '{name1}’s Mars and {name2}’s Pluto measure their strength on each other, and both know where the other is weak.',
      answer:
        'What {name1} and {name2} know about each other’s weak places had better stay out of a quarrel. With that settled, Mars and Pluto may disagree as loudly as they like. It helps to end a dispute while both are still standing, and to leave it undecided for a night. They are not made to give in to each other. They can stand back to back, though, when something has to be gone through together.',
    },
  },
};
