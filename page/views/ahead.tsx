import type { Transits, TransitsRequest } from 'horoscope-engine/engine';
import { transitTimeline } from 'horoscope-engine/wheel';
import type { Address, Birth } from '../address.js';
import { useAnswer } from '../asking.js';
import { daysAfter } from '../dates.js';
import { SavePdf } from '../downloads.js';
import { drawing, Notices, Picture, Reading, Shown } from '../parts.js';
import { numbered } from '../requests.js';

interface Props {
  birth: Birth;
  on: string;
  until: string | null;
  onChange: (change: Pick<Address, 'on' | 'until'>) => void;
}

/** Three months, unless one asks for more. */
const usual = 91;
/** What the timeline can show so that it is read. */
const most = 730;

export function AheadView({ birth, on, until, onChange }: Props) {
  const end = until && until > on ? until : daysAfter(on, usual);
  const answer = useAnswer<Transits>(
    (engine) =>
      engine.transits(
        { ...numbered(birth, 1), date_2: on, date_end: end, lang: 'en' } as unknown as TransitsRequest,
        { include: ['reading'] },
      ),
    [birth, on, end],
  );
  return (
    <>
      <h2>The time ahead</h2>
      <form class="span" onSubmit={(event) => event.preventDefault()}>
        <label>
          From{' '}
          <input
            type="date"
            required
            value={on}
            onChange={(event) =>
              event.currentTarget.value && onChange({ on: event.currentTarget.value, until: null })
            }
          />
        </label>
        <label>
          to{' '}
          <input
            type="date"
            required
            value={end}
            min={daysAfter(on, 1)}
            max={daysAfter(on, most)}
            onChange={(event) =>
              event.currentTarget.value && onChange({ on, until: event.currentTarget.value })
            }
          />
        </label>
      </form>
      <Shown answer={answer}>
        {(transits) => (
          <>
            <Picture kind="timeline" svg={transitTimeline(transits, drawing())} />
            <Reading reading={transits.reading} />
            <Notices notices={transits.notices} />
            <p class="actions">
              <SavePdf name={`${birth.name} ${on}`} result={transits} />
            </p>
          </>
        )}
      </Shown>
    </>
  );
}
