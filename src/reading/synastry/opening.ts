import { type BodyId, Mars, type Planet } from '../../chart/bodies.js';
import type { Wordings } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import { listOf } from '../manuscript.js';
import { paragraphOf } from '../words.js';
import { type Encounter, valenceOf } from './choice.js';
import { bodiesOf, lineOf, namesOf, type SynastryDesk, subjectOf, variedWording } from './desk.js';
import type { PairContact } from './plan.js';
import { bodyOf, type Theme } from './theme.js';

/** What it comes back to, what joins the two most, what rubs most, and what the question is. */
export function openingOf(desk: SynastryDesk): string {
  const { kind, manuscript, temper, theme, leaders } = desk;
  return paragraphOf([
    ...(theme === undefined
      ? [manuscript.wording(kind.opening[temper], namesOf(desk, 1))]
      : themeSentences(desk, theme)),
    strongestOf(desk),
    extremeOf(desk, leaders.best, kind.best),
    extremeOf(desk, leaders.worst, kind.worst),
    leaders.best && leaders.worst ? variedWording(desk, kind.prevails[temper], prevailing) : '',
    theme ? themeWording(desk, theme, 'question') : '',
    withoutHourOf(desk),
  ]);
}

function ownersOf(desk: SynastryDesk): { name: string; other: string } {
  const { name1: name, name2: other } = namesOf(desk, desk.theme?.side ?? 1);
  return { name, other };
}

/** That an hour is unknown, where it is: a chart without houses. */
function withoutHourOf({ kind, manuscript, pair }: SynastryDesk): string {
  const unknown = pair.names.filter((_, i) => pair.charts[i]?.cusps.length === 0);
  const [name] = unknown;
  if (name === undefined) return '';
  return manuscript.wording(kind.withoutHour[unknown.length > 1 ? 'both' : 'one'], { name });
}

/** Apart from what other sentences go by, so that two pairs that have one of them in common differ in the next. */
const prevailing = 9;
const spreads = { temper: 3, question: 5, closing: 7 } as const;

/** What is said of a theme by how it goes, each kind of sentence in a wording chosen by itself. */
const themeWording = (desk: SynastryDesk, theme: Theme, of: keyof typeof spreads): string =>
  variedWording(desk, desk.kind.theme[theme.body as 0][of][theme.temper], spreads[of], ownersOf(desk));

function themeSentences(desk: SynastryDesk, theme: Theme): string[] {
  const { cells, kind } = desk;
  const { opening } = kind.theme[theme.body as 0];
  const planets = listOf(
    theme.met.map((id) => cells.bodyName(id)),
    cells.readings.words.list,
  );
  const owners = ownersOf(desk);
  return [
    variedWording(desk, opening, theme.body, { ...owners, planets }),
    themeWording(desk, theme, 'temper'),
  ];
}

/** The strongest contact, where it neither helps nor hurts by itself. */
function strongestOf(desk: SynastryDesk): string {
  const { kind, leaders, manuscript, theme } = desk;
  const { strongest } = leaders;
  if (strongest === undefined || valenceOf(strongest.contact) !== 'strong') return '';
  const line = lineOf(desk, strongest.contact);
  const isOfTheme = theme === undefined || bodyOf(strongest.contact, theme.side) === theme.body;
  return isOfTheme || line === '' ? line : manuscript.wording(kind.foremost, { line });
}

/** What is easiest, or hardest, in plain words, and by which contact. */
function extremeOf(desk: SynastryDesk, encounter: Encounter | undefined, wordings: Wordings): string {
  if (encounter === undefined) return '';
  const { kind, manuscript } = desk;
  const { contact } = encounter;
  const body = subjectOf(contact);
  const [lower, higher] = lowerFirst(contact);
  const trouble = kind.troubleBetween[lower as Planet]?.[higher as Planet] ?? kind.trouble[body];
  return manuscript.wording(wordings, { line: lineOf(desk, contact), ease: kind.ease[body], trouble });
}

/** Answers what the opening asked; then what helps with what it called worst, what lasts and what can be counted on. */
export function closingOf(desk: SynastryDesk): string {
  const { theme } = desk;
  const answer = theme === undefined ? '' : themeWording(desk, theme, 'closing');
  return [answer, paragraphOf([remedyOf(desk), holdingOf(desk)])].filter((text) => text !== '').join('\n\n');
}

const lowerFirst = ({ first, second }: PairContact): [BodyId, BodyId] =>
  first <= second ? [first, second] : [second, first];

/** What helps with the hardest contact. */
function remedyOf(desk: SynastryDesk): string {
  const contact = desk.leaders.worst?.contact;
  if (contact === undefined) return '';
  const side = contact.first <= contact.second ? 1 : 2;
  const [lower, higher] = lowerFirst(contact);
  return desk.manuscript.once(desk.kind.remedies[lower as 0]?.[higher as 0], namesOf(desk, side));
}

/** What lasts: a kind contact of its chapter, before one that is only strong; between two slow planets it would be an age’s. */
function holdingOf(desk: SynastryDesk): string {
  const { encounters, kind } = desk;
  const kinds = encounters.filter(({ contact }) => valenceOf(contact) === 'kind');
  const found =
    kinds.find(
      ({ chapter, contact }) => chapter === 'lasting' && Math.min(contact.first, contact.second) <= Mars,
    ) ?? kinds[0];
  if (found === undefined) return '';
  const body = subjectOf(found.contact);
  const names = fill(kind.contactName, bodiesOf(desk, found.contact));
  return paragraphOf([
    variedWording(desk, kind.lasts, body, { ...namesOf(desk, 1), kind: names }),
    variedWording(desk, kind.support[body], body),
  ]);
}
