/** The parts of two libraries without types that the tests use. */
declare module 'lunar-javascript' {
  interface EightChar {
    setSect(sect: 1 | 2): void;
    getYear(): string;
    getMonth(): string;
    getDay(): string;
    getTime(): string;
  }
  interface LunarDay {
    getYear(): number;
    getMonth(): number;
    getDay(): number;
    getYearNaYin(): string;
    getEightChar(): EightChar;
  }
  interface LunarMonth {
    /** Negative for a leap month. */
    getMonth(): number;
    getFirstJulianDay(): number;
  }
  export const LunarYear: { fromYear(year: number): { getMonthsInYear(): LunarMonth[] } };
  export const Solar: {
    fromYmd(year: number, month: number, day: number): { getLunar(): LunarDay };
    fromYmdHms(
      year: number,
      month: number,
      day: number,
      hour: number,
      minute: number,
      second: number,
    ): { getLunar(): LunarDay };
  };
}

declare module 'date-chinese' {
  export class CalendarChinese {
    fromGregorian(year: number, month: number, day: number): this;
    get(): [cycle: number, year: number, month: number, leap: boolean, day: number];
  }
}
