import type { Natal, NatalRequest } from 'horoscope-engine/engine';
import { aspectGrid, chartWheel } from 'horoscope-engine/wheel';
import type { Birth } from '../address.js';
import { useAnswer } from '../asking.js';
import { SavePdf, SaveSvg } from '../downloads.js';
import { drawing, Notices, Paragraphs, Picture, Shown } from '../parts.js';
import { birthRequest } from '../requests.js';
import { AspectTable, HouseTable, PositionTable } from '../tables.js';

/** A birth's horoscope with its reading. */
export const useNatal = (birth: Birth) =>
  useAnswer<Natal>(
    (engine) => engine.natal(birthRequest(birth) as NatalRequest, { include: ['reading'] }),
    [birth],
  );

export function ChartView({ birth, onReading }: { birth: Birth; onReading: () => void }) {
  return (
    <Shown answer={useNatal(birth)}>
      {(natal) => (
        <>
          <h2>{birth.name ? `The birth chart of ${birth.name}` : 'Your birth chart'}</h2>
          <div class="beside">
            <Picture kind="wheel" svg={chartWheel(natal, drawing())} />
            <div>
              <Three natal={natal} />
              <Paragraphs text={natal.reading?.opening ?? natal.intro ?? ''} />
              <p class="actions">
                <button type="button" class="main" onClick={onReading}>
                  Read on
                </button>
                <SaveSvg name={birth.name} svg={() => chartWheel(natal)} />
                <SavePdf name={birth.name} result={natal} />
              </p>
            </div>
          </div>
          <Notices notices={natal.notices} />
          <h3>Positions</h3>
          <div class="tables">
            <PositionTable planets={natal.planets} timed={natal.houses.length > 0} />
            {natal.houses.length > 0 && <HouseTable houses={natal.houses} />}
          </div>
          <h3>Aspects</h3>
          <div class="tables">
            <Picture kind="grid" svg={aspectGrid(natal, drawing())} />
            <AspectTable aspects={natal.aspects} />
          </div>
        </>
      )}
    </Shown>
  );
}

/** Sun, Moon and Ascendant, which people ask for first. */
function Three({ natal }: { natal: Natal }) {
  const of = (planetId: number) => natal.planets.find((planet) => planet.planetId === planetId)?.signName;
  const facts: [string, string | null | undefined][] = [
    ['Sun', of(0)],
    ['Moon', of(1)],
    ['Ascendant', natal.houses[0]?.signName],
  ];
  return (
    <dl class="three">
      {facts.map(([name, sign]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{sign ?? 'needs the time'}</dd>
        </div>
      ))}
    </dl>
  );
}
