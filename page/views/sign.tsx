import { mondayOf, weekOf } from 'horoscope-engine/engine';
import type { WorkerEngine } from 'horoscope-engine/worker';
import { type Address, type Birth, type Period, periods } from '../address.js';
import { useAnswer } from '../asking.js';
import { daysAfter, inWords, monthInWords, monthOf, yearOf } from '../dates.js';
import { Shown } from '../parts.js';
import { birthRequest } from '../requests.js';

interface Props {
  birth: Birth | null;
  signId: number | null;
  period: Period;
  on: string;
  onChange: (change: Partial<Pick<Address, 'signId' | 'period' | 'on'>>) => void;
}

const names: Record<Period, string> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  year: 'Year',
  rising: 'Year by the rising sign',
};

/** The one before or after, on a button. */
const steps: Record<Period, string> = {
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
  rising: 'year',
};

const days: Record<Period, number> = { day: 1, week: 7, month: 30, year: 365, rising: 365 };

const timezone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

interface Column {
  intro: string | null;
  text: string | null;
}

function column(
  engine: Omit<WorkerEngine, 'until' | 'close'>,
  period: Period,
  on: string,
  sign_id: number,
): Promise<Column> {
  const common = { sign_id, timezone: timezone(), lang: 'en' };
  const year = yearOf(on);
  switch (period) {
    case 'day':
      return engine.dailyReports({ ...common, date: on }) as Promise<Column>;
    case 'week':
      return engine.weeklyReports({ ...common, ...weekOf(on) }) as Promise<Column>;
    case 'month':
      return engine.monthlyReports({ ...common, month: monthOf(on), year }) as Promise<Column>;
    case 'year':
      return engine.yearlyReports({ ...common, year }) as Promise<Column>;
    case 'rising':
      return engine.ascendantYearlyReports({ ...common, year }) as Promise<Column>;
  }
}

/** What the column is about, for its heading. */
function spanOf(period: Period, on: string): string {
  if (period === 'day') return inWords(on);
  if (period === 'week') return `the week from ${inWords(mondayOf(weekOf(on)))}`;
  if (period === 'month') return monthInWords(on);
  return String(yearOf(on));
}

export function SignView({ birth, signId, period, on, onChange }: Props) {
  const own = useAnswer<{ ownId: number; signNames: string[] }>(
    async (engine) => {
      const signNames = (await engine.signs()).data.map(({ sign_name }) => sign_name);
      if (!birth) return { ownId: 0, signNames };
      const { planets, houses } = (await engine.natalBasic(birthRequest(birth) as never)) as unknown as {
        planets: { planetId: number; signId: number }[];
        houses: { signId: number }[];
      };
      const sun = planets.find(({ planetId }) => planetId === 0)?.signId ?? 0;
      return { ownId: period === 'rising' ? (houses[0]?.signId ?? sun) : sun, signNames };
    },
    [birth, period === 'rising'],
  );
  return (
    <Shown answer={own}>
      {({ ownId, signNames }) => {
        const chosen = signId ?? ownId;
        return (
          <>
            <h2>
              {signNames[chosen]}, {spanOf(period, on)}
            </h2>
            <form class="span" onSubmit={(event) => event.preventDefault()}>
              <label>
                Sign{' '}
                <select
                  value={chosen}
                  onChange={(event) => onChange({ signId: Number(event.currentTarget.value) })}
                >
                  {signNames.map((name, id) => (
                    <option key={name} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                Period{' '}
                <select
                  value={period}
                  onChange={(event) => onChange({ period: event.currentTarget.value as Period })}
                >
                  {periods.map((key) => (
                    <option key={key} value={key}>
                      {names[key]}
                    </option>
                  ))}
                </select>
              </label>
              <button type="button" onClick={() => onChange({ on: daysAfter(on, -days[period]) })}>
                The {steps[period]} before
              </button>
              <button type="button" onClick={() => onChange({ on: daysAfter(on, days[period]) })}>
                The {steps[period]} after
              </button>
            </form>
            <ColumnText key={`${chosen} ${period} ${on}`} period={period} on={on} signId={chosen} />
          </>
        );
      }}
    </Shown>
  );
}

function ColumnText({ period, on, signId }: { period: Period; on: string; signId: number }) {
  const answer = useAnswer((engine) => column(engine, period, on, signId), [period, on, signId]);
  return (
    <Shown answer={answer}>
      {({ intro, text }) => (
        <article class="reading column">
          <p class="opening">{intro}</p>
          <div dangerouslySetInnerHTML={{ __html: text ?? '' }} />
        </article>
      )}
    </Shown>
  );
}
