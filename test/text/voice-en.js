/** English words by which the measures of voice.js know a factor, the reader, a command, an image, a remedy. */

/** By planet id: the name, or for the angles and nodes what a reader would take for it. */
export const factors = {
  0: /\bSun\b/,
  1: /\bMoon\b/,
  2: /\bMercury\b/,
  3: /\bVenus\b/,
  4: /\bMars\b/,
  5: /\bJupiter\b/,
  6: /\bSaturn\b/,
  7: /\bUranus\b/,
  8: /\bNeptune\b/,
  9: /\bPluto\b/,
  10: /\bChiron\b/,
  11: /\bLilith\b/,
  12: /\bnodes?\b|\bnodal\b/i,
  15: /\bAscendant\b|\bDescendant\b|\brising\b|\brises\b/,
  16: /\bMidheaven\b|\bImum Coeli\b|\b(?:foot|top|bottom|base) of (?:the|your|their) chart\b/,
};

/** What names a factor, in lower case, as it stands in a run of words. */
export const names =
  /\b(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|nodes?|ascendant|descendant|midheaven|imum|coeli|chart|houses?|phase)(?:’s)?\b/;

export const reader = /\b(?:you|your|yours|yourself|you’re|you’ll|you’ve|you’d)\b/i;

/** A last sentence that tells the reader to do something, after whatever clause leads up to it. */
export const command =
  /^(?:(?:Then|So|And|But|Now|First|Meanwhile|Instead|Still|Once|When|If|For|Before|Where|After|At|In|On|As|Until|Whenever|While|With) [^.]*?, |(?:Then|So|And|But|First|Now) )*(?:Accept|Add|Admit|Agree|Allow|Answer|Ask|Be|Begin|Book|Borrow|Bring|Build|Buy|Call|Carry|Change|Check|Choose|Claim|Collect|Come|Cook|Count|Cut|Decide|Do|Don’t|Draw|Drop|Eat|Enter|Expect|Finish|Find|Fix|Follow|Forgive|Gather|Get|Give|Go|Grant|Guard|Hand|Have|Hear|Help|Hire|Hold|Honor|Invest|Invite|Join|Keep|Learn|Leave|Lend|Let|Limit|List|Listen|Look|Lower|Make|Mark|Meet|Mend|Name|Never|Notice|Offer|Open|Order|Paint|Pause|Pay|Phone|Pick|Place|Plan|Plant|Play|Practice|Praise|Promise|Propose|Protect|Publish|Put|Quote|Read|Rehearse|Remember|Repeat|Reserve|Rest|Return|Save|Say|Schedule|See|Sell|Send|Separate|Set|Share|Show|Sing|Sit|Sleep|Slow|Sort|Speak|Spend|Stand|Start|State|Stay|Step|Stick|Stop|Study|Take|Talk|Teach|Tell|Test|Thank|Throw|Touch|Trade|Train|Travel|Treat|Trust|Try|Turn|Undo|Use|Visit|Wait|Walk|Watch|Wear|Weigh|Welcome|Work|Write)\b/;

/** Words of the clock and the calendar, false in a cell that may be read at any hour. */
export const clock =
  /\b(?:today|tonight|tomorrow|yesterday|this (?:morning|evening|week|month|year)|next (?:week|month|year)|before lunch|suppertime)\b/i;

/** A house by its number, in a text that charts without houses get too. */
export const house =
  /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house\b/i;

/** Things an image is made of. What stands in any sentence about life (a room, a door, a table) is not among them. */
export const props =
  'lamp lamps candle candles stove oven kettle pot cup cups cake coat coats hat mirror clock clocks compass drawer drawers suitcase suitcases trunk basket tree trees seed seeds river tide wave waves boat boats ship ships sail sails anchor harbor bridge bridges train trains horse horses dog dogs cat cats bird birds wolf storm storms thunder lightning rain snow cloud clouds fog mist stairs ladder roof cellar attic fence gate curtain curtains theater actor orchestra violin drum piano envelope stamp postcard pencil ink newspaper ledger wallet coin coins purse hammer nail nails saw rope knot thread needle wool sweater engine engines motor wheel wheels brake brakes bicycle sword shield armor flag bell alarm knife spoon menu ticket tickets passport luggage hotel judge court referee king queen nurse sailor captain pilot farmer gardener baker magnet magnets mask masks echo spark sparks flame gold silver stone stones brick bricks sand mud ice steam scaffolding umbrella blanket pillow armchair sofa fridge garage photograph photographs telescope microscope puzzle chess dice kite toy toys balloon fountain bucket hose dam valve fuse wire bulb battery ruler recipe island mountain valley forest desert lighthouse tunnel crossroads threshold porch bench hallway mailbox'.split(
    ' ',
  );

/** Pieces of advice that come to hand too easily. */
export const remedies = [
  /\bwrite (?:it|that|this|them) down\b/i,
  /\bsleep on it\b/i,
  /\b(?:say|tell|speak|read|name) (?:it|this|that|them|\w+ \w+) (?:aloud|out loud)\b/i,
  /\b(?:go for|take) a (?:long )?walk\b/i,
  /\bcount to ten\b/i,
  /\bask (?:a|one|an) (?:honest |old |blunt |trusted |good )?friend\b/i,
  /\bwait (?:a|one) (?:day|night)\b/i,
  /\blet (?:a|one) night (?:go|pass)\b/i,
  /\bput (?:it|that|this|them) in writing\b/i,
  /\bmake a list\b/i,
  /\btake a (?:deep )?breath\b/i,
  /\bset a (?:date|deadline|time|timer)\b/i,
  /\bhand over\b/i,
  /\bone small\b/i,
];
