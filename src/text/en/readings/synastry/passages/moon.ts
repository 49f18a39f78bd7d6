import type { ContactCells } from '../../../../pair-catalogue.js';

/** The Moon of {name1} with a body of {name2}’s. */
export const moonPassages: ContactCells[1] = {
  1: {
    conjunction:
      'With their Moons so near each other they are tired together, hungry together and amused by the same things, so a meal or an evening in hardly needs arranging. Each guesses right how the other feels, because it is how the guesser feels too. When both are low there is nobody left to do the comforting. Someone outside the pair is then a kindness to both.',
    harmonious:
      'The Moons agree, so an hour with nothing in it is restful. {name1} and {name2} have compatible habits, let a tired person’s short answer pass and come back to an even mood without much being said. Families and old friends often live like this. Such ease asks for nothing, and so each may forget to ask how the other really is.',
    tense:
      'The Moons pull apart: what one of them reaches for after a hard day would be no comfort to the other. So help arrives in the wrong form and looks like indifference, though it was sincerely meant. Once each has told the other, on a good day, what helps on a bad one, most of the trouble is gone.',
  },
  2: {
    conjunction:
      'What {name1} feels vaguely grows clear in conversation with {name2}, who is curious about moods and good at naming them, as Mercury is when it meets the Moon. Talking brings them close quickly. There can be too much of it, when they discuss a feeling before it has been felt. It helps to say beforehand what is wanted, a listener or an opinion.',
    harmonious:
      'Moon and Mercury get on, so they can tell each other how the day was, and both feel better for it. {name2} puts impressions in order without making them small; {name1} gives the talk a warmer tone. The day is easier to let go of after that. Anything serious may need to be said twice, since so much is said between them.',
    tense:
      'With Moon and Mercury at odds, {name1} brings up a trouble, tells how it felt and is asked how it came about: a sigh is answered with an opinion, and an opinion with a mood. Each then feels unheard, because one conversation is serving two purposes, both of them good. Asking at the start “Shall I help or listen?” sounds clumsy and saves them hours.',
  },
  3: {
    conjunction:
      'Day by day {name1}’s Moon and {name2}’s Venus make small kindness easy. {name1} likes to care and {name2} to please, and the little comforts, a meal, a favor, a kind word, come by themselves.[ Between lovers there is tenderness as well.] They tend to cover up a hurt with pleasantness, and it keeps until they talk about it.',
    harmonious:
      'Over a meal or a quiet hour {name1} and {name2} are gentle with each other, as Venus is with the Moon: each leaves the other the bigger piece, and a tired face gets a smile. Other people like to be around them, and after a quarrel there is something to come back to. With guests around, politeness goes too far now and then, and {name1} swallows a hurt or {name2} hides an annoyance.',
    tense:
      'Over presents and treats Venus and the Moon misunderstand each other, and two people mean well and miss by a little. {name1} would have liked an evening in, and {name2} has gotten tickets; one may be in no mood just then for what the other enjoys. Both evenings would be good ones, and there is time for each. When one says what is needed, the other is happy to give it.',
  },
  4: {
    conjunction:
      'Whatever {name2} does goes straight to {name1}’s feelings, with Mars on the Moon. There is protection in that and warmth, and also pain: {name2} may hurt with a tone of voice and never know it, and silence feels like a provocation. Making something together, or just moving, gives the energy a good outlet.',
    harmonious:
      'Since Mars is at the service of the Moon, {name2} acts on what {name1} feels, and practical help often follows as soon as a worry has been mentioned. {name1} feels less alone with a trouble that way. Doing something comes easier here than finding a comforting word.',
    tense:
      'Mars acts and the Moon feels, and they collide when {name2} is in a hurry and {name1} is tired. One says or does something without thinking, the answer is silence or comes out sharper than it was meant, and afterward each thinks the other started it. They also wake each other up, and most of it is over once both have eaten or slept. A word agreed on beforehand that means “stop, an hour” is worth more here than being right, as long as both come back when the hour is over.',
  },
  5: {
    conjunction:
      'With {name2}’s Jupiter on {name1}’s Moon, a worry about what may come loses weight when the two sit down to eat. There is a hopeful view to be had, and laughter, and more on the table than anyone needs. Not every sad mood wants to be cheered up, however, and {name1} may need to hear that sadness is welcome too.',
    harmonious:
      'Jupiter and the Moon wish each other well, so {name1} and {name2} find it easy to be cheerful together. Each tends to help the other in small ways: an invitation, a tip, a kind word at the right moment. This does not solve their conflicts, but it keeps both of them willing to try.',
    tense:
      'When {name2} is in good spirits, Jupiter is good to {name1}’s Moon beyond all measure: {name2} promises, comforts and gives advice on a grand scale, and {name1} is let down by the ordinary result. The fondness is real. One small promise carried out says so better than a large one.',
  },
  6: {
    conjunction:
      'With Saturn on the Moon, {name2} takes {name1}’s troubles seriously, as a duty, and can be relied on when it matters. Yet it is hard to interrupt so busy a person with a mere mood, as if it had to be justified. Warm words cost {name2} some effort, and {name1} remembers them for years.',
    harmonious:
      '{name1} feels safe with {name2}, in a quiet way, because Saturn supports the Moon. {name2} is there at the time they agreed on, {name1} shows sympathy for a load that goes unmentioned, and neither makes a fuss about it. Whatever they enjoyed once they should do again on purpose, so that duty doesn’t become all there is.',
    tense:
      'When {name1} asks for something that could be done wrong, {name2} grows stern, and the sternness makes the need greater; Saturn often does that to a Moon. Behind the reserve is a fear of failing at what was asked, and to {name1} it feels like rejection. That changes slowly and for good when the request is for one thing at a time, and {name2} grants it wholeheartedly.',
  },
  7: {
    conjunction:
      'With Uranus on the Moon, a visit or an evening that {name1} looks forward to is never quite certain, and a good deal happens that neither foresaw. A close evening may break off as suddenly as it came about; {name2} is fond, lively and wary of being counted on. Looking back on such a contact, people say that nothing was the same afterward. It does away with habits that had grown too tight. It helps {name1} to have something that happens at the same time every week, whoever it may be with.',
    harmonious:
      'Since Uranus is on good terms with the Moon, a mood of {name1}’s may be odd, and gone by the next day, and {name2} is curious about it. {name1} has room, {name2} has somebody to come back to, and after a long time apart the two pick up where they left off. What is mentioned in passing may be taken lightly, so a serious need is worth saying a second time.',
    tense:
      'Just when {name1} has settled down, {name2} is off: so Uranus upsets the Moon. Little else is as hard on a Moon’s peace of mind, or as hard to give up. Closeness comes in bursts, and there is no telling how long a pause will be. {name2} hears a reproach in every mood, where often none was meant. Absences are easier to bear when they have been announced, and closeness comes back sooner when nobody is blamed for having been away.',
  },
  8: {
    conjunction:
      'With Neptune on the Moon, {name2} feels what {name1} feels: {name1}’s sadness shows in {name2}’s face before anyone has spoken, and they give comfort without counting. It can be very beautiful. After a while neither may know which mood was whose, and then a few hours apart are a rest to both.',
    harmonious:
      'On a quiet evening {name1} and {name2} need little in order to feel close, with Moon and Neptune in accord: music, silence, a movie watched side by side. {name2} senses what can’t be said, and {name1} gives such dreams a warm place. Each is gentler here than with most people. Practical matters go undone, and it isn’t always clear whose they were.',
    tense:
      'Neptune lets the Moon hope for too much: that a wish will be guessed, or that one person can make up for everything that others did. {name2} seems to promise as much and {name1} believes it, and when the hope fails, it hurts more than a plain no would have. The sympathy itself is not in doubt. Asking twice, in so many words, keeps it from turning into guesswork.',
  },
  9: {
    conjunction:
      'When they talk of the past, feelings come up in {name1} that are very old, because Pluto stirs the Moon. {name2} won’t be satisfied with the pleasant ones, and {name1} is drawn and alarmed by so much interest. Deep trust can come of it, even healing. Everyone still has a right to some private corners, and a closed door should be respected.',
    harmonious:
      '{name1} can grieve in {name2}’s company over a real loss, since Pluto is not afraid of a heavy mood. Tears frighten neither of them, and {name1} can show what is usually guarded. They can talk about what was lost as often as it takes. They may forget that an easy hour does good as well.',
    tense:
      'Each of the two is afraid of something where Pluto presses on the Moon, {name2} of being shut out and {name1} of being taken over. So over anything private {name1} hides and {name2} digs, and both are hurt. Jealousy is possible, of people or of time. The bond is not shallow, and it can become very truthful. A small secret offered freely does more for peace than ten that were found out.',
  },
  15: {
    conjunction:
      'With {name1}’s Moon on {name2}’s Ascendant, one look or one step tells at once how things are. It feels like family, even between people who are no relation. {name2} is looked after almost without noticing, and may become softer for it. One frown can decide the whole day for {name1}, who needs other sources of peace as well.',
    harmonious:
      '{name1} finds something familiar in {name2}’s manner, because Moon and Ascendant agree, and that puts both at ease. They can be together without entertaining each other, and to anyone who sees them they look at home. In small things little goes wrong. They have to ask about what lies deeper than manner, since so much seems clear already.',
    tense:
      'The Ascendant ruffles the Moon, so that {name2}’s style hurts where no hurt is intended. {name1} takes a brisk greeting or a remark in company personally, and the mood that follows looks like a judgment. With time they get used to each other. Until then it helps to ask what was meant before being hurt by it.',
  },
};
