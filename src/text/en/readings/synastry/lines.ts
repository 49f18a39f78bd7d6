import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** A contact in one sentence, which names both bodies. */
export const lines: SynastryReadingCells['lines'] = {
  0: {
    0: {
      conjunction:
        'The two Suns are together, so {name1} and {name2} recognize each other at once and have to take turns at being first.',
      harmonious:
        'The Suns of {name1} and {name2} agree, and each can follow a purpose without getting in the way of the other’s.',
      tense:
        'The two Suns pull in different directions, and {name1} and {name2} define themselves a little against each other.',
    },
    1: {
      conjunction:
        '{name1}’s Sun is joined to {name2}’s Moon, and {name2} takes to heart whatever {name1} sets out to do.',
      harmonious:
        '{name2}’s Moon is at ease with {name1}’s Sun, so that wanting and needing fall into step without much arranging.',
      tense:
        'What {name1}’s Sun intends disturbs {name2}’s Moon, and whose turn it is to be considered has to be settled again and again.',
    },
    2: {
      conjunction:
        '{name2}’s Mercury has much to say about {name1}’s Sun, and finds words for aims that {name1} had only guessed at.',
      harmonious:
        '{name2}’s Mercury is interested in what {name1}’s Sun is after, and good advice is given and taken between the two.',
      tense:
        '{name2}’s Mercury questions what {name1}’s Sun is sure of, which sharpens both and is sometimes taken personally.',
    },
    3: {
      conjunction:
        '{name2}’s Venus delights in {name1}’s Sun, and being liked so plainly makes {name1} more confident and more generous.',
      harmonious:
        'There is easy goodwill between {name1}’s Sun and {name2}’s Venus, and each thinks better of life in the other’s company.',
      tense: '{name2}’s Venus is drawn to {name1}’s Sun and keeps finding something in it to improve.',
    },
    4: {
      conjunction:
        '{name2}’s Mars spurs {name1}’s Sun on, as an ally or as a rival, and neither is lazy while the other is near.',
      harmonious:
        '{name1}’s Sun gives {name2}’s Mars something worth doing, and what the two decide gets done.',
      tense:
        '{name2}’s Mars challenges {name1}’s Sun, so a small matter between these two can turn into a test of will.',
    },
    5: {
      conjunction:
        '{name2}’s Jupiter believes in {name1}’s Sun, and the two of them hope for more than either would have dared alone.',
      harmonious:
        '{name2}’s Jupiter supports {name1}’s Sun, so there are good wishes on both sides, and both take some trouble to show them.',
      tense:
        '{name2}’s Jupiter encourages {name1}’s Sun past what is reasonable, and promises are made in good faith without a thought of their size.',
    },
    6: {
      conjunction:
        '{name2}’s Saturn takes {name1}’s Sun seriously and holds it to account, which binds the two and weighs on {name1} at times.',
      harmonious: '{name2}’s Saturn steadies {name1}’s Sun, and is given some warmth for its patience.',
      tense:
        '{name2}’s Saturn is slow to approve of {name1}’s Sun, which has to earn respect, and may ask as much in return.',
    },
    7: {
      conjunction:
        'Joined to {name1}’s Sun, {name2}’s Uranus makes life freer for {name1} and hard to plan, and the terms between the two may change more than once.',
      harmonious:
        '{name2}’s Uranus gives {name1}’s Sun permission to be different, and each enjoys the other’s independence.',
      tense:
        '{name2}’s Uranus breaks into the plans of {name1}’s Sun, and closeness between them comes and goes without much warning.',
    },
    8: {
      conjunction:
        '{name2}’s Neptune sees more in {name1}’s Sun than is there on an ordinary day, which is an inspiration and, now and then, a strain.',
      harmonious:
        '{name2}’s Neptune lends {name1}’s Sun imagination, and {name2} senses what {name1} hopes for without being told.',
      tense:
        '{name1}’s Sun gets no clear answer from {name2}’s Neptune, and each may expect what the other never offered.',
    },
    9: {
      conjunction: '{name2}’s Pluto goes to the root of {name1}’s Sun, and both come out of it changed.',
      harmonious:
        '{name2}’s Pluto strengthens {name1}’s Sun from within, and they trust each other with matters kept from most people.',
      tense:
        '{name2}’s Pluto contends with {name1}’s Sun over who decides, and both come to know their own strength.',
    },
    15: {
      conjunction:
        '{name1}’s Sun is close to {name2}’s Ascendant, and {name2} becomes more visible and more confident in such company.',
      harmonious:
        '{name1}’s Sun agrees with {name2}’s Ascendant, so {name2}’s manner is a help with whatever {name1} is after.',
      tense:
        '{name1}’s Sun and {name2}’s Ascendant face different ways, so each sees in the other someone to be won over or resisted.',
    },
  },
  1: {
    1: {
      conjunction:
        'The Moons stand together, and {name1} and {name2} need the same things at the same time, comfort included.',
      harmonious:
        'Because the Moons agree, {name1} and {name2} can share a bad mood without having to account for it.',
      tense:
        'The Moons pull apart: what soothes {name1} unsettles {name2}, and neither can go by instinct when the other is low.',
    },
    2: {
      conjunction:
        '{name2}’s Mercury hears what {name1}’s Moon is feeling and says it, sometimes before {name1} was ready to know.',
      harmonious:
        '{name1}’s Moon can confide in {name2}’s Mercury, and {name2} thinks more kindly for having listened.',
      tense:
        '{name2}’s Mercury reasons with {name1}’s Moon when sympathy was wanted, and what is said may need a second try.',
    },
    3: {
      conjunction:
        '{name2}’s Venus is gentle with {name1}’s Moon, and the two make things pleasant for each other as though by habit.',
      harmonious:
        'Kindness is easy between {name1}’s Moon and {name2}’s Venus, and each likes to do the other small favors.',
      tense:
        '{name1}’s Moon is comforted by one thing and {name2}’s Venus offers another, and some of the affection never arrives.',
    },
    4: {
      conjunction:
        '{name2}’s Mars stirs {name1}’s Moon at once, to warmth or to temper, and neither can stay indifferent.',
      harmonious:
        '{name2}’s Mars comes to the defense of {name1}’s Moon, and feelings quickly turn into action.',
      tense:
        '{name2}’s Mars steps on what {name1}’s Moon is feeling, and a word meant honestly is taken as an attack.',
    },
    5: {
      conjunction:
        '{name2}’s Jupiter makes room for {name1}’s Moon, which grows more hopeful there and is given more than it asks for.',
      harmonious:
        '{name1}’s Moon trusts {name2}’s Jupiter, and both feel more at home in the world for knowing each other.',
      tense:
        '{name2}’s Jupiter means well by {name1}’s Moon and overdoes it, so small feelings become large ones.',
    },
    6: {
      conjunction:
        '{name2}’s Saturn gives {name1}’s Moon protection and rules in one, and {name1} feels both safe and watched.',
      harmonious:
        '{name2}’s Saturn is a support that {name1}’s Moon can count on, and trust between the two grows with the years.',
      tense:
        '{name1}’s Moon goes quiet before {name2}’s Saturn, and warmth has to get past a sense of being judged.',
    },
    7: {
      conjunction:
        '{name2}’s Uranus excites {name1}’s Moon and never lets it settle, because comfort and alarm come from the same person.',
      harmonious:
        '{name1}’s Moon breathes more freely with {name2}’s Uranus, and the two can be close without always being together.',
      tense:
        '{name1}’s Moon would like to know where it stands, and {name2}’s Uranus prefers to leave that open.',
    },
    8: {
      conjunction:
        '{name2}’s Neptune feels what {name1}’s Moon feels, and it can be hard to say whose mood it was.',
      harmonious:
        '{name2}’s Neptune is tender with {name1}’s Moon, and a good deal is understood that was never put into words.',
      tense:
        '{name1}’s Moon leans on {name2}’s Neptune, whose sympathy is real and cannot always be found when it is needed.',
    },
    9: {
      conjunction:
        '{name2}’s Pluto reaches {name1}’s Moon where few are let in, and what is felt between them is not mild.',
      harmonious:
        '{name1}’s Moon can show {name2}’s Pluto what nobody else is shown, and {name1} is the stronger for it.',
      tense:
        '{name2}’s Pluto presses {name1}’s Moon for more than it cares to tell, and closeness can become a contest.',
    },
    15: {
      conjunction:
        '{name1}’s Moon is close to {name2}’s Ascendant, so {name1} reads {name2}’s face at once and is moved.',
      harmonious:
        '{name1}’s Moon warms to {name2}’s Ascendant, and both find a familiar tone without looking for it.',
      tense:
        'What {name2}’s Ascendant puts forward unsettles {name1}’s Moon, and {name1} may take personally what was only a manner.',
    },
  },
  2: {
    2: {
      conjunction:
        'Mercury stands with Mercury, so {name1} and {name2} think along one line and need few words to be understood.',
      harmonious:
        'Mercury is on good terms with Mercury here, and in everyday matters {name1} and {name2} soon know what the other means.',
      tense:
        'Mercury thinks by one method in {name1} and by another in {name2}, so the same words can mean quite different things to them.',
    },
    3: {
      conjunction:
        '{name2}’s Venus likes to listen to {name1}’s Mercury, and these two talk to each other with grace.',
      harmonious:
        '{name1}’s Mercury finds a friendly ear in {name2}’s Venus, so even a criticism can be put pleasantly.',
      tense:
        '{name1}’s Mercury jokes about what {name2}’s Venus holds dear, and tact takes more effort than either expects.',
    },
    4: {
      conjunction:
        '{name2}’s Mars takes up whatever {name1}’s Mercury says, and talk between them is quick, witty and inclined to argument.',
      harmonious:
        '{name2}’s Mars puts into practice what {name1}’s Mercury has thought out, and neither wastes the other’s time.',
      tense:
        '{name1}’s Mercury and {name2}’s Mars provoke each other, so a discussion is soon about who is right.',
    },
    5: {
      conjunction:
        '{name2}’s Jupiter enlarges what {name1}’s Mercury has in mind, and each learns from the other without noticing it.',
      harmonious:
        '{name2}’s Jupiter shows {name1}’s Mercury the whole and is shown the details, so each is the other’s teacher.',
      tense:
        '{name1}’s Mercury and {name2}’s Jupiter come at a question from two ends, the single case and the principle, and each believes the other has missed the point.',
    },
    6: {
      conjunction:
        '{name2}’s Saturn weighs the words of {name1}’s Mercury, which makes for thorough talk and some reluctance to begin it.',
      harmonious: '{name2}’s Saturn remembers what was agreed, and {name1}’s Mercury finds the words for it.',
      tense:
        '{name1}’s Mercury meets a doubtful listener in {name2}’s Saturn, and may say less than it knows.',
    },
    7: {
      conjunction:
        '{name2}’s Uranus startles {name1}’s Mercury into new ideas, and their conversations go where nobody had planned.',
      harmonious:
        '{name2}’s Uranus and {name1}’s Mercury keep up with each other, and between them an odd thought soon becomes a useful one.',
      tense:
        '{name2}’s Uranus contradicts {name1}’s Mercury for the sake of contradicting, which keeps thinking fresh and patience short.',
    },
    8: {
      conjunction:
        '{name2}’s Neptune hears more in the words of {name1}’s Mercury than was said, and some of it is there.',
      harmonious:
        '{name1}’s Mercury finds words for what {name2}’s Neptune imagines, and they understand each other’s stories.',
      tense:
        'What {name1}’s Mercury states plainly, {name2}’s Neptune takes as a hint, and an agreement is safest when it has been repeated.',
    },
    9: {
      conjunction:
        '{name2}’s Pluto wants to know what {name1}’s Mercury has left out, so a conversation goes deep or does not end.',
      harmonious:
        '{name1}’s Mercury can tell {name2}’s Pluto the truth, and neither spends words on what does not matter.',
      tense:
        '{name2}’s Pluto tries to convert {name1}’s Mercury where a reply would have done, and arguments last.',
    },
    15: {
      conjunction:
        '{name1}’s Mercury is close to {name2}’s Ascendant and is full of questions, so that {name2} talks more and is better understood.',
      harmonious:
        '{name1}’s Mercury knows how to address {name2}’s Ascendant, and one conversation leads easily to the next.',
      tense:
        '{name1}’s Mercury misreads {name2}’s Ascendant now and then, and takes a manner for an opinion that {name2} does not hold.',
    },
  },
  3: {
    3: {
      conjunction:
        'Venus meets Venus, and {name1} and {name2} like the same things, which settles half of all questions beforehand.',
      harmonious:
        'Venus gets on with Venus here, so what pleases {name1} is at least agreeable to {name2}, and courtesy comes naturally.',
      tense:
        'Each Venus finds different things lovable, and {name1} and {name2} show fondness in ways that have to be explained.',
    },
    4: {
      conjunction:
        '{name2}’s Mars goes straight toward {name1}’s Venus, and neither of the two is ever bored by the other.',
      harmonious:
        '{name1}’s Venus likes the directness of {name2}’s Mars, so asking and giving go well together.',
      tense:
        '{name2}’s Mars invites, jokes or decides in a way that {name1}’s Venus doesn’t care for, and so annoys where it meant to please.',
    },
    5: {
      conjunction:
        '{name1}’s Venus and {name2}’s Jupiter bring out each other’s generosity, and the two are inclined to spoil each other.',
      harmonious:
        'With {name1}’s Venus and {name2}’s Jupiter in agreement, good humor comes unasked and little is held against anyone.',
      tense:
        '{name2}’s Jupiter likes to give {name1}’s Venus more than there is, and enjoyment can outrun good sense.',
    },
    6: {
      conjunction:
        '{name2}’s Saturn makes {name1}’s Venus loyal and a little shy, and affection here is proved by staying.',
      harmonious:
        '{name1}’s Venus finds something dependable in {name2}’s Saturn, and the fondness between them outlasts its first charm.',
      tense:
        '{name2}’s Saturn holds back what {name1}’s Venus hopes to hear, and a kind word comes late or in a form that is easily missed.',
    },
    7: {
      conjunction:
        '{name2}’s Uranus is exciting to {name1}’s Venus, and their liking is lively and will not be scheduled.',
      harmonious:
        '{name1}’s Venus enjoys the freedom that {name2}’s Uranus allows, and affection does not turn into routine.',
      tense:
        '{name1}’s Venus would like to know when {name2}’s Uranus will be back, and the affection between them comes in bursts.',
    },
    8: {
      conjunction:
        '{name2}’s Neptune surrounds {name1}’s Venus with dreams, and each may be fond of what the other could be.',
      harmonious:
        '{name2}’s Neptune shares with {name1}’s Venus a sense of beauty, and each is gentle with the other’s faults.',
      tense:
        '{name1}’s Venus sees in {name2}’s Neptune what it wishes to see, and is disappointed by the wish more than by {name2}.',
    },
    9: {
      conjunction:
        '{name2}’s Pluto makes {name1}’s Venus care without reserve, and the attachment is hard to take lightly.',
      harmonious:
        '{name2}’s Pluto deepens what {name1}’s Venus feels, and the bond survives what would end a shallower one.',
      tense: '{name2}’s Pluto wants the whole regard of {name1}’s Venus, and is hurt by having to share it.',
    },
    15: {
      conjunction:
        '{name1}’s Venus is close to {name2}’s Ascendant and likes what it finds, and {name2} is more at ease for being liked.',
      harmonious:
        '{name1}’s Venus is pleased with {name2}’s Ascendant, so they make a good impression on each other and, together, on the rest.',
      tense:
        '{name1}’s Venus likes {name2} and would prefer a different tone or style, and comes back all the same.',
    },
  },
  4: {
    4: {
      conjunction:
        'Mars stands with Mars, so {name1} and {name2} work at the same speed and collide over the same things.',
      harmonious:
        'Mars agrees with Mars, and {name1} and {name2} can work side by side, or quarrel cleanly and be done.',
      tense:
        'Mars against Mars makes {name1} push where {name2} pulls, and each brings out the fight in the other.',
    },
    5: {
      conjunction: '{name2}’s Jupiter cheers {name1}’s Mars on, and courage grows faster than caution.',
      harmonious:
        '{name1}’s Mars acts on what {name2}’s Jupiter believes in, so that joint ventures start well and are enjoyed.',
      tense:
        '{name2}’s Jupiter eggs {name1}’s Mars on, and the two of them can overreach in the best of causes.',
    },
    6: {
      conjunction:
        '{name2}’s Saturn checks {name1}’s Mars, so {name1} wastes less strength and isn’t always grateful.',
      harmonious:
        '{name2}’s Saturn directs {name1}’s Mars to where effort pays, and the two are capable of long, hard work.',
      tense:
        '{name1}’s Mars wants to go and {name2}’s Saturn wants to wait, and each is hindered by the other’s good reasons.',
    },
    7: {
      conjunction:
        '{name2}’s Uranus sets off {name1}’s Mars, and they act on impulse together, or against each other.',
      harmonious:
        '{name1}’s Mars is quicker and bolder with {name2}’s Uranus, and experiments are what the two do best.',
      tense:
        '{name1}’s Mars and {name2}’s Uranus upset each other’s plans, and tempers rise without much notice.',
    },
    8: {
      conjunction:
        '{name2}’s Neptune lends {name1}’s Mars a cause on some days, and on others leaves it without an aim.',
      harmonious:
        '{name1}’s Mars carries out what {name2}’s Neptune would only have dreamed of, and grows gentler in the process.',
      tense:
        '{name1}’s Mars pushes and {name2}’s Neptune gives way, so {name1} is left with an anger that has met no answer.',
    },
    9: {
      conjunction:
        '{name2}’s Pluto and {name1}’s Mars multiply each other’s force, and together they are not easily stopped.',
      harmonious:
        '{name2}’s Pluto stands behind {name1}’s Mars with great reserves, and hard tasks are lighter for both.',
      tense:
        '{name2}’s Pluto will not yield to {name1}’s Mars, and a contest of wills can use up the strength of both.',
    },
    15: {
      conjunction:
        '{name1}’s Mars is close to {name2}’s Ascendant and sets {name2} going, into shared effort or open argument.',
      harmonious:
        '{name1}’s Mars suits the pace of {name2}’s Ascendant, and each is braver with the other there.',
      tense:
        '{name1}’s Mars comes at {name2}’s Ascendant as a challenge, and {name2} is on guard before anything has been said.',
    },
  },
  5: {
    5: {
      conjunction:
        'Jupiter joins Jupiter, so {name1} and {name2} hope for the same things and take their chances at the same times.',
      harmonious:
        'Jupiter agrees with Jupiter, and {name1} and {name2} share enough of an outlook to trust each other’s intentions.',
      tense: 'Jupiter differs with Jupiter here: what {name1} believes in, {name2} may find overdone.',
    },
    6: {
      conjunction:
        '{name1}’s Jupiter wants to enlarge what {name2}’s Saturn wants to secure, and a plan that satisfies both is a sound one.',
      harmonious:
        '{name1}’s Jupiter and {name2}’s Saturn balance each other, and hope is tested and caution encouraged in good time.',
      tense:
        '{name2}’s Saturn says no as often as {name1}’s Jupiter says yes, and they disagree about how much may be risked.',
    },
    7: {
      conjunction:
        '{name2}’s Uranus finds in {name1}’s Jupiter someone who believes in the unheard-of, and chances come to both.',
      harmonious:
        '{name1}’s Jupiter takes pleasure in the freedom of {name2}’s Uranus, and each expects good things of the new.',
      tense:
        '{name1}’s Jupiter and {name2}’s Uranus ask for more room, each in its own direction, so that plans outrun each other.',
    },
    8: {
      conjunction:
        '{name1}’s Jupiter joins {name2}’s Neptune, and the two share a faith or a dream that is larger than their own affairs.',
      harmonious:
        '{name1}’s Jupiter thinks well of what {name2}’s Neptune dreams of, so {name2} is more willing to talk about it.',
      tense:
        '{name1}’s Jupiter and {name2}’s Neptune inflate each other’s hopes, and neither likes to be the one who looks at the cost.',
    },
    9: {
      conjunction:
        '{name1}’s Jupiter is joined to {name2}’s Pluto, so {name1}’s confidence has {name2}’s tireless will behind it.',
      harmonious:
        '{name2}’s Pluto gives {name1}’s Jupiter staying power, so that what they believe in can be carried through.',
      tense:
        '{name1}’s Jupiter and {name2}’s Pluto are each convinced of being right, and a matter of principle is quickly a matter of power.',
    },
    15: {
      conjunction:
        '{name1}’s Jupiter is close to {name2}’s Ascendant, and {name2} comes forward more easily because {name1} expects things to go well.',
      harmonious:
        '{name1}’s Jupiter wishes {name2}’s Ascendant well, so {name2} finds encouragement at every beginning.',
      tense:
        '{name1}’s Jupiter thinks {name2}’s Ascendant capable of more than it shows, and such encouragement is hard to live up to.',
    },
  },
  6: {
    6: {
      conjunction:
        'Saturn stands with Saturn, and {name1} and {name2} know the same fears and respect the same duties.',
      harmonious:
        'As Saturn supports Saturn, {name1} and {name2} can divide what has to be done and rely on both halves.',
      tense: 'Saturn is set against Saturn, and {name1} and {name2} are strict about quite different things.',
    },
    7: {
      conjunction:
        '{name2}’s Uranus unsettles what {name1}’s Saturn has put in order, and the two must agree on what may change.',
      harmonious:
        '{name1}’s Saturn gives the inventions of {name2}’s Uranus a form, so that what is new between them can be put to use.',
      tense:
        '{name1}’s Saturn sets rules and {name2}’s Uranus breaks them, and both feel that they are only defending themselves.',
    },
    8: {
      conjunction:
        '{name1}’s Saturn wants to see proof of what {name2}’s Neptune dreams, which can shape the dream or discourage it.',
      harmonious:
        '{name1}’s Saturn offers {name2}’s Neptune something firm to lean on, and a vague hope can become a piece of work.',
      tense:
        '{name1}’s Saturn asks {name2}’s Neptune for a promise in plain terms, and has trouble getting one.',
    },
    9: {
      conjunction:
        '{name1}’s Saturn is joined to {name2}’s Pluto, so duty and will combine, and little can move these two once they have made up their minds.',
      harmonious:
        '{name2}’s Pluto lends {name1}’s Saturn stamina, and a hard task makes both of them calmer.',
      tense:
        '{name1}’s Saturn draws a line and {name2}’s Pluto leans against it, and neither is used to giving way.',
    },
    15: {
      conjunction:
        '{name1}’s Saturn weighs on {name2}’s Ascendant, so {name2} is more careful in such company, and better prepared.',
      harmonious:
        '{name1}’s Saturn gives {name2}’s Ascendant steadiness, and {name2} is taken more seriously with {name1} near.',
      tense:
        '{name2}’s Ascendant feels examined by {name1}’s Saturn, and ease between the two comes only with time and proof.',
    },
  },
  7: {
    15: {
      conjunction:
        '{name1}’s Uranus is close to {name2}’s Ascendant, and {name2} becomes bolder, odder and more awake in such company.',
      harmonious:
        '{name1}’s Uranus encourages {name2}’s Ascendant to vary its manner, and {name2} tries what had only been thought of.',
      tense:
        '{name1}’s Uranus catches {name2}’s Ascendant off guard, and they are hardly ever prepared for each other.',
    },
  },
  8: {
    15: {
      conjunction:
        '{name1}’s Neptune softens {name2}’s Ascendant, and {name1} may think {name2} more wonderful or more lost than {name2} is.',
      harmonious:
        '{name1}’s Neptune is gentle with {name2}’s Ascendant, and {name2} need not keep up a guarded manner.',
      tense:
        '{name1}’s Neptune blurs what {name2}’s Ascendant means to show, and first impressions have to be corrected on both sides.',
    },
  },
  9: {
    15: {
      conjunction:
        '{name1}’s Pluto looks through {name2}’s Ascendant to what lies behind, and {name2} feels seen, not always comfortably.',
      harmonious:
        '{name1}’s Pluto lends weight to {name2}’s Ascendant, and {name2} shows more strength than others are used to.',
      tense:
        '{name1}’s Pluto presses on {name2}’s Ascendant, wanting to change how {name2} comes across, and {name2} has to stand firm.',
    },
  },
};
