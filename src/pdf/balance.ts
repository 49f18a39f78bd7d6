import { elements, modalities } from '../chart/zodiac.js';
import type { Elements } from '../schema/responses.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import { coordinate } from '../wheel/circle.js';
import { element, group } from '../wheel/svg.js';
import { type Theme, themeOf } from '../wheel/theme.js';
import { optionsFor, type PictureText, type Typeset } from './figures.js';
import { type Palette, styles } from './style.js';
import type { Balanced } from './subject.js';
import { filled } from './words.js';

/** Elements and qualities as bars, with their names in the report’s type, and the halves of the sky in words. Points. */

/** The room for the names, and for the figures after the longest bar. */
const names = 48;
const figures = 26;
/** From a column to the next one. */
const gutter = 20;
const usualHeight = 8;
const usualRow = 18;
const nameHeight = 18;

const groups: readonly (readonly (keyof Elements)[])[] = [elements, modalities, ['positive', 'negative']];

const colorOf = (key: keyof Elements, theme: Theme): string =>
  key === 'fire' || key === 'earth' || key === 'air' || key === 'water' ? theme[key] : theme.muted;

/** A column for each kind, a third of the width each; its bars as long as their shares of the longest of all. @param name of whose they are, above them @param scale of their heights */
export function balanceOf(
  { elements: shares }: Balanced,
  name: string,
  { width, scale }: { width: number; scale: number },
  palette: Palette,
  words: PrintCatalogue,
): Typeset {
  const [barHeight, row] = [usualHeight * scale, usualRow * scale];
  // The middle of the first bar.
  const top = row * 0.4;
  const third = (width - (groups.length - 1) * gutter) / groups.length;
  const longest = Math.max(1, ...groups.flat().map((key) => shares[key]));
  const unit = (third - names - figures) / longest;
  const theme = themeOf(optionsFor(palette));
  const texts: PictureText[] = [];
  let bars = '';
  const first = top + (name === '' ? 0 : nameHeight);
  if (name !== '') texts.push({ x: 0, y: 10, text: name, style: styles.pictureHead, align: 'left' });
  for (const [column, keys] of groups.entries()) {
    const left = column * (third + gutter);
    // They grow from a line.
    const [above, below] = [first - row / 2, first + (keys.length - 0.5) * row];
    bars += element('path', {
      d: `M${coordinate(left + names)} ${coordinate(above)}V${coordinate(below)}`,
      stroke: palette.line,
      'stroke-width': 0.6,
    });
    for (const [i, key] of keys.entries()) {
      const share = shares[key];
      const y = first + i * row;
      const end = left + names + share * unit;
      if (share > 0)
        bars += element('rect', {
          x: coordinate(left + names),
          y: y - barHeight / 2,
          width: coordinate(share * unit),
          height: barHeight,
          fill: colorOf(key, theme),
          stroke: 'none',
        });
      const line = { y: y + 3.4, style: styles.pictureText };
      texts.push({ ...line, x: left, text: words.shares[key], align: 'left' });
      texts.push({ ...line, x: end + 6, text: `${share}%`, align: 'left' });
    }
  }
  const height = first + (elements.length - 1) * row + top + 2;
  return {
    svg: element(
      'svg',
      { viewBox: `0 0 ${coordinate(width)} ${coordinate(height)}`, fill: 'none' },
      group('bars', {}, bars),
    ),
    texts,
  };
}

/**
 * The number of planets in each hemisphere, in words; empty if the chart has no houses.
 * @param name the person, if the report is of two people
 */
export function halvesInWords({ chart }: Balanced, name: string, words: PrintCatalogue): string {
  const halves = chart !== undefined && 'hemispheres' in chart ? chart.hemispheres : null;
  if (!halves) return '';
  const counts = Object.entries(halves).map(([half, count]) => [half, String(count)]);
  return filled(name === '' ? words.halves : words.halvesOf, { ...Object.fromEntries(counts), name });
}
