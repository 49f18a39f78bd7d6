import {
  Ascendant,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { TransitAspectsOf } from '../../../catalogue.js';

export const venusTransits: TransitAspectsOf<typeof Venus> = {
  [Sun]: {
    conjunction:
      'Marigold yellow, you decide, and it is right. A few days in every year, affection lights on you as if it had been looking for somewhere to sit, and being yourself is counted as tact. Before long one strikes a pose for it. Wear the color to visit somebody from your least charming years, and make them laugh.',
    harmonious:
      'There is a swan in the milk foam, and nobody else in line got one. Life is gallant with you these two days: requests fall on soft ears, and an idea of yours pleases the very person it must. Those behind you drink theirs plain, and may notice. Put the charm to some public use, like thanking the night staff by name.',
    tense:
      'Fishing for a compliment, you have used very expensive bait. To be liked and to be respected require different shirts. Today and tomorrow you overdress, or say yes while your face says no. At bottom lies a reasonable appetite for pleasure. Feed it a plain lunch outdoors, and answer the next invitation with your face.',
  },
  [Moon]: {
    conjunction:
      'Sheets that have dried on a line, and nowhere to be. Tenderness has the run of you until tomorrow or the day after; old friends feel like family, family almost like friends, and comfort is allowed to be pretty. You would go a long way around to avoid a scene. Let someone take care of you, and don’t repay them within the hour.',
    harmonious:
      'One friend peels the orange, the other eats it, and both suppose they got the better part. Give and take run as smoothly as that for two days. A room is soon made lovely, and forgiveness hardly needs to clear its throat. Outside this circle somebody may be feeling the draft. Visit the relative who is all elbows, and bring fruit.',
    tense:
      'To be fed and flirted with, by one person, in a single evening, is perhaps a lot to ask. Cozy and gorgeous pull in two directions, today and again tomorrow, and you pout, or buy yourself a consolation. It does come out what you have been missing. Request the half that matters more tonight. Tomorrow, offer somebody the other half.',
  },
  [Mercury]: {
    conjunction:
      'Even your handwriting looks as if it had been asked to dinner. For as long as two days wit has manners and taste finds words, so the difficult customer can be answered and the love letter drafted. A pleasing phrase will tempt you away from an exact one. Underline whatever you would still mean without the music, and open with that.',
    harmonious:
      'At the seating plan you are a genius: the talker beside the shy one, both delighted. Today and tomorrow your sense of who should hear what is nearly faultless, and negotiations purr. A matchmaker at a banquet often eats alone. Put your own name next to somebody you have meant to know, and ask about the book in their pocket.',
    tense:
      '“They’re lovely,” you say of the curtains, and now you will have to live with them. Politeness outruns candor for a day or so, hints get dropped where a sentence was wanted, and frank people offend you by their phrasing. Beautiful speech can still carry a truth. Try “I adore you, the curtains less,” and try it before they are hemmed.',
  },
  [Venus]: {
    conjunction:
      'At the perfume counter, after years of drift, you go straight to the bottle. Venus is back where it was at your birth, a visit of a couple of days in most years, and you know what you like. Other people’s liking may strike you as a mistake. By the same sure nose, pick one person and one song to keep near until next time.',
    harmonious:
      'The jug and the wall behind it turn out to have been waiting for each other. Matches like that show up unsearched, today and the day after, in colors and in company, and everything pleasant suggests something further. One can arrange oneself into a corner. Take the prettiest hour of it and give that to a friend whose own rooms are in disorder.',
    square:
      'It was your favorite until you saw theirs. Comparison turns the cream for a day or two; a partner’s taste grates, or the treat you bought looks different at home. Wanting has come unfastened from liking. Sit for an evening with what you own, lamp on it. Whatever pleases you after that has passed a serious test, and the rest came with a receipt.',
    opposition:
      'It was your favorite until you saw theirs. Comparison turns the cream for a day or two; a partner’s taste grates, or the treat you bought looks different at home. Wanting has come unfastened from liking. Sit for an evening with what you own, lamp on it. Whatever pleases you after that has passed a serious test, and the rest came with a receipt.',
  },
  [Mars]: {
    conjunction:
      'Chili in the chocolate: at first nothing, and then a good deal. Desire gets its color up for two or three days, once a year or so, and you reach for a person or a project with more heat than explanation. Warmth so lively can bite. Make the first move and leave room for theirs. Should they decline, the flush suits you anyhow.',
    harmonious:
      'Rosin on the bow, and the string speaks at once. Wanting and charming play together from now until tomorrow night; you can pursue with grace, and group efforts have a flicker of flirtation in them. Spectators may misread whom the tune is for. Ask for the date or present the idea while there is rosin left, and play straight at the one you mean.',
    tense:
      'Someone attractive is wrong about the map, and you tell them so with shining eyes. Attraction and annoyance share a nerve for some two days, so a tiff may turn sweet, or the sweetness turn to keeping score. Either way you find out what you want. Ask for it in the friendly key. Then hand over the map, and drive.',
  },
  [Jupiter]: {
    conjunction:
      '“Those,” you say at the bakery window, and mean the whole row. Liking overflows for three days at most, once in the year; guests stay late, and you look like good news. What is given to everybody tastes a bit of the tray. Make the party small and the praise exact, call the shy admirer in, and leave one éclair for morning.',
    harmonious:
      'Over the fence hangs a plum branch, and the neighbor says to take what you can reach. Abundance is as informal as that for two days. Introductions go well, and you are forgiven for being late. Whoever never climbs will get the low plums only. Stretch a little, fill a basket, and carry it to the house across the road, which has gravel.',
    tense:
      'After the ninth truffle the tenth is a matter of principle. Liking loses its brakes until the day after tomorrow; you overpraise, overbook your affections and think a modest evening stingy. Hardly anyone, it must be said, was ever hurt by being adored on a Wednesday. Adore those who are short of it. The credit card may stay home with its feet up.',
  },
  [Saturn]: {
    conjunction:
      'Rub at the tarnish and there is a name under it, engraved. Every year, for a day or two, love shows its hallmark, and you see who has stayed and which pleasures you would miss. You may feel plain meanwhile, even priced. Skip the party with an easy mind. Polish one long friendship with an hour’s undivided company, and mention since when.',
    harmonious:
      'On a log by the pond an old pair share a thermos, passing the lid. Warmth in measured amounts is what these two days have to pour, and your hand is steady: you strike a fair deal, or make a loyal call. To the young it may look a little like rationing. Promise somebody a regular thing, the first Sunday perhaps. Bring the lid.',
    tense:
      'The kisses have been counted, and there are two missing. A chill gets into affection for a day or so; you feel passed over, or your own standards stand at the door like a bouncer. People are tired, mostly. But you have also learned which tie you were heating alone. Find a scarf, and bring the matter up once, in a warm room.',
  },
  [Uranus]: {
    conjunction:
      'Love at the laundromat, between wash and spin. For about two days sparks come off whatever is unlike you, be it a voice or a chord, and something you had grown used to can startle you into liking it again. It may last as long as the cycle. Enjoy it, sign nothing, and tell whoever shares your basket a taste they would never guess.',
    harmonious:
      'Green shoes, and the whole outfit wakes up. Taste takes a small risk and is rewarded, today and likely tomorrow; friends mix, and you can say an unconventional thing in the sweetest voice. Somebody in brown may feel a bit left behind. Invite precisely that person to something neither of you has tried, while a yes comes easily to everyone.',
    tense:
      'Blocked at breakfast, missed by noon. Closeness and elbow room fall out for a couple of days; someone turns unpredictable, or you do, from sheer dread of being taken for granted. Boredom is speaking, and it has a point. Change the restaurant before you change the person. If you need an evening off, call it that, and come home with a story.',
  },
  [Neptune]: {
    conjunction:
      'The scarf you borrowed smells of somebody’s whole life. Beauty undoes you for a day or three, once a year: every song is addressed to you, and giving seems to have no bottom. Half of what you adore is lighting. Put that half into paint, or an hour with someone lonely. Return the scarf in person, at noon, in ordinary weather.',
    harmonious:
      'A matinee on a working day, with the balcony to yourself. Glamour and gentleness are both to be had for the price of a ticket until tomorrow or so; you forgive, and your touch on anything made by hand is light. Daylight afterward will feel rude. Stay seated until you know what moved you, then tell someone before you find your keys.',
    tense:
      'From the stage the singer looked straight at you, you and nine hundred others. Longing finds itself a screen, this night and perhaps the next; a profile or a bargain glows, and you cannot locate the word no for anyone sad. Such an ache is honest company and poor at sums. Sing along at full voice. Make no vows, and buy no rugs, before eating.',
  },
  [Pluto]: {
    conjunction:
      'Persephone swallowed a few seeds of a pomegranate and never quite went home again. Attraction has that kind of contract in it just now, three days in a year at the most; you want to the core, and whatever you merely like looks pale. Something in you is rich enough to want so. Let the other person see the hunger, with the door standing open.',
    harmonious:
      'The one with the crooked smile tells you how it got that way. Through tomorrow love goes down a story and finds it furnished, and trust can be deepened by a single truthful answer. Afterward lighter company may bore you, through no fault of theirs. Show a scar of your own, the one you joke about, and leave out the joke.',
    tense:
      'Only one other bidder is left, and the lamp has ceased to matter. For a day or two jealousy lends things their shine, a tie gets tested by withholding, and charm keeps a ledger. Of boredom, at least, there is no trace. Lower the paddle. Tell the person concerned what you would be sorry to lose, and let them own what is theirs.',
  },
  [Ascendant]: {
    conjunction:
      'Collar, cuffs, everything sits. Venus, on its yearly way over your horizon, leaves you for two or three days easy on the eye and easier on the nerves. Looking agreeable can pass over into agreeing. Have your picture taken in mid-laugh. When the waiter comes, order what you actually want to eat, though the rest of the table is having fish.',
    harmonious:
      'On the ferry someone offers half a blanket and a name. Company forms around you without effort until the day after tomorrow; quarrels look silly, and a plan for two gains by being talked over. Charmed people do tend to promise the moon at sea. On the pier, decide which acquaintance should become a friend, and suggest a particular hour on dry land.',
    square:
      'At a joke you didn’t care for, you hear yourself laugh. The price of being pleasant goes up today and is no lower tomorrow; you match the room’s taste, or a partner shines while you pass the olives. Manners like yours deserve better employment. Say which film you would rather have seen. People had begun to wonder what you like.',
    opposition:
      'At a joke you didn’t care for, you hear yourself laugh. The price of being pleasant goes up today and is no lower tomorrow; you match the room’s taste, or a partner shines while you pass the olives. Manners like yours deserve better employment. Say which film you would rather have seen. People had begun to wonder what you like.',
  },
  [Midheaven]: {
    conjunction:
      'Reception knows you by your first name and waves you through. Favor attends your work for a few days, once a year; the design is liked, and you get kindly mentioned in a room you aren’t in. Polish does sometimes cover thin planks. Build something handsome and sit on it yourself, hard. Then, with your nicest manners, offer it to the director.',
    harmonious:
      'There are flowers on the front desk, and it was you who put them there. Grace is a professional asset today and tomorrow: the awkward client softens, and people at home smile on the overtime. You could become the office ornament by next week. Ask instead for the pleasanter title or the better hours, whichever you can say with a straight face.',
    square:
      'Six-thirty: candles at home, clients on the line. Pleasure and position bid for one evening, and tomorrow they bid again; you may charm the wrong party or resent the right one. Some true preference is showing through. Offer the clients eight in the morning. If they win after all, call the candle lighter yourself, at once, and say when to expect you.',
    opposition:
      'Six-thirty: candles at home, clients on the line. Pleasure and position bid for one evening, and tomorrow they bid again; you may charm the wrong party or resent the right one. Some true preference is showing through. Offer the clients eight in the morning. If they win after all, call the candle lighter yourself, at once, and say when to expect you.',
  },
};
