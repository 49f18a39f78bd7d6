import { HoroscopeError, quote } from '../errors.js';

/**
 * Colors of a picture. Those of aspects and elements are told apart by people of every color vision (vermilion, blue
 * and bluish green after M. Okabe and K. Ito, "Color Universal Design", 2008, darkened for thin lines); whatever color
 * tells, a shape or a dash tells too.
 */
export interface Theme {
  /** `none` leaves what is behind the picture visible. */
  background: string;
  /** Behind the signs. */
  band: string;
  /** Glyphs of bodies and their degrees. */
  ink: string;
  /** Rings and cusps. */
  line: string;
  /** Ticks, leader lines, house numbers. */
  muted: string;
  /** The second chart of a double wheel. */
  outer: string;
  fire: string;
  earth: string;
  air: string;
  water: string;
  conjunction: string;
  /** Opposition and square. */
  hard: string;
  /** Trine and sextile. */
  soft: string;
  /** The six minor aspects. */
  minor: string;
  /** `all`: each kind of aspect has a dash of its own, for one color. `some`: sextiles and minor ones have. */
  dashes: 'all' | 'some';
}

export const themes = {
  light: {
    background: '#ffffff',
    band: '#f5f3ee',
    ink: '#1d1d22',
    line: '#77757d',
    muted: '#77757d',
    outer: '#5b3a86',
    fire: '#b8430b',
    earth: '#00725a',
    air: '#8a6500',
    water: '#0067a6',
    conjunction: '#5c5a63',
    hard: '#cc4a0a',
    soft: '#0067a6',
    minor: '#00805f',
    dashes: 'some',
  },
  dark: {
    background: '#17181d',
    band: '#212329',
    ink: '#f1eee6',
    line: '#8b8a92',
    muted: '#a3a1aa',
    outer: '#cdb2f2',
    fire: '#ff9a66',
    earth: '#58cfae',
    air: '#f0c75e',
    water: '#7cc0f4',
    conjunction: '#b9b6c2',
    hard: '#ff8a52',
    soft: '#69b7f2',
    minor: '#4ec7a2',
    dashes: 'some',
  },
  print: {
    background: '#ffffff',
    band: 'none',
    ink: '#000000',
    line: '#000000',
    muted: '#000000',
    outer: '#000000',
    fire: '#000000',
    earth: '#000000',
    air: '#000000',
    water: '#000000',
    conjunction: '#000000',
    hard: '#000000',
    soft: '#000000',
    minor: '#000000',
    dashes: 'all',
  },
} as const satisfies Readonly<Record<string, Theme>>;

export type ThemeName = keyof typeof themes;

/** What every picture takes. */
export interface PictureOptions {
  /** Default `light`; or a theme of one's own, where `from` names the one that gives what is left out. */
  theme?: ThemeName | (Partial<Theme> & { from?: ThemeName });
  /**
   * Colors as CSS custom properties with the theme's as what they are without: `var(--wheel-ink, #1d1d22)`, and so on
   * by the names of the theme. For pictures that stand in a page; renderers outside of browsers do not know them.
   * Default false.
   */
  variables?: boolean;
  /** Width in pixels, 16 to 10000; default 600. Null leaves it to the host. What is small is drawn with less in it. */
  size?: number | null;
  /** For screen readers, instead of the one made of the result's names. */
  title?: string;
  /** For screen readers, instead of the one made of the result's names. */
  desc?: string;
}

/** The theme with its colors as they are written. @throws HoroscopeError */
export function themeOf({ theme = 'light', variables = false }: PictureOptions): Theme {
  const named = typeof theme === 'string' ? theme : (theme?.from ?? 'light');
  if (!Object.hasOwn(themes, named))
    throw new HoroscopeError(
      'invalid_request',
      `there is no theme ${quote(named)}; there are ${Object.keys(themes).join(', ')}`,
      { path: 'theme' },
    );
  const { from: _, ...own } = typeof theme === 'string' ? {} : theme;
  const colors: Theme = { ...themes[named], ...own };
  const { dashes, ...written } = colors;
  for (const [name, color] of Object.entries(written))
    if (typeof color !== 'string' || !/^[#\w(),.%/ -]{1,64}$/.test(color))
      throw new HoroscopeError('invalid_request', `theme.${name} is no color: ${quote(color)}`, {
        path: `theme.${name}`,
      });
  if (!variables) return colors;
  const properties = Object.entries(written).map(([name, color]) => [name, `var(--wheel-${name}, ${color})`]);
  return { ...Object.fromEntries(properties), dashes } as Theme;
}

/** The width asked for in pixels. @throws HoroscopeError */
export function sizeOf({ size }: PictureOptions, standard = 600): number | undefined {
  if (size === null) return undefined;
  if (size === undefined) return standard;
  if (typeof size === 'number' && size >= 16 && size <= 10_000) return size;
  throw new HoroscopeError('invalid_request', `size is 16 to 10000 pixels or null, not ${quote(size)}`, {
    path: 'size',
  });
}
