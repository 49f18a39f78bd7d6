import type { SolarReturn, SolarReturnRequest } from 'horoscope-engine/engine';
import { chartWheel } from 'horoscope-engine/wheel';
import type { Birth } from '../address.js';
import { useAnswer } from '../asking.js';
import { yearOf } from '../dates.js';
import { SavePdf } from '../downloads.js';
import { drawing, Notices, Picture, Reading, Shown } from '../parts.js';
import { birthRequest } from '../requests.js';

interface Props {
  birth: Birth;
  on: string;
  onChange: (change: { on: string }) => void;
}

/** The year from the last birthday: the chart of the Sun's return. */
export function YearView({ birth, on, onChange }: Props) {
  const passed = on.slice(5) >= birth.date.slice(5);
  const year = yearOf(on) - (passed ? 0 : 1);
  const answer = useAnswer<SolarReturn>(
    (engine) =>
      engine.solarReturn({ ...birthRequest(birth), year } as SolarReturnRequest, { include: ['reading'] }),
    [birth, year],
  );
  const turn = (by: number) =>
    onChange({ on: `${String(year + by).padStart(4, '0')}-${birth.date.slice(5)}` });
  return (
    <>
      <h2>Your year</h2>
      <p class="turning">
        <button type="button" onClick={() => turn(-1)}>
          The year before
        </button>
        <button type="button" onClick={() => turn(1)}>
          The year after
        </button>
      </p>
      <Shown answer={answer}>
        {(solar) => (
          <>
            <Picture kind="wheel" svg={chartWheel(solar, drawing())} />
            <Reading reading={solar.reading} />
            <Notices notices={solar.notices} />
            <p class="actions">
              <SavePdf name={`${birth.name} ${year}`} result={solar} />
            </p>
          </>
        )}
      </Shown>
    </>
  );
}
