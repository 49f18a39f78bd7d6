import { Mars, Sun } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import { fill } from '../text/texts.js';
import { toneOf } from './cells.js';
import { choose } from './choice.js';
import type { Frame } from './frame.js';
import { DayWriter, daysOf } from './passage-writer.js';
import {
  includedOf,
  inOrder,
  isLunationIn,
  isThroughout,
  type Passage,
  type Passages,
  passagesOf,
} from './passages.js';
import type { Period } from './period.js';
import type { Worded } from './worded-happenings.js';
import { inTurn } from './wordings.js';
import { escaped, heading, paragraph, type Words, Writer, wordsIn } from './writer.js';
import type { Written } from './written.js';

type Month = Period & { kind: 'monthly' };

/** Words of the sentence that says what leads, about. */
const ofLead = 20;

/**
 * A sign's month: what leads it and what it asks, then its events in order of time, in three parts, and the close, which
 * answers the question.
 */
export function monthColumn(
  worded: readonly Worded[],
  reader: SignId,
  period: Month,
  words: Words,
  frame: Frame,
): Written {
  const passages = passagesOf(worded, reader, period, words, frame);
  if (passages === undefined)
    return { intro: frame.intro, text: paragraph(escaped(frame.close)), included: new Map() };
  const { lead } = passages;
  const framed = ofLead + wordsIn(frame.thought) + wordsIn(frame.close);
  const { passages: some, asides } = choose(passages, period, framed, mayStand(passages));
  const ordered = inOrder(lead, some, period.clock);
  const writer = new Writer(reader, period, words);
  const announced = leadOf(lead, writer);
  const dayWriter = new DayWriter(writer, asides);
  // What goes on throughout stands before the parts of the month.
  const [long, days] = [
    ordered.filter(isThroughout),
    daysOf(
      ordered.filter((each) => !isThroughout(each)),
      writer,
    ),
  ];
  let part = -1;
  const throughout = long.map((each) => paragraph(dayWriter.write([each], true, [])));
  const body = days.map((day) => {
    const own = partOf(day[0] as Passage, writer);
    // The lead's part says what it is about, where it opens on that.
    const isOfLead = own === partOf(lead, writer) && day[0]?.house === lead.house;
    const head = own === part ? '' : headingOf(own, isOfLead, lead, writer);
    part = own;
    return head + paragraph(dayWriter.write(day, head !== '', dayWriter.asidesOf(day, days)));
  });
  return {
    intro: frame.intro,
    text: [
      paragraph(`${announced} ${escaped(frame.thought)}`),
      ...throughout,
      ...body,
      paragraph(escaped(frame.close)),
    ].join(''),
    included: includedOf([lead, ...ordered.filter((each) => each !== lead), ...asides]),
  };
}

/** A quarter Moon is a week's matter; where the Sun comes to is said by the new Moon there as well. */
function mayStand({ ranked }: Passages): (passage: Passage) => boolean {
  return (each) => {
    const { happening } = each;
    if (happening.kind === 'lunation') return happening.phaseId % 4 === 0;
    // The days of swift planets are a week's matter too, unless little else happens.
    if (happening.kind === 'aspect' && happening.body < Mars) return false;
    const isSuns = happening.kind === 'ingress' && happening.body === Sun;
    return !isSuns || !ranked.some((one) => isLunationIn(one, each));
  };
}

/** What the lead brings, and on what day. */
function leadOf({ happening, house }: Passage, writer: Writer): string {
  const { monthLeads } = writer.words.reports.columns;
  const { number } = writer.period;
  return fill(escaped(inTurn(monthLeads[toneOf(happening)][house], number + writer.reader)), {
    date: writer.time(happening.julianDayUt),
    event: writer.name(happening),
    house: writer.house(house),
  });
}

/** Early, in the middle or late. */
function partOf(passage: Passage, { period: { clock }, words }: Writer): number {
  const { parts } = words.reports.headings.monthly;
  const { day } = clock.dateOf(passage.happening.julianDayUt);
  return Math.min(parts.length - 1, Math.floor(((day - 1) * parts.length) / 30));
}

function headingOf(
  part: number,
  isOfLead: boolean,
  lead: Passage,
  { words, period, reader }: Writer,
): string {
  const { parts, leadParts } = words.reports.headings.monthly;
  return heading(
    fill((isOfLead ? leadParts : parts)[part] ?? '', {
      sign: words.signName(reader),
      month: words.reports.dates.months[(period.month ?? 1) - 1] ?? '',
      matter: words.reports.columns.matters[lead.house],
    }),
  );
}
