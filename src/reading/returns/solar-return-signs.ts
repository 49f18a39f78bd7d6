import { Moon, Saturn } from '../../chart/bodies.js';
import { natureOf } from '../../text/catalogue.js';
import { signDraft } from '../chart-sections.js';
import { aspectFactor, placementFactor, type WeighedAspect, type WeighedBody } from '../factors.js';
import { type Draft, draftWords, type Part } from '../reading.js';
import { isLeader } from './desk.js';
import { isAsked, isSignCertain, otherOf } from './plan.js';
import { lineOfAspect, planetParts, spokenAspect } from './solar-return-planets.js';
import type { SolarDesk } from './solar-return-year.js';
import { stancesOfAspect } from './stances.js';

/** A year without houses: planets by their signs, those that meet told together. */

/** Whether a planet has a section where there are no houses. */
export const isBySign = ({ weighed }: Pick<SolarDesk, 'weighed'>, body: WeighedBody): boolean =>
  body.id <= Saturn && (body.id !== Moon || isSignCertain(weighed.chart, body));

/** Two that an aspect joins, or one. */
interface Company {
  bodies: readonly WeighedBody[];
  joint?: WeighedAspect;
}

/** Planets in twos by the strongest aspects between them that are written of; strongest first. */
function companiesOf(desk: SolarDesk): Company[] {
  const bodies = desk.weighed.bodies.filter((body) => isBySign(desk, body));
  const free = new Set(bodies);
  const companies: Company[] = [];
  const aspects = desk.meetings.flatMap((its) => its.aspects).sort((a, b) => b.weight - a.weight);
  for (const joint of aspects) {
    const both = bodies.filter(({ id }) => id === joint.first || id === joint.second);
    if (both.length < 2 || both.some((body) => !free.has(body))) continue;
    for (const body of both) free.delete(body);
    companies.push({ bodies: both, joint });
  }
  // What two of the others both meet is one matter as well.
  for (const body of free) {
    const partner = [...free].find((each) => each !== body && haveInCommon(desk, body, each));
    const its = partner === undefined ? [body] : [body, partner];
    for (const each of its) free.delete(each);
    companies.push({ bodies: its });
  }
  return companies.sort((a, b) => (b.bodies[0]?.weight ?? 0) - (a.bodies[0]?.weight ?? 0));
}

/** Whether two meet the same planet, both in strain or both in ease. */
function haveInCommon({ meetings }: SolarDesk, one: WeighedBody, other: WeighedBody): boolean {
  const met = ({ id }: WeighedBody): string[] =>
    meetings
      .filter(({ body }) => body === id)
      .flatMap(({ aspects }) => aspects.map((each) => `${otherOf(each, id)} ${natureOf(each.aspect)}`));
  const its = met(other);
  return met(one).some((each) => its.includes(each));
}

/** Each in its sign; then what joins them, and in a sentence or two what else they meet. */
function companySection(desk: SolarDesk, { bodies, joint }: Company): Draft {
  const [first] = bodies as [WeighedBody];
  const others = desk.meetings
    .filter(({ body }) => bodies.some(({ id }) => id === body))
    .flatMap(({ aspects }) => aspects)
    .filter((aspect) => aspect !== joint)
    .sort((a, b) => b.weight - a.weight);
  // One that nothing joins has its strongest aspect as a passage of its own.
  const main = joint ?? others.shift();
  const told = [...(main ? [main] : []), ...others];
  const passage: Part[] = told.map((aspect) => {
    const cellOf = aspect === main ? spokenAspect(desk) : lineOfAspect(desk);
    const isSpare = !isAsked(desk.question, aspect);
    return { text: desk.manuscript.once(cellOf(aspect)), stances: stancesOfAspect(desk, aspect), isSpare };
  });
  const paragraphs: Part[][] = bodies.map((body) => planetParts(desk, body));
  return {
    title: desk.manuscript.join(bodies.map((body) => signDraft(desk, body, []).title)),
    weight: first.weight,
    factors: [...bodies.map(placementFactor), ...told.map(aspectFactor)],
    paragraphs: draftWords({ paragraphs: [passage] }) === 0 ? paragraphs : [...paragraphs, passage],
  };
}

/** What leads gives the year its tone, and the other planets have a chapter of their own, `fields`. */
export function signSections(desk: SolarDesk): { tone: Draft[]; others: Draft[]; fields: WeighedBody[] } {
  const companies = companiesOf(desk);
  const leads = ({ bodies }: Company): boolean => bodies.some((body) => isLeader(desk, body));
  const others = companies.filter((each) => !leads(each));
  return {
    tone: companies.filter(leads).map((each) => companySection(desk, each)),
    others: others.map((each) => companySection(desk, each)),
    fields: others.flatMap(({ bodies }) => bodies),
  };
}
