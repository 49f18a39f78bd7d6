import { round7, separation } from './angle.js';
import type { BodyId } from './bodies.js';

/** A star that charts are looked through for. */
export interface FixedStar {
  name: string;
  /** Bayer's letter and constellation, as `sefstars.txt` of the Swiss Ephemeris abbreviates them. */
  designation: string;
}

const star = (name: string, designation: string): FixedStar => ({ name, designation });

/**
 * The stars of tradition, in the order of their longitudes in 2000: all brighter than magnitude 1.5; the fifteen
 * Behenian stars (Agrippa, Three Books of Occult Philosophy II.47; both of those that his "tail of Ursa Major" and
 * "wing of the Raven" are taken for), the four royal stars among them; and of the fainter ones those that V. Robson
 * (The Fixed Stars and Constellations in Astrology, 1923) says most of.
 */
export const fixedStars: readonly FixedStar[] = [
  star('Diphda', 'beCet'),
  star('Alpheratz', 'alAnd'),
  star('Mirach', 'beAnd'),
  star('Hamal', 'alAri'),
  star('Menkar', 'alCet'),
  star('Algol', 'bePer'),
  star('Alcyone', 'etTau'),
  star('Aldebaran', 'alTau'),
  star('Rigel', 'beOri'),
  star('Bellatrix', 'gaOri'),
  star('Capella', 'alAur'),
  star('Alnilam', 'epOri'),
  star('Polaris', 'alUMi'),
  star('Betelgeuse', 'alOri'),
  star('Sirius', 'alCMa'),
  star('Canopus', 'alCar'),
  star('Castor', 'alGem'),
  star('Pollux', 'beGem'),
  star('Procyon', 'alCMi'),
  star('Alphard', 'alHya'),
  star('Regulus', 'alLeo'),
  star('Zosma', 'deLeo'),
  star('Denebola', 'beLeo'),
  star('Alkaid', 'etUMa'),
  star('Vindemiatrix', 'epVir'),
  star('Gienah', 'gaCrv'),
  star('Algorab', 'deCrv'),
  star('Spica', 'alVir'),
  star('Arcturus', 'alBoo'),
  star('Mimosa', 'beCru'),
  star('Acrux', 'alCru'),
  star('Alphecca', 'alCrB'),
  star('Zuben Elgenubi', 'al-2Lib'),
  star('Zuben Eschamali', 'beLib'),
  star('Unukalhai', 'alSer'),
  star('Agena', 'beCen'),
  star('Toliman', 'alCen'),
  star('Antares', 'alSco'),
  star('Rasalhague', 'alOph'),
  star('Vega', 'alLyr'),
  star('Altair', 'alAql'),
  star('Deneb Algedi', 'deCap'),
  star('Fomalhaut', 'alPsA'),
  star('Deneb Adige', 'alCyg'),
  star('Achernar', 'alEri'),
  star('Markab', 'alPeg'),
  star('Scheat', 'bePeg'),
];

/** A body on the longitude of a star. */
export interface StarConjunction<Star> {
  body: BodyId;
  star: Star;
  /** Distance from exactness in degrees. */
  orb: number;
}

/**
 * Conjunctions of bodies with stars by longitude, whatever the star's latitude, in the order of the bodies and of the
 * stars. The orb is 1°, as close as a contact without rays is commonly taken (Robson's own, by magnitude, reach 7½°).
 */
export function starConjunctions<Star extends { readonly longitude: number }>(
  points: readonly { readonly id: BodyId; readonly longitude: number }[],
  stars: readonly Star[],
  orb = 1,
): StarConjunction<Star>[] {
  return points.flatMap(({ id, longitude }) =>
    stars
      .map((star) => ({ body: id, star, orb: round7(separation(longitude, star.longitude)) }))
      .filter((found) => found.orb <= orb),
  );
}
