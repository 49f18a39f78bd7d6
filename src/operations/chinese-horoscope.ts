import { pillarEntry, pillarUncertainty } from '../answer/chinese.js';
import {
  elementPortrait,
  otherPortrait,
  pillarsText,
  twoAnimalsText,
} from '../answer/chinese-birth-prose.js';
import { dayInWords, paragraphs } from '../answer/chinese-words.js';
import { inWords } from '../answer/notices.js';
import { chineseBirth, lunarCalendar } from '../cast/chinese-birth.js';
import { branches, elementOfStem, polarityOfStem, positionOf, stems } from '../chinese/cycles.js';
import { yearPillar } from '../chinese/pillars.js';
import type { EngineContext } from '../request/context.js';
import { settingsFor } from '../request/settings.js';
import {
  type ChineseHoroscope,
  type ChineseHoroscopeRequest,
  chineseHoroscopeRequest,
} from '../schema/chinese.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import { defineOperation } from './definition.js';

/** Animal, element and four pillars of a birth. */
export function chineseHoroscope(
  context: EngineContext,
  request: unknown,
  options?: unknown,
): ChineseHoroscope {
  const person = parse(chineseHoroscopeRequest, request);
  const texts = context.textsFor(person.lang);
  const settings = settingsFor(context.settings, options);
  const birth = chineseBirth(context, person, settings);
  const { year, lunar, pillars, notices } = birth;
  const uncertainty = pillarUncertainty(birth, texts);
  const { stem, branch } = yearPillar(year);
  const element = elementOfStem(stem);
  const calendar = lunarCalendar(context);
  const isOfTwo = lunar.year !== birth.solarYear;

  return {
    name: person.name,
    date: person.date,
    sign_id: branch,
    sign: texts.animalName(branch),
    element,
    polarity: polarityOfStem(stem),
    year,
    stem: stems[stem],
    branch: branches[branch],
    pillars: {
      year: pillarEntry(pillars.year, texts),
      month: pillarEntry(pillars.month, texts),
      day: pillarEntry(pillars.day, texts),
      hour: pillars.hour && pillarEntry(pillars.hour, texts),
    },
    lunar_birthday: { year: lunar.year, month: lunar.month, day: lunar.day, leap: lunar.leap },
    intro: texts.chineseIntro(
      {
        name: person.name,
        element: texts.chineseElementName(element),
        animal: texts.animalName(branch),
        year: String(year),
        starts: dayInWords(calendar.newYear(year), texts),
      },
      positionOf(pillars.day),
    ),
    text: paragraphs([
      isOfTwo ? twoAnimalsText(context, birth, calendar.newYear(lunar.year), texts) : undefined,
      texts.chineseAnimal(branch),
      elementPortrait(
        { stem, branch },
        pillars,
        texts,
        isOfTwo ? (year === lunar.year ? 'lunar' : 'solar') : undefined,
      ),
      isOfTwo ? otherPortrait(birth, texts) : undefined,
      pillarsText(birth, settings, texts),
    ]),
    ...(uncertainty && { uncertainty }),
    notices: inWords(texts, notices),
  };
}

export const chineseHoroscopeOperation = defineOperation<
  (request: ChineseHoroscopeRequest, options?: Options) => ChineseHoroscope
>({
  name: 'chineseHoroscope',
  path: '/api/chinese-horo',
  method: 'POST',
  summary:
    'Animal, element, four pillars and lunar birthday of a birth by the Chinese calendar, 1800 to 2399',
  description:
    'Without a place the clock is China’s. Without a time of birth there is no pillar of the hour, and `uncertainty` says whether another changes in the day.',
  request: chineseHoroscopeRequest,
  run: chineseHoroscope,
  cost: { most: 2_000, worst: 'a birth near a new Moon and a solar term' },
  example: {
    name: 'Ada',
    date: '1990-05-17',
    time: '14:30',
    place_id: 3054643,
    lang: 'en',
  },
});
