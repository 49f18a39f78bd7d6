import { create } from 'fontkit';
import { platform } from '#assets';
import { type AssetSource, bytesOf } from '../assets/sources.js';
import { HoroscopeError } from '../errors.js';

/** The faces of a report, opened: its own, EB Garamond, or a host's. */

export const faceNames = ['regular', 'italic', 'semibold'] as const;
export type FaceName = (typeof faceNames)[number];

/** TrueType or OpenType files, or what they come from. */
export type Typeface = Readonly<Record<FaceName, AssetSource>>;

/** A glyph as it is drawn, in units of the font. */
export interface FaceOutline {
  readonly bbox: { readonly maxY: number };
  readonly commands: readonly {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    args: readonly number[];
  }[];
}

/** A font as fontkit opens it. */
export interface Face {
  readonly unitsPerEm: number;
  readonly familyName: string | null;
  layout(
    text: string,
    features: Readonly<Record<string, boolean>>,
  ): {
    glyphs: readonly {
      id: number;
      advanceWidth: number;
      codePoints: readonly number[];
      readonly path: FaceOutline;
    }[];
    positions: readonly { xAdvance: number }[];
  };
  hasGlyphForCodePoint(codePoint: number): boolean;
}

export type Faces = Readonly<Record<FaceName, Face>>;

const own: Typeface = {
  regular: () => new URL('../../data/typefaces/regular.ttf', import.meta.url),
  italic: () => new URL('../../data/typefaces/italic.ttf', import.meta.url),
  semibold: () => new URL('../../data/typefaces/semibold.ttf', import.meta.url),
};

/** The library's own faces do not change, and what is read of them serves every report. */
let ownFaces: Promise<Faces> | undefined;

/** @throws HoroscopeError `asset_missing`, `asset_corrupt` */
export async function openFaces(typeface?: Partial<Typeface>): Promise<Faces> {
  if (typeface) return await opened({ ...own, ...typeface });
  ownFaces ??= opened(own);
  try {
    return await ownFaces;
  } catch (cause) {
    ownFaces = undefined;
    throw cause;
  }
}

async function opened(typeface: Typeface): Promise<Faces> {
  const entries = await Promise.all(
    faceNames.map(async (name) => {
      const bytes = await bytesOf(typeface[name], `the ${name} typeface`, platform.readUrl);
      return [name, open(bytes, name)] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<FaceName, Face>;
}

function open(bytes: Uint8Array, name: FaceName): Face {
  try {
    const font = create(bytes) as Partial<Face>;
    if (!font.layout) throw new Error('a collection of fonts');
    return font as Face;
  } catch (cause) {
    throw new HoroscopeError(
      'asset_corrupt',
      `the ${name} typeface is no TrueType or OpenType font (${bytes.length} bytes given)`,
      { cause, path: `typeface.${name}` },
    );
  }
}
