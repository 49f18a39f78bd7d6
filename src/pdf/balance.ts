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

const names = 58;
const barWidth = 44;
/** From a column’s bars to the next one. */
const beyond = 58;
const barHeight = 9;
const row = 17;
/** Of the middle of the first bar. */
const top = 6;
const nameHeight = 20;

const groups: readonly (readonly (keyof Elements)[])[] = [elements, modalities, ['positive', 'negative']];

const colorOf = (key: keyof Elements, theme: Theme): string =>
  key === 'fire' || key === 'earth' || key === 'air' || key === 'water' ? theme[key] : theme.muted;

/** A column for each kind. @param name of whose they are, above them */
export function balanceOf(
  { elements: shares }: Balanced,
  name: string,
  palette: Palette,
  words: PrintCatalogue,
): Typeset {
  const theme = themeOf(optionsFor(palette));
  const texts: PictureText[] = [];
  let bars = '';
  const first = top + (name === '' ? 0 : nameHeight);
  if (name !== '') texts.push({ x: 0, y: 10, text: name, style: styles.pictureHead, align: 'left' });
  for (const [column, keys] of groups.entries()) {
    const left = column * (names + barWidth + beyond);
    for (const [i, key] of keys.entries()) {
      const share = shares[key];
      const y = first + i * row;
      const bar = { x: left + names, y: y - barHeight / 2, height: barHeight, rx: 1.5 };
      bars += element('rect', {
        ...bar,
        width: barWidth,
        fill: theme.band,
        stroke: palette.line,
        'stroke-width': 0.5,
      });
      if (share > 0)
        bars += element('rect', {
          ...bar,
          width: (barWidth * share) / 100,
          fill: colorOf(key, theme),
          stroke: 'none',
        });
      const line = { y: y + 3.4, style: styles.pictureText };
      texts.push({ ...line, x: left, text: words.shares[key], align: 'left' });
      texts.push({ ...line, x: left + names + barWidth + 8, text: `${share}%`, align: 'left' });
    }
  }
  const width = groups.length * (names + barWidth) + (groups.length - 1) * beyond + 40;
  const height = first + (elements.length - 1) * row + top;
  return {
    svg: element(
      'svg',
      { viewBox: `0 0 ${coordinate(width)} ${coordinate(height)}`, fill: 'none' },
      group('bars', {}, bars),
    ),
    texts,
  };
}

/** How many planets stand in each half of the sky; nothing where that is not told. @param name whose they are, of two people */
export function halvesInWords({ chart }: Balanced, name: string, words: PrintCatalogue): string {
  const halves = chart !== undefined && 'hemispheres' in chart ? chart.hemispheres : null;
  if (!halves) return '';
  const counts = Object.entries(halves).map(([half, count]) => [half, String(count)]);
  return filled(name === '' ? words.halves : words.halvesOf, { ...Object.fromEntries(counts), name });
}
