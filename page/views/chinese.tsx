import type { Birth } from '../address.js';
import { useAnswer } from '../asking.js';
import { inWords, yearOf } from '../dates.js';
import { Paragraphs, Shown } from '../parts.js';
import { birthRequest } from '../requests.js';

interface Props {
  birth: Birth;
  on: string;
}

/** The Chinese horoscope of a birth, and the Chinese year that the day falls in. */
export function ChineseView({ birth, on }: Props) {
  const horoscope = useAnswer((engine) => engine.chineseHoroscope(birthRequest(birth) as never), [birth]);
  const year = useAnswer(
    async (engine) => {
      const ask = (of: number) =>
        engine.chineseForecasts({
          ...birthRequest(birth),
          year: of,
        } as never) as unknown as Promise<Forecast>;
      const thisYear = await ask(yearOf(on));
      return on < thisYear.starts ? await ask(yearOf(on) - 1) : thisYear;
    },
    [birth, on],
  );
  return (
    <>
      <Shown answer={horoscope}>
        {({ intro, text, sign, element, pillars, notices }) => (
          <article class="reading">
            <h2>
              {capital(element)} {sign}
            </h2>
            <table class="pillars">
              <caption>The four pillars</caption>
              <thead>
                <tr>
                  {Object.keys(pillars).map((name) => (
                    <th scope="col" key={name}>
                      {capital(name)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                <tr>
                  {Object.entries(pillars).map(([name, pillar]) => (
                    <td key={name}>
                      {pillar ? `${capital(pillar.element)} ${pillar.sign}` : 'needs the time'}
                    </td>
                  ))}
                </tr>
              </tbody>
            </table>
            <div class="opening">
              <Paragraphs text={intro ?? ''} />
            </div>
            <Paragraphs text={text ?? ''} />
            {notices.map(({ message }) => (
              <p key={message}>{message}</p>
            ))}
          </article>
        )}
      </Shown>
      <Shown answer={year}>
        {(forecast) => (
          <article class="reading">
            <h2>The year of the {forecast.year_sign}</h2>
            <p class="hint">
              {inWords(forecast.starts)} to {inWords(forecast.ends)}
            </p>
            <div class="opening">
              <Paragraphs text={forecast.intro ?? ''} />
            </div>
            <Paragraphs text={forecast.text ?? ''} />
          </article>
        )}
      </Shown>
    </>
  );
}

interface Forecast {
  year_sign: string;
  starts: string;
  ends: string;
  intro: string | null;
  text: string | null;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
