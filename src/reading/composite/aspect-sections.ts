import { type BodyId, Moon, Sun, Venus } from '../../chart/bodies.js';
import { fill } from '../../text/texts.js';
import { aspectDraft, weighedBody } from '../chart-sections.js';
import { aspectFactor, isSignOpen, type WeighedAspect } from '../factors.js';
import { stancesOfBond } from '../pair-stances.js';
import type { Draft, Part, Statement } from '../reading.js';
import { isMain, isOf, otherOf } from './aspects.js';
import { bothWaysOf } from './both-ways.js';
import type { Chapter, ChosenAspects, CompositeContext } from './context.js';
import { advisedOnce, isVenusAtHome } from './sections.js';

/** The sections of a composite's aspects: with the body that they belong to, or by themselves. */

/** Whether a body is the Moon, with a known sign. */
const hasMoon = (context: CompositeContext, id: BodyId): boolean => {
  const moon = weighedBody(context, id);
  return id === Moon && moon !== undefined && !isSignOpen(moon, context.weighed.chart);
};

/**
 * The body to whose section an aspect of a chapter belongs. Hard aspects belong to none; several aspects of one body
 * make a section.
 */
function homeOf(
  context: CompositeContext,
  chapter: Chapter,
  aspect: WeighedAspect,
  chosen: ChosenAspects,
): BodyId | undefined {
  const owners = chapter === 'purpose' ? [Sun] : chapter === 'home' ? [Moon, Venus] : [];
  const isTold = (id: BodyId): boolean =>
    id === Venus ? isVenusAtHome(context) : hasMoon(context, id) || context.told.houses.has(id);
  const ownerOf = (each: WeighedAspect): BodyId | undefined =>
    owners.find((id) => isOf(each, id) && isTold(id));
  const owner = ownerOf(aspect);
  return chosen[chapter].filter((each) => ownerOf(each) === owner).length > 1 ? undefined : owner;
}

function aspectText(context: CompositeContext, { first, second, aspect }: WeighedAspect): Statement {
  const { cells, kind, manuscript, names } = context;
  const stances = stancesOfBond(kind.stances, first, second, aspect);
  const cell = manuscript.unlessSaid(cells.compositeAspect(first, second, aspect), names);
  return { text: advisedOnce(context, cell, stances), mayEndInAdvice: true };
}

/** The section of the leading aspect. */
export function leadDraft(context: CompositeContext, aspect: WeighedAspect): Draft {
  const { text, ...statement } = aspectText(context, aspect);
  const draft = aspectDraft(context, aspect, '');
  return {
    ...draft,
    paragraphs: [[bothWaysOf(context, aspect), { ...statement, text, mayEndInAdvice: false }]],
    isKept: true,
    isLead: true,
  };
}

/** A body's section, followed by its kind aspects. */
export function withAspects(
  context: CompositeContext,
  draft: Draft | undefined,
  id: BodyId,
  chosen: ChosenAspects,
): Draft | undefined {
  if (draft === undefined) return undefined;
  const chapter = id === Sun ? 'purpose' : 'home';
  const own = chosen[chapter].filter((aspect) => homeOf(context, chapter, aspect, chosen) === id);
  return {
    ...draft,
    isKept: draft.isKept === true || own.some((aspect) => isMain(aspect, context)),
    factors: [...draft.factors, ...own.map(aspectFactor)],
    paragraphs: [...draft.paragraphs, ...own.map((aspect) => [aspectText(context, aspect)])],
  };
}

/** The sections of the other aspects, those of one body together. */
export function aspectDrafts(context: CompositeContext, chapter: Chapter, chosen: ChosenAspects): Draft[] {
  let rest = chosen[chapter].filter((aspect) => homeOf(context, chapter, aspect, chosen) === undefined);
  const drafts: Draft[] = [];
  for (let lead = rest[0]; lead !== undefined; lead = rest[0]) {
    const { first, second } = lead;
    const [withFirst, withSecond] = [first, second].map((id) => rest.filter((each) => isOf(each, id)));
    const isOfSecond = (withSecond?.length ?? 0) > (withFirst?.length ?? 0);
    const id = isOfSecond ? second : first;
    const group = (isOfSecond ? withSecond : withFirst) ?? [lead];
    rest = rest.filter((each) => !group.includes(each));
    const partsOf = (aspect: WeighedAspect): Part[] => [
      bothWaysOf(context, aspect),
      aspectText(context, aspect),
    ];
    const draft = { ...aspectDraft(context, lead, ''), paragraphs: [partsOf(lead)] };
    if (group.length > 1) draft.title = groupTitle(context, id, group);
    const [, ...others] = group;
    drafts.push({
      ...draft,
      isKept: group.some((aspect) => isMain(aspect, context)),
      factors: group.map(aspectFactor),
      paragraphs: [...draft.paragraphs, ...others.map(partsOf)],
    });
  }
  return drafts;
}

function groupTitle(
  { kind, manuscript }: CompositeContext,
  id: BodyId,
  group: readonly WeighedAspect[],
): string {
  const planets = manuscript.listOf(group.map((aspect) => otherOf(aspect, id)));
  return fill(kind.several, { A: manuscript.start(id), planets });
}
