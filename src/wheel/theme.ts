import { refuseName, refuseValue } from './refuse.js';

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

/** The colors in the order in which the themes name them. */
const colorNames =
  'background,band,ink,line,muted,outer,fire,earth,air,water,conjunction,hard,soft,minor'.split(
    ',',
  ) as Exclude<keyof Theme, 'dashes'>[];

/** @param colors a word each; the last of them is that of all which follow */
function themeFrom(dashes: Theme['dashes'], colors: string): Theme {
  const words = colors.split(' ');
  const named = colorNames.map((name, i) => [name, words[i] ?? words.at(-1)]);
  return { ...Object.fromEntries(named), dashes } as Theme;
}

export const themes = {
  light: themeFrom(
    'some',
    '#ffffff #f5f3ee #1d1d22 #77757d #77757d #5b3a86 #b8430b #00725a #8a6500 #0067a6 #5c5a63 #cc4a0a #0067a6 #00805f',
  ),
  dark: themeFrom(
    'some',
    '#17181d #212329 #f1eee6 #8b8a92 #a3a1aa #cdb2f2 #ff9a66 #58cfae #f0c75e #7cc0f4 #b9b6c2 #ff8a52 #69b7f2 #4ec7a2',
  ),
  print: themeFrom('all', '#ffffff none #000000'),
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
export function themeOf({ theme = 'light', variables }: PictureOptions): Theme {
  const { from = 'light', ...own } = typeof theme === 'string' ? { from: theme } : theme;
  if (!Object.hasOwn(themes, from)) refuseName('theme', from, Object.keys(themes), 'theme');
  const colors: Theme = { ...themes[from], ...own };
  for (const name of colorNames) {
    const color = colors[name];
    if (typeof color !== 'string' || !/^[#\w(),.%/ -]{1,64}$/.test(color))
      refuseValue(`theme.${name}`, 'a color', color);
    if (variables) colors[name] = `var(--wheel-${name}, ${color})`;
  }
  return colors;
}

/** The width asked for in pixels. @throws HoroscopeError */
export function sizeOf(options: PictureOptions, standard: number): number | undefined {
  const { size = standard } = options;
  if (size === null) return undefined;
  if (typeof size === 'number' && size >= 16 && size <= 10_000) return size;
  return refuseValue('size', '16 to 10000 pixels or null', size);
}
