import { HoroscopeError } from 'horoscope-engine/engine';
import * as schemas from 'horoscope-engine/schemas';
import { describe, expect, test } from 'vitest';
import { chinese } from '#dist/text/en/chinese/index.js';
import { fill } from '#dist/text/texts.js';
import { engine } from '../engine.js';

const beijing = { name: 'Beijing', latitude: 39.9, longitude: 116.4, timezone: 'Asia/Shanghai' };
const told = (request: object, options?: object) =>
  engine.chineseHoroscope({ name: 'N', lang: 'en', ...request } as never, options as never);
const pillarsOf = (request: object, options?: object): string => {
  const { pillars } = told(request, options);
  return (['year', 'month', 'day', 'hour'] as const)
    .map((key) => `${pillars[key]?.stem}-${pillars[key]?.branch}`)
    .join(' ');
};

describe('chineseHoroscope', () => {
  const born = told({ date: '1990-01-26', time: '23:30', place_id: 3054643 });

  test('is complete, and goes by the lunar new year', () => {
    expect(schemas.chineseHoroscopeResponse.parse(born)).toEqual(born);
    expect(born).toMatchObject({ sign_id: 5, sign: 'Snake', element: 'earth', polarity: 'yin', year: 1989 });
    // New year of 1990 was on January 27 (Hong Kong Observatory, Gregorian-Lunar Calendar Conversion Table).
    expect(born.lunar_birthday).toEqual({ year: 1989, month: 12, day: 30, leap: false });
    expect(told({ date: '1990-01-27', time: '00:10', place_id: 3054643 })).toMatchObject({
      sign: 'Horse',
      element: 'metal',
      year: 1990,
      lunar_birthday: { year: 1990, month: 1, day: 1, leap: false },
    });
    expect(born.intro).toContain('Earth Snake');
    expect(born.text).toContain('\n\n');
    expect(born.notices).toEqual([]);
  });

  test('reads its pillars, its note and its day master in words', () => {
    const { text, intro, pillars } = told({ date: '1990-05-17', time: '14:30', place: beijing });
    expect(text).toContain('Metal Horse for the year, Metal Snake for the month, Water Horse for the day');
    expect(text).toContain('yang water, a great river');
    expect(text).toContain(pillars.year.nayin.image);
    expect(text).not.toMatch(/[{}]|\d{4}-/);
    // New year of 1990: above.
    expect(intro).toContain('January 27, 1990');
    expect(told({ date: '1990-05-17', time: null, place: beijing }).text).toContain('needs a time of birth');
    const days = Array.from({ length: 10 }, (_, day) =>
      told({ date: `1990-05-1${day}`, time: '12:00', place: beijing }),
    );
    expect(new Set(days.map((one) => one.text)).size).toBe(10);
  });

  test('weighs its pillars: what is missing, the month and the day master, year and day', () => {
    // Counted by hand, stems and branches.
    // 1966-05-02 08:30: bing-wu ren-chen xin-you ren-chen: fire 2, water 2, earth 2, metal 2, no wood; earth feeds metal.
    const even = told({ date: '1966-05-02', time: '08:30', place: beijing }).text;
    expect(even).toContain('none has the lead');
    expect(even).not.toContain('all five are there');
    expect(even).toContain('There is no wood on the surface');
    expect(even).toContain('The Dragon of your month belongs to earth, and earth feeds metal');
    // 1978-09-12 21:10: wu-wu xin-you ding-chou xin-hai: metal 3, no wood; fire masters metal; Horse and Ox harm.
    const uneven = told({ date: '1978-09-12', time: '21:10', place: beijing }).text;
    expect(uneven).toContain('metal comes up most often, three times');
    expect(uneven).toContain('The Rooster of your month belongs to metal, which fire masters');
    expect(uneven).toContain('The Horse of your year and the Ox of your day are said to harm each other');
    // Without an hour there are six signs: ren-wu ding-wei ji-hai has two of fire, earth and water.
    expect(told({ date: '2002-07-30', time: null, place: beijing }).text).toContain('none has the lead');
  });

  test('names both of two elements that lead alike, and a clash of the day before lesser ties', () => {
    // 1988-01-23 14:30: ding-mao gui-chou ding-chou ding-wei: fire 3, earth 3; Ox and Goat clash, Rabbit and Ox are nothing.
    const tied = told({ date: '1988-01-23', time: '14:30', place: beijing }).text;
    expect(tied).toContain('earth and fire come up most often, three times each');
    expect(tied).toContain('By earth you lean toward staying');
    expect(tied).toContain('By fire you lean toward warmth');
    expect(tied).toContain('The Ox of your day and the Goat of your hour clash');
    expect(tied).not.toContain('The Rabbit of your year and the Ox of your day');
    // 1988-07-09 08:30: wu-chen ji-wei yi-chou geng-chen; Dragon and Ox only break.
    const month = told({ date: '1988-07-09', time: '08:30', place: beijing }).text;
    expect(month).toContain('The Goat of your month and the Ox of your day clash');
    // 1978-09-12, above: Horse and Ox harm, and neither Rooster nor Pig clashes with the Ox.
    expect(told({ date: '1978-09-12', time: '21:10', place: beijing }).text).not.toContain(
      'of your day clash',
    );
  });

  test('tells a clash of the year with month or hour, and one clash once', () => {
    // 1981-03-20: xin-you xin-mao ding-you: the Rabbit's month is opposite the Rooster of year and day.
    const both = told({ date: '1981-03-20', time: '10:00', place: beijing }).text;
    expect(both).toContain('The Rabbit of your month clashes with both');
    // 1981-03-21 is the day of the Dog.
    const month = told({ date: '1981-03-21', time: '10:00', place: beijing }).text;
    expect(month).toContain('The Rooster of your year and the Rabbit of your month clash');
    // 1978-08-30 23:10: wu-wu geng-shen, day and hour of the Rat, opposite the Horse of the year.
    const day = told({ date: '1978-08-30', time: '23:10', place: beijing }).text;
    expect(day.match(/clash/g) ?? []).toHaveLength(1);
  });

  test('names every clash of two pillars, and a day master is weak or strong to the end', () => {
    const { closings } = chinese.weighing;
    const helped = Object.values(closings).flatMap((of) => Object.values(of).map((one) => one.helped));
    let [clashing, weak] = [0, 0];
    for (let day = 0; day < 240; day++) {
      const date = new Date(Date.UTC(1950, 0, 1 + day * 97)).toISOString().slice(0, 10);
      const time = `${String((day * 7) % 23).padStart(2, '0')}:30`;
      const { pillars, text } = told({ date, time, place: beijing });
      const animals = [pillars.year, pillars.month, pillars.day, pillars.hour].map(
        (one) => one?.sign_id ?? 0,
      );
      // Six apart; the same two animals again say nothing new.
      const pairs = new Set(animals.flatMap((one) => (animals.includes((one + 6) % 12) ? [one % 6] : [])));
      const count = (text.match(/ clash: | clashes with both: /g) ?? []).length;
      expect(count, `${date} ${time}\n${text}`).toBe(pairs.size);
      if (pairs.size > 0) clashing++;
      if (!text.includes('gives out more than it takes in')) continue;
      weak++;
      const close = text.split('\n\n').at(-1) ?? '';
      const isHelped = helped.some((one) => one.replaceAll('{animal}', pillars.year.sign) === close);
      expect(isHelped, `${date} ${time}\n${text}`).toBe(false);
    }
    expect(clashing).toBeGreaterThan(60);
    expect(weak).toBeGreaterThan(60);
  });

  test('of a weak day master it is said nowhere that it has strength to spare', () => {
    // Four signs of water, one of fire.
    const { text } = told({ date: '1992-12-26', time: '02:30', place: beijing });
    const { dayMasters, weakDayMasters, weighing } = chinese;
    expect(text).toContain(weakDayMasters[2]);
    expect(text).not.toContain(dayMasters[2]);
    expect(text).toContain(weighing.monthMastersWeak.slice(weighing.monthMastersWeak.indexOf('Rules')));
    // Three signs of fire, by the month of the Goat.
    const strong = told({ date: '2001-08-01', time: '17:50', place: beijing }).text;
    expect(strong).toContain(dayMasters[2]);
  });

  test('tells the closest tie that helps beside one that rubs, and the image of a year that leads elsewhere', () => {
    const hanoi = { name: 'Hanoi', latitude: 21.03, longitude: 105.85, timezone: 'Asia/Bangkok' };
    // Rooster, Tiger, Tiger, Dragon: Rooster and Dragon combine.
    const linh = told({ date: '1969-02-20', time: '07:00', place: hanoi }).text;
    expect(linh).toContain('The Rooster of your year and the Dragon of your hour are secret friends');
    // Rabbit and Ox are nothing, Ox and Goat clash; the Rabbit of the year and the Goat of the hour are of one trine.
    const tied = told({ date: '1988-01-23', time: '14:30', place: beijing }).text;
    expect(tied.indexOf('The Rabbit of your year and the Goat of your hour are allies')).toBeGreaterThan(
      tied.indexOf('clash'),
    );
    // A whole trine has told what holds together.
    const osaka = { name: 'Osaka', latitude: 34.7, longitude: 135.5, timezone: 'Asia/Tokyo' };
    const kenji = told({ date: '1961-07-04', time: '04:15', place: osaka }).text;
    expect(kenji).not.toMatch(/are (?:secret friends|allies)/);
    // The great post road and five signs of earth; three of earth with another image say nothing of it.
    const { earth } = chinese.weighing.images;
    const ofRoad = told({ date: '1969-07-20', time: '08:00', place: hanoi }).text;
    expect(ofRoad).toContain('earth and metal come up most often');
    expect(ofRoad).toContain(earth);
    expect(told({ date: '1988-07-09', time: '08:30', place: beijing }).text).not.toContain(earth);
    // Three signs of water and three of earth.
    const both = told({ date: '1948-12-30', time: '16:20', place: beijing }).text;
    expect(both).toContain('water and earth come up most often');
    expect(both).toContain(chinese.weighing.stayAndMove);
  });

  test('tells three animals that belong together before what two of them are to each other', () => {
    const osaka = { name: 'Osaka', latitude: 34.7, longitude: 135.5, timezone: 'Asia/Tokyo' };
    // Ox, Horse, Dog and Tiger: a whole trine of fire, beside the punishment of Ox and Dog.
    const kenji = told({ date: '1961-07-04', time: '04:15', place: osaka }).text;
    const { trines, punishments, company, softened } = chinese.weighing;
    expect(kenji).toContain(trines.fire);
    expect(kenji).toContain(softened.slice(softened.indexOf('count as')));
    expect(kenji).not.toContain(company.punishment.slice(company.punishment.indexOf('you are stricter')));
    // By its pillars Goat, Ox, Dog and Ox: one punishment, and the clash of Goat and Ox, once.
    const { text } = told({ date: '1992-02-04', time: '01:00', place: beijing });
    expect(text).toContain(punishments.stores);
    expect(text.match(/ clash: /g) ?? []).toHaveLength(1);
    const other = told({ date: '1990-05-17', time: '14:30', place: beijing }).text;
    for (const one of [...Object.values(trines), ...Object.values(punishments)])
      expect(other).not.toContain(one);
  });

  test('gives the hour of lichun where both years begin on one day, and each element to its year', () => {
    const { text } = told({ date: '1992-02-04', time: '01:00', place: beijing });
    // Hong Kong Observatory: 21:48.
    expect(text).toContain('came at 21:48 of the same day');
    expect(text).toContain('By the lunar year your element is water.');
    expect(text).toContain('By the pillars your element is metal.');
    expect(told({ date: '1990-05-17', time: '14:30', place: beijing }).text).not.toContain('your element is');
  });

  test('bridges animal and month where their tempers differ', () => {
    // A year of the Ox and a month of the Horse, then a year and a month of the Horse and the Tiger, both bold.
    expect(told({ date: '1961-07-04', time: '04:15', place: beijing }).text).toContain(
      'The Ox seems to contradict that',
    );
    const alike = told({ date: '1990-02-20', time: '12:00', place: beijing }).text;
    const bridges = Object.values(chinese.monthBridges).flatMap((one) => Object.values(one));
    expect(bridges).toHaveLength(12);
    for (const one of bridges) expect(alike).not.toContain(one.replaceAll('{animal}', 'Horse'));
  });

  test('bridges animal, element and day master, each pair in words of its own', () => {
    const said = Array.from({ length: 60 }, (_, day) => {
      const date = new Date(Date.UTC(1990, 2, 1 + day)).toISOString().slice(0, 10);
      return told({ date, time: '12:00', place: beijing }).text;
    });
    const bridges = Object.values(chinese.bridges).flatMap((of) => Object.values(of));
    const named = bridges.map((one) => one.replaceAll('{animal}', 'Horse'));
    for (const text of said) expect(named.filter((one) => text.includes(one))).toHaveLength(1);
    // Of one animal there are five elements of the day, each helped or not.
    expect(new Set(said.map((text) => text.split('\n\n').at(-1))).size).toBeGreaterThan(7);
    for (const text of said)
      expect(text).not.toMatch(/in the hour of [^.]+\. Almanacs|sound of its element[^\n]+hour/);
  });

  test('measures the other pillars by the animal that is read first', () => {
    // Born a Snake by the calendar and a Horse by the pillars.
    const { text } = told({ date: '1978-02-05', time: '05:00', place: beijing });
    expect(text.split('\n\n').at(-1)).toContain('Snake');
  });

  test('reads both portraits of a birth between the two new years, and one note', () => {
    const { text, pillars } = told({ date: '1978-02-05', time: '05:00', place: beijing });
    expect(text).toContain('Now for the other animal, the Horse.');
    expect(text).toContain(pillars.year.nayin.image);
    const [snake, horse] = ['1977-06-01', '1978-06-01'].map(
      (date) => told({ date, time: '12:00', place: beijing }).text.split('\n\n')[0] ?? '',
    );
    expect(text).toContain(snake);
    expect(text).toContain(horse);
  });

  test('explains two animals between the lunar new year and lichun', () => {
    // 1990: new year January 27, lichun February 4. 2024: lichun February 4, new year February 10.
    const early = told({ date: '1990-01-30', time: '12:00', place: beijing });
    expect(early.notices).toMatchObject([
      { code: 'two_years', parameters: { lunarYear: 1990, solarYear: 1989 } },
    ]);
    expect(early.text).toMatch(
      /January 27, 1990, you belong to the Horse; by the pillars, .* February 4, 1990, to the Snake/,
    );
    const late = told({ date: '2024-02-06', time: '12:00', place: beijing });
    expect(late.notices).toMatchObject([{ parameters: { lunarYear: 2023, solarYear: 2024 } }]);
    expect(late.text).toMatch(/you belong to the Rabbit; by the pillars, .* February 4, 2024, to the Dragon/);
    const { text } = told({ date: '1990-02-05', time: '12:00', place: beijing });
    expect(text).not.toContain('Two animals');
    // What the two are in one person is said once both have been told.
    const both = Object.values(chinese.twoAnimalsTogether).filter((one) => late.text.includes(one));
    expect(both).toEqual([chinese.twoAnimalsTogether[3]]);
    expect(early.text).toContain(chinese.twoAnimalsTogether[5]);
    for (const one of Object.values(chinese.twoAnimalsTogether)) expect(text).not.toContain(one);
  });

  test('or by lichun, to the minute', () => {
    // Lichun of 1990: February 4, 10:14 in China (Hong Kong Observatory, the 24 solar terms, 1990).
    const solar = { chineseYear: 'solar' };
    expect(told({ date: '1990-02-04', time: '10:12', place: beijing }, solar).year).toBe(1989);
    expect(told({ date: '1990-02-04', time: '10:16', place: beijing }, solar).year).toBe(1990);
    expect(pillarsOf({ date: '1990-02-04', time: '10:12', place: beijing })).toMatch(/^ji-si ding-chou /);
    expect(pillarsOf({ date: '1990-02-04', time: '10:16', place: beijing })).toMatch(/^geng-wu wu-yin /);
  });

  test('published pillars', () => {
    // Mao Zedong, 1893-12-26, hour of the dragon: the eight characters that biographies print.
    const mao = {
      date: '1893-12-26',
      time: '08:00',
      place: { ...beijing, name: 'Shaoshan', longitude: 112.53, latitude: 27.9 },
    };
    expect(pillarsOf(mao)).toBe('gui-si jia-zi ding-you jia-chen');
    // Day of jia-zi: 1984-02-02 began the year, and the day was bing-yin (any almanac of 1984).
    expect(pillarsOf({ date: '1984-02-02', time: '12:00', place: beijing })).toMatch(/ bing-yin /);
  });

  // The eight characters that Chinese biographies and textbooks of the four pillars print of them, and lunar birthdays
  // where they are remembered: the sixth of the tenth month, the fifteenth of the ninth.
  test.each([
    ['Sun Yat-sen', '1866-11-12', '04:00', 'Zhongshan', 'bing-yin ji-hai xin-mao geng-yin', [10, 6]],
    ['Chiang Kai-shek', '1887-10-31', '12:00', 'Ningbo', 'ding-hai geng-xu ji-si geng-wu', [9, 15]],
    ['Bruce Lee', '1940-11-27', '08:00', 'San Francisco', 'geng-chen ding-hai jia-xu wu-chen', [10, 28]],
    ['Steve Jobs', '1955-02-24', '19:15', 'San Francisco', 'yi-wei wu-yin bing-chen wu-xu', [2, 3]],
  ])('published pillars of %s', (_, date, time, name, printed, [month, day]) => {
    const [place] = engine.places({ name, limit: 1 }).data;
    const birth = { date, time, place_id: place?.id };
    expect(pillarsOf(birth)).toBe(printed);
    expect(told(birth).lunar_birthday).toMatchObject({ month, day });
  });

  test('a minute either way of the new year’s midnight', () => {
    // New year of 2024 was on February 10 (Hong Kong Observatory).
    expect(told({ date: '2024-02-09', time: '23:59', place: beijing })).toMatchObject({
      sign: 'Rabbit',
      year: 2023,
    });
    expect(told({ date: '2024-02-10', time: '00:01', place: beijing })).toMatchObject({
      sign: 'Dragon',
      year: 2024,
    });
  });

  test('the Rat hour and the day', () => {
    const late = { date: '2000-01-06', time: '23:30', place: beijing };
    expect(pillarsOf(late)).toMatch(/gui-hai jia-zi$/);
    expect(pillarsOf(late, { ratHour: 'early' })).toMatch(/jia-zi jia-zi$/);
    expect(pillarsOf({ ...late, date: '2000-01-07', time: '00:30' })).toMatch(/jia-zi jia-zi$/);
  });

  test('true solar time moves hours and days', () => {
    // In Urumqi clocks of China are more than two hours ahead of the Sun.
    const urumqi = { name: 'Urumqi', latitude: 43.8, longitude: 87.6, timezone: 'Asia/Shanghai' };
    const noon = { date: '2024-02-11', time: '12:00', place: urumqi };
    // The equation of time is -14 minutes: the Sun stands at 9:36.
    expect(told(noon).pillars.hour?.branch).toBe('wu');
    expect(told(noon, { chineseHour: 'solar' }).pillars.hour?.branch).toBe('si');
    const night = { ...noon, time: '01:00' };
    expect(told(night, { chineseHour: 'solar' }).pillars.day).toEqual(
      told({ ...noon, date: '2024-02-10' }, { chineseHour: 'solar' }).pillars.day,
    );
    expect(() => told({ date: '2024-02-11', time: '12:00' }, { chineseHour: 'solar' })).toThrow(
      /place of birth/,
    );
  });

  test('says that the hour goes by the clock where the Sun’s is another, or is not known', () => {
    const urumqi = { name: 'Urumqi', latitude: 43.8, longitude: 87.6, timezone: 'Asia/Shanghai' };
    const noon = { date: '2024-02-11', time: '12:00' };
    expect(told({ ...noon, place: urumqi }).text).toContain('by the Sun it was still the hour of the Snake');
    // Tokyo is 4.7° east of its zone's meridian, and on November 3 the equation of time is +16 minutes.
    const tokyo = { name: 'Tokyo', latitude: 35.7, longitude: 139.7, timezone: 'Asia/Tokyo' };
    expect(told({ date: '1990-11-03', time: '12:40', place: tokyo }).text).toContain(
      'by the Sun it was already the hour of the Goat',
    );
    expect(told({ ...noon, place: beijing }).text).not.toMatch(/by the Sun/);
    expect(told({ ...noon, place: urumqi }, { chineseHour: 'solar' }).text).not.toMatch(
      /by the (?:Sun|clock)/,
    );
    expect(told(noon).text).toContain(chinese.statements.clockHour);
  });

  test('what secret friends are is said once', () => {
    // Rooster of the day between two Dragons.
    const { text } = told({ date: '1964-11-08', time: '08:39', place: beijing });
    expect(text.match(/are secret friends/g)).toHaveLength(2);
    expect(text.match(/as the closest pairs are called/g)).toHaveLength(1);
  });

  test('without a place the clock is China’s, and says so', () => {
    const without = told({ date: '1990-02-04', time: '10:16' });
    expect(without.notices).toMatchObject([{ code: 'china_clock' }]);
    expect(without.pillars).toEqual(told({ date: '1990-02-04', time: '10:16', place: beijing }).pillars);
  });

  test('leap months', () => {
    // The leap second month of 2023 began on March 22 (Hong Kong Observatory).
    expect(told({ date: '2023-03-25', time: '12:00' }).lunar_birthday).toEqual({
      year: 2023,
      month: 2,
      day: 4,
      leap: true,
    });
  });

  test.each<[string, object]>([
    ['date', { date: '1799-05-05' }],
    ['date', { date: '2400-05-05' }],
    ['date', { date: '2023-02-30' }],
    ['time', { time: '24:00' }],
    ['time', { time: undefined }],
    ['time_accuracy', { time: null, time_accuracy: 5 }],
    ['time_accuracy', { time: null, time_accuracy: 5, place: beijing }],
    ['place_id', { place_id: 1, place: beijing }],
    ['lang', { lang: 'zh-xx' }],
  ])('refuses a wrong %s', (path, change) => {
    try {
      told({ date: '1990-05-17', time: '12:00', ...change });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(HoroscopeError);
      expect((error as HoroscopeError).path).toBe(path);
    }
  });
});

describe('chineseForecasts', () => {
  test('two people of one animal read different pages: half of the words and more', () => {
    const days = ['1966-04-21', '1978-04-21', '1978-06-13', '1978-08-01', '1990-09-12', '2002-11-30'];
    const pages = days.map((date) => {
      const { intro, text } = engine.chineseForecasts({
        name: 'A',
        date,
        time: '12:00',
        place: beijing,
        year: 2027,
      });
      return `${intro} ${text}`.split(/(?<=[.?:])\s+/);
    });
    const wordsIn = (sentences: readonly string[]): number => sentences.join(' ').split(' ').length;
    const shared = pages.flatMap((one, index) =>
      pages
        .slice(0, index)
        .map((other) => wordsIn(one.filter((each) => other.includes(each))) / wordsIn(one)),
    );
    expect(shared.reduce((sum, each) => sum + each, 0) / shared.length).toBeLessThan(0.5);
    expect(Math.max(...shared)).toBeLessThan(0.65);
  });

  test('of all animals, of one, of a person', () => {
    const all = engine.chineseForecasts({ year: 2026, lang: 'en' });
    expect(schemas.chineseForecastsResponse.parse(all)).toEqual(all);
    if (!('forecasts' in all)) return expect.unreachable();
    expect(all.forecasts.map(({ sign_id }) => sign_id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(new Set(all.forecasts.map(({ text }) => text)).size).toBe(12);
    for (const one of all.forecasts)
      expect(engine.chineseForecasts({ year: 2026, sign_id: one.sign_id })).toEqual(one);
    const ada = { name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643 };
    const own = engine.chineseForecasts({ ...ada, year: 2026 });
    const { text: ofAll = '', ...shared } = all.forecasts[6] ?? {};
    expect(own).toMatchObject({ name: 'Ada', date: '1990-05-17', ...shared });
    const ofAda = 'text' in own ? own.text.split('\n\n') : [];
    // What the animal is in the year of another is everyone's; the first and the last word may be too.
    expect(ofAda.filter((paragraph) => ofAll.includes(paragraph)).length).toBeLessThan(4);
    expect(ofAda.filter((paragraph) => !ofAll.includes(paragraph)).length).toBeGreaterThan(2);
  });

  test('of the first and the last year that are computed, and of none before or after', () => {
    for (const year of [1800, 2399]) {
      const one = engine.chineseForecasts({ year, sign_id: 3 });
      expect('year' in one && one.starts.slice(0, 4)).toBe(String(year));
    }
    for (const year of [1799, 2400])
      expect(() => engine.chineseForecasts({ year, sign_id: 3 })).toThrow(
        expect.objectContaining({ code: 'date_out_of_range', path: 'year' }),
      );
  });

  test('reads the element and the day master of a birth against the year', () => {
    // Of two Metal Horses of 1990 the days are of other stems: May 17 is ren-wu, May 19 jia-shen.
    const of = (date: string, year: number) =>
      engine.chineseForecasts({ name: 'Ada', date, time: '14:30', place: beijing, year }).text;
    expect(of('1990-05-17', 2026)).toMatch(
      /stands for you(?:, adds to this: it is of|\. It belongs to) water, /,
    );
    expect(of('1990-05-19', 2026)).toMatch(
      /stands for you(?:, adds to this: it is of|\. It belongs to) wood, /,
    );
    const paragraphs = (text: string) => text.split('\n\n');
    const [one, other] = [paragraphs(of('1990-05-17', 2026)), paragraphs(of('1990-05-19', 2026))];
    expect(one.filter((paragraph) => other.includes(paragraph)).length).toBeLessThan(3);
  });

  test('tells the second year of an element in words of its own', () => {
    const { dayMasterYears } = chinese;
    const of = (year: number): string =>
      engine.chineseForecasts({ name: 'Ada', date: '1990-05-17', time: '14:30', place: beijing, year }).text;
    // 2026 is bing, 2027 ding; Ada's day master is water.
    expect(of(2026)).toContain(dayMasterYears.yang.water.fire);
    expect(of(2027)).toContain(dayMasterYears.yin.water.fire);
    // Her day is a Horse's, as her year is; that of May 19 is a Monkey's.
    expect(of(2026)).toContain('go by the Horse, which is the animal of your day as of your year');
    const other = { name: 'Ada', date: '1990-05-19', time: '14:30', place: beijing, year: 2026 };
    expect(engine.chineseForecasts(other).text).toContain('go by the animal of your day, the Monkey');
  });

  test('says of a birth after 23:00 that its day is the next one by another rule', () => {
    // 1990-05-17 is ren-wu, the next day gui-wei, a Goat's.
    const late = { date: '1990-05-17', place: beijing };
    const goat = 'give you the next one, Water Goat,';
    const rule = /schools that count it from that hour/;
    expect(told({ ...late, time: '23:30' }).text).toContain(goat);
    expect(engine.chineseForecasts({ name: 'N', ...late, time: '23:30', year: 2027 }).text).toContain(goat);
    expect(told({ ...late, time: '22:59' }).text).not.toMatch(rule);
    expect(told({ ...late, time: '00:30' }).text).not.toMatch(rule);
    expect(told({ ...late, time: null }).text).not.toMatch(rule);
    expect(told({ ...late, time: '23:30' }, { ratHour: 'early' }).text).not.toMatch(rule);
  });

  test('tells a birth between the two new years what the year is to its second animal', () => {
    const of = (time: string): string =>
      engine.chineseForecasts({ name: 'Ada', date: '1987-01-30', time, place: beijing, year: 2027 }).text;
    // A Rabbit by the lunar year and a Tiger by the pillars.
    expect(of('12:00')).toContain(
      'By the pillars, whose year begins in early February, you belong to the Tiger, with which the Goat has neither tie nor quarrel.',
    );
    const later = engine.chineseForecasts({
      name: 'Ada',
      date: '1987-03-30',
      time: '12:00',
      place: beijing,
      year: 2027,
    }).text;
    expect(later).not.toContain('By the pillars');
  });

  test('says why a birthday of January has the animal of the year before, and no other birthday', () => {
    const of = (date: string): string =>
      engine.chineseForecasts({ name: 'Ada', date, time: '12:00', place: beijing, year: 2027 }).text;
    expect(of('1987-01-08')).toContain(
      'Your birthday lies before the Chinese new year of January 29, 1987, so you belong to the Tiger of the year before.',
    );
    for (const date of ['1987-01-30', '1987-03-30', '1986-12-30'])
      expect(of(date)).not.toContain('Your birthday lies before');
  });

  test('no month of an animal that the year opposes is called a good one', () => {
    // The Ox, a friend of the Snake and of the Rooster, is what the Goat of 2027 opposes.
    for (const sign_id of [5, 9]) {
      const of = (year: number): string => engine.chineseForecasts({ year, sign_id }).text;
      expect(of(2027)).not.toContain('(Ox)');
      expect(of(2026)).toContain('(Ox)');
    }
  });

  test('no month of an animal that opposes the person’s own is called a good one', () => {
    for (let day = 1; day <= 28; day++)
      for (const [born, opponent] of [
        ['1984', 'Horse'],
        ['1989', 'Pig'],
      ] as const) {
        const date = `${born}-05-${String(day).padStart(2, '0')}`;
        const { text } = engine.chineseForecasts({
          name: 'Ada',
          date,
          time: '12:00',
          place: beijing,
          year: 2027,
        });
        const months = text.split('\n\n').at(-2) ?? '';
        // Months that rub may have it: they are told after those that help, in one sentence or two of their own.
        const helping = chinese.statements.helpingMonths
          .concat(chinese.statements.helpingMonth)
          .flatMap((one) => RegExp(fill(one, { months: '(.+?)' })).exec(months)?.[1] ?? []);
        expect(helping, months).toHaveLength(1);
        expect(helping[0]).not.toContain(`(${opponent})`);
      }
  });

  test('speaks of no post or superior to a person of seventy', () => {
    const of = (year: number): string =>
      engine.chineseForecasts({ name: 'Ada', date: '1960-05-04', time: '12:00', place: beijing, year }).text;
    const years = (first: number): string =>
      Array.from({ length: 12 }, (_, index) => of(first + index)).join(' ');
    expect(years(2018)).toMatch(/at work/i);
    expect(years(2030)).not.toMatch(/in your job|stands for work|superior|those above you/i);
  });

  test('a person’s first and last word say nothing that the paragraphs between do not', () => {
    const { dayAnimalYears, monthAnimalYears, dayAndMonthYears, relations, partClauses, elementTies } =
      chinese;
    const { verdicts, helpedCloses, onlyCloses } = chinese;
    const asked = (wording: string): RegExp =>
      RegExp(
        wording
          .split(/\{\w+\}/)
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
          .join(String.raw`[\w ]+?`),
      );
    const tells = (text: string, wordings: string | readonly string[]): boolean =>
      [wordings].flat().some((one) => asked(one).test(text));
    const friendly = ['combination', 'trine'] as const;
    const offended = ['clash', 'harm', 'punishment', 'break'] as const;
    const told = {
      animal: (text: string, of: readonly (typeof friendly | typeof offended)[number][]) =>
        of.some((one) => tells(text, relations[one])),
      day: (text: string, of: readonly (typeof friendly | typeof offended)[number][]) =>
        of.some((one) => tells(text, [...dayAnimalYears[one], dayAndMonthYears[one]])),
      month: (text: string, of: readonly (typeof friendly | typeof offended)[number][]) =>
        of.some((one) => tells(text, [...monthAnimalYears[one], dayAndMonthYears[one]])),
      element: (text: string, of: readonly string[]) =>
        tells(text, of === friendly ? elementTies.feeds : elementTies.masters),
    };
    type Part = keyof typeof told;
    let [first, last] = [0, 0];
    for (let year = 2026; year < 2038; year++)
      for (let day = 1; day <= 28; day++) {
        const date = `1984-${String(1 + (day % 12)).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const { text } = engine.chineseForecasts({ name: 'Ada', date, time: '14:30', place: beijing, year });
        const paragraphs = text.split('\n\n');
        const [opening = '', between] = [paragraphs[0], paragraphs.slice(1, -1).join(' ')];
        if (
          Object.values(verdicts)
            .flat()
            .some((one) => RegExp(`^${asked(one).source.replaceAll('\\w ', '^.')}$`).test(opening))
        ) {
          first++;
          for (const part of ['animal', 'day', 'month'] as const)
            for (const relation of [...friendly, ...offended])
              if (tells(opening, partClauses[part][relation]))
                expect(told[part](between, [relation]), `${date} ${year} ${part} ${relation}\n${text}`).toBe(
                  true,
                );
          for (const one of ['feeds', 'masters'] as const)
            if (opening.includes(partClauses.element[one]))
              expect(tells(between, elementTies[one]), `${date} ${year} ${one}`).toBe(true);
        }
        const close = paragraphs.at(-1) ?? '';
        for (const [helped, of] of Object.entries(helpedCloses))
          for (const [pressed, wordings] of Object.entries(of))
            if (wordings.includes(close)) {
              last++;
              expect(told[helped as Part](between, friendly), `${date} ${year} ${close}`).toBe(true);
              expect(told[pressed as Part](between, offended), `${date} ${year} ${close}`).toBe(true);
            }
        for (const [kind, of] of Object.entries(onlyCloses))
          for (const [part, wordings] of Object.entries(of))
            if (wordings.includes(close)) {
              last++;
              const stances = kind === 'helped' ? friendly : offended;
              expect(told[part as Part](between, stances), `${date} ${year} ${close}`).toBe(true);
            }
      }
    expect(first).toBeGreaterThan(100);
    expect(last).toBeGreaterThan(50);
  });

  test('a verdict is a person’s, and none is given where their animal alone is moved', () => {
    const { verdicts } = chinese;
    const opens = (text: string): boolean =>
      Object.values(verdicts)
        .flat()
        .some((one) => text.startsWith(one.split('{')[0] ?? one));
    const of = (date: string, year: number): string =>
      engine.chineseForecasts({ name: 'Ada', date, time: '14:30', place: beijing, year }).text;
    // A Horse of 1978, day of the Tiger, month of the Dragon: in the Dog's year 2030 the first two are helped, the month
    // is pressed, and the year's metal is what the pillars lack: of four things three are named, that first.
    expect(of('1978-05-04', 2030)).toMatch(
      /you are given the metal that your pillars lack, and people are on your side, while a change is likely at work\./,
    );
    // What is against the animal comes before what helps: a Rabbit in the Rooster's year 2029.
    expect(of('1976-01-10', 2029).split('\n\n')[0]).toMatch(
      /something that was settled may have to move, while /,
    );
    expect(opens(engine.chineseForecasts({ year: 2026, sign_id: 0 }).text)).toBe(false);
    // A day and a month of the Dragon, which are nothing to the Goat, and a Rabbit, its ally.
    // At two there is no fire in the pillars, which the year brings; at noon there is.
    expect(of('1999-04-22', 2027)).toMatch(/^[^.]*you are given the fire that your pillars lack/);
    const atNoon = { name: 'Ada', date: '1999-04-22', time: '12:00', place: beijing, year: 2027 };
    expect(opens(engine.chineseForecasts(atNoon).text)).toBe(false);
  });

  test('names its year, a hour that clashes with it, and what a weak day master gets of it', () => {
    // Fire Rat, Ox in the hour, one sign of fire among eight.
    const tess = { name: 'Tess', date: '1992-12-26', time: '02:30', place: beijing };
    const { intro, text } = engine.chineseForecasts({ ...tess, year: 2027 });
    expect(intro).toMatch(/^The year of the Fire Goat lasts from February 6, 2027 to January 25, 2028\. /);
    expect(text).toContain('The Ox of your hour stands for later life and is opposite the Goat.');
    expect(text.split('\n\n')[0]).toMatch(
      /^.*more of the fire that is yours, while .*a plan for later may change\.$/,
    );
    // In the Monkey's year nothing of it.
    expect(engine.chineseForecasts({ ...tess, year: 2028 }).text).not.toMatch(/of your hour|that is yours/);
  });

  test('one animal for day and month is told of once', () => {
    const { text } = engine.chineseForecasts({
      name: 'Ada',
      date: '1999-04-22',
      time: '12:00',
      place: beijing,
      year: 2027,
    });
    expect(text).toContain('The Dragon stands in your day and in your month');
    expect(text).not.toMatch(/of your (?:day|month)[^.]*(?:stands for work|no quarrel)/);
  });

  test('an animal’s year differs by its element from that of twelve years later', () => {
    for (const sign_id of [0, 3, 6, 9]) {
      const [fire, earth] = [2026, 2038].map((year) => engine.chineseForecasts({ year, sign_id }));
      expect(fire?.text).not.toBe(earth?.text);
      expect([fire?.year_element, earth?.year_element]).toEqual(['fire', 'earth']);
      const [ofFire, ofEarth] = [fire, earth].map((one) => one?.text.split('\n\n') ?? []);
      expect(ofFire?.filter((one) => !ofEarth?.includes(one)).length).toBeGreaterThanOrEqual(2);
    }
  });

  test('names Tai Sui to those who would look for him, and to nobody else', () => {
    const offended = /^(?:benming|clash|harm|punishment|break)$/;
    for (let year = 2020; year < 2032; year++) {
      const all = engine.chineseForecasts({ year });
      if (!('forecasts' in all)) return expect.unreachable();
      for (const { relation, text, sign_id } of all.forecasts)
        expect(text.includes('Tai Sui'), `${sign_id} in ${year}`).toBe(offended.test(relation));
    }
  });

  test('tells a clash or one’s own year once', () => {
    for (let year = 2020; year < 2032; year++) {
      const all = engine.chineseForecasts({ year });
      if (!('forecasts' in all)) return expect.unreachable();
      for (const { text, sign_id } of all.forecasts) {
        const paragraphs = text.split('\n\n').filter((one) => one.includes('Tai Sui'));
        expect(paragraphs.length, `${sign_id} in ${year}`).toBeLessThanOrEqual(1);
        if (paragraphs.length > 0)
          expect(text.startsWith(paragraphs[0] ?? ''), `${sign_id} in ${year}`).toBe(true);
      }
    }
  });

  test('says what the year’s own bent is to an animal, each pair of a stem and a stance in words of its own', () => {
    const stances = Object.values(chinese.yearStances).flatMap((of) => Object.values(of).flat());
    for (let year = 2020; year < 2030; year++) {
      const all = engine.chineseForecasts({ year });
      if (!('forecasts' in all)) return expect.unreachable();
      for (const { text } of all.forecasts)
        expect(stances.filter((one) => text.split('\n\n')[0]?.includes(one))).toHaveLength(1);
      const even = all.forecasts.filter(({ relation }) => relation === 'neutral');
      for (const one of stances)
        expect(even.filter(({ text }) => text.includes(one)).length, `${one} in ${year}`).toBeLessThan(4);
    }
    // Three each where several animals of a year stand alike.
    expect(new Set(stances).size).toBe(60);
  });

  test('no two animals of a year open or close alike, and none reads its elements two years running', () => {
    const opening = (text: string, name: string): string =>
      (text.split('. ')[0] ?? '').replaceAll(name, '').replaceAll(/wood|fire|earth|metal|water/g, '');
    for (let year = 2020; year < 2032; year++) {
      const [all, next] = [engine.chineseForecasts({ year }), engine.chineseForecasts({ year: year + 1 })];
      if (!('forecasts' in all && 'forecasts' in next)) return expect.unreachable();
      const even = all.forecasts.filter(({ relation }) => relation === 'neutral');
      for (const part of [
        even.map(({ text, sign }) => opening(text, sign)),
        even.map(({ text }) => text.split('\n\n').at(-1)),
      ])
        expect(new Set(part).size, String(year)).toBe(even.length);
      const elements = Object.values(chinese.animalElementYears).flatMap((of) => Object.values(of));
      for (const [index, { text }] of all.forecasts.entries())
        for (const one of elements)
          expect(text.includes(one) && next.forecasts[index]?.text.includes(one), `${year} ${one}`).toBe(
            false,
          );
    }
  });

  test('no two of a year’s twelve give their months in the same words', () => {
    const all = engine.chineseForecasts({ year: 2026 });
    if (!('forecasts' in all)) return expect.unreachable();
    const bare = all.forecasts.map(({ text }) =>
      text
        .split('\n\n')
        .at(-2)
        ?.replaceAll(/(?:until|from) [^()]*\(\w+\)/g, ''),
    );
    // Six wordings each: every one serves two animals at most.
    for (const one of bare) expect(bare.filter((other) => other === one).length).toBeLessThanOrEqual(2);
  });

  test('says in words what `relation` says', () => {
    const named: Partial<Record<string, RegExp>> = {
      clash: /clash|opposite|face/i,
      harm: /harm/i,
      punishment: /punish/i,
      break: /break|broke/i,
      trine: /trine|ally|allies/i,
      combination: /friend|ally|combin/i,
    };
    for (let year = 2020; year < 2032; year++) {
      const all = engine.chineseForecasts({ year });
      if (!('forecasts' in all)) return expect.unreachable();
      for (const { relation, text, sign_id } of all.forecasts)
        if (named[relation])
          expect(text.split('\n\n')[0], `${sign_id} in ${year}: ${relation}`).toMatch(named[relation]);
    }
  });

  test('months that help and rub, by branch, on China’s clock', () => {
    // The Horse combines with the Goat, is of the trine Tiger, Horse, Dog, clashes with the Rat, and the Ox harms it. The
    // terms of 2026: lichun February 4, jingzhe March 5, xiaoshu July 7, liqiu August 7 (Hong Kong Observatory).
    const { text } = engine.chineseForecasts({ year: 2026, sign_id: 6 });
    const months = [
      ...text.matchAll(/(?:until|from (\w+ \d+)(?:, \d+)? to) (\w+ \d+(?:, \d+)?) \((\w+)\)/g),
    ].map(([, from, to, animal]) => [animal, from, to]);
    expect(months.map(([animal]) => animal)).toEqual(['Tiger', 'Goat', 'Dog', 'Rat', 'Ox']);
    // The year begins on February 17, in the Tiger's month: what is before that is not the year's.
    expect(months[0]).toEqual(['Tiger', undefined, 'March 4']);
    expect(months[1]).toEqual(['Goat', 'July 7', 'August 6']);
    // Xiaohan January 5, lichun February 4, 2027.
    expect(months[4]).toEqual(['Ox', 'January 5', 'February 3']);
    expect(text).toContain('from January 5, 2027 to February 3 (Ox)');
  });

  test('no month is told beyond the end of the year', () => {
    // The new year of 2028 is January 26 (Hong Kong Observatory), xiaohan January 6: the Ox's month outlasts the year, and
    // rubs the Horse.
    const { text, ends } = engine.chineseForecasts({ year: 2027, sign_id: 6 });
    expect(ends).toBe('2028-01-25');
    expect(text).toContain('from January 6, 2028 to the end of the year on January 25 (Ox)');
  });

  test('the year from its first day to its last', () => {
    // 2026-02-17 and 2027-02-06: Hong Kong Observatory.
    expect(engine.chineseForecasts({ year: 2026, sign_id: 0 })).toMatchObject({
      year_sign: 'Horse',
      year_element: 'fire',
      starts: '2026-02-17',
      ends: '2027-02-05',
      relation: 'clash',
    });
  });

  test('what the year is to each animal', () => {
    const all = engine.chineseForecasts({ year: 2024 });
    expect('forecasts' in all && all.forecasts.map(({ relation }) => relation)).toEqual([
      'trine',
      'break',
      'neutral',
      'harm',
      'benming',
      'neutral',
      'neutral',
      'neutral',
      'trine',
      'combination',
      'clash',
      'neutral',
    ]);
  });

  test('punishments and breaks that are nothing else', () => {
    // 2020 was a Rat year. Pairs that also combine, harm or clash are told as that.
    const found = Array.from({ length: 12 }, (_, branch) => {
      const all = engine.chineseForecasts({ year: 2020 + branch });
      if (!('forecasts' in all)) throw new Error('not twelve');
      return all.forecasts.map(({ sign_id, relation }) => `${sign_id}-${branch} ${relation}`);
    });
    expect(
      found
        .flat()
        .filter((one) => one.endsWith('punishment'))
        .map((one) => one.split(' ')[0]),
    ).toEqual(['3-0', '10-1', '0-3', '10-7', '1-10', '7-10']);
    expect(
      found
        .flat()
        .filter((one) => one.endsWith('break'))
        .map((one) => one.split(' ')[0]),
    ).toEqual(['9-0', '4-1', '6-3', '1-4', '3-6', '0-9']);
  });

  test.each<[string, object]>([
    ['year', {}],
    ['year', { year: 1700 }],
    ['year', { year: 2400 }],
    ['year', { year: 2026.5 }],
    ['sign_id', { year: 2026, sign_id: 12 }],
    ['date', { year: 2026, name: 'Ada' }],
    ['kind', { year: 2026, kind: 1 }],
  ])('refuses a wrong %s', (path, request) => {
    try {
      engine.chineseForecasts(request as never);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(HoroscopeError);
      expect((error as HoroscopeError).path).toBe(path);
    }
  });
});

describe('a year for somebody whose hour is unknown', () => {
  const changesOf = (date: string) => {
    const place = { name: 'Amsterdam', latitude: 52.37, longitude: 4.89, timezone: 'Europe/Amsterdam' };
    const { uncertainty } = engine.chineseForecasts({
      name: 'N',
      lang: 'en',
      date,
      time: null,
      place,
      year: 2026,
    }) as {
      uncertainty: { changes: readonly { kind: string; at: { date: string } }[] };
    };
    return uncertainty.changes.map(({ kind, at }) => `${kind} ${at.date.slice(0, 13)}`);
  };

  test('says that the month of the pillars changes in the day, which the text reads', () => {
    // White Dew (Bailu) of 1967: September 8, 08:18 UT (the Sun at 165 degrees), an hour later in Amsterdam.
    expect(changesOf('1967-09-08')).toEqual(['month 1967-09-08 09']);
    expect(changesOf('1967-09-09')).toEqual([]);
  });
});
