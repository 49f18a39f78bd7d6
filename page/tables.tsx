import type { Natal } from 'horoscope-engine/engine';

const two = (n: number): string => String(n).padStart(2, '0');

const degreesOf = ({ degrees, minutes }: { degrees: number; minutes: number }): string =>
  `${degrees}°${two(minutes)}′`;

interface Position {
  planetId: number;
  planetName: string;
  signName: string;
  degrees: number;
  minutes: number;
  retrograde: boolean;
  housePosition?: number | null;
}

export const PositionTable = ({ planets, timed }: { planets: readonly Position[]; timed: boolean }) => (
  <table>
    <caption>Planets and points</caption>
    <thead>
      <tr>
        <th scope="col">Body</th>
        <th scope="col">Sign</th>
        <th scope="col">Degree</th>
        {timed && <th scope="col">House</th>}
        <th scope="col">
          <span class="unseen">Motion</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {planets.map((planet) => (
        <tr key={planet.planetId}>
          <th scope="row">{planet.planetName}</th>
          <td>{planet.signName}</td>
          <td class="figure">{degreesOf(planet)}</td>
          {timed && <td class="figure">{planet.housePosition}</td>}
          <td>{planet.retrograde && <abbr title="retrograde">R</abbr>}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export const HouseTable = ({ houses }: { houses: Natal['houses'] }) => (
  <table>
    <caption>Houses</caption>
    <thead>
      <tr>
        <th scope="col">House</th>
        <th scope="col">Sign</th>
        <th scope="col">Cusp</th>
      </tr>
    </thead>
    <tbody>
      {houses.map((house) => (
        <tr key={house.house}>
          <th scope="row">{house.house}</th>
          <td>{house.signName}</td>
          <td class="figure">{degreesOf(house)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export const AspectTable = ({ aspects }: { aspects: Natal['aspects'] }) => (
  <table>
    <caption>By closeness</caption>
    <thead>
      <tr>
        <th scope="col">Aspect</th>
        <th scope="col">Orb</th>
        <th scope="col">
          <span class="unseen">Motion</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {[...aspects]
        .sort((a, b) => Number(a.orb) - Number(b.orb))
        .map((aspect) => (
          <tr key={`${aspect.planet1Id} ${aspect.aspectId} ${aspect.planet2Id}`}>
            <th scope="row">
              {aspect.planet1Name} {aspect.aspectName.toLowerCase()} {aspect.planet2Name}
            </th>
            <td class="figure">{orbOf(Number(aspect.orb))}</td>
            <td>{aspect.applying ? 'applying' : 'separating'}</td>
          </tr>
        ))}
    </tbody>
  </table>
);

const orbOf = (orb: number): string => {
  const minutes = Math.round(orb * 60);
  return `${Math.floor(minutes / 60)}°${two(minutes % 60)}′`;
};
