/** What the page shows is in the address's fragment, and nowhere else: a link is a chart, and no server is told of it. */

export interface Birth {
  name: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`; null where it is not known. */
  time: string | null;
  placeId: number;
}

export const views = ['chart', 'reading', 'together', 'ahead', 'year', 'sign', 'chinese'] as const;
export type View = (typeof views)[number];

export const periods = ['day', 'week', 'month', 'year', 'rising'] as const;
export type Period = (typeof periods)[number];

export interface Address {
  view: View;
  birth: Birth | null;
  partner: Birth | null;
  /** The day that everything timely is about; the visitor's own unless the link says another. */
  on: string;
  /** The last day of the period looked ahead to. */
  until: string | null;
  /** Of the sign's column; the birth's own where it is null. */
  signId: number | null;
  period: Period;
}

const isDate = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

const oneOf = <T extends string>(list: readonly T[], text: string | null, otherwise: T): T =>
  list.includes(text as T) ? (text as T) : otherwise;

export function addressOf(fragment: string, today: string): Address {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const on = fields.get('on');
  const until = fields.get('until');
  const signId = Number(fields.get('sign') ?? Number.NaN);
  return {
    view: oneOf(views, fields.get('view'), 'chart'),
    birth: birthIn(fields, ''),
    partner: birthIn(fields, '2'),
    on: isDate(on) ? on : today,
    until: isDate(until) ? until : null,
    signId: Number.isInteger(signId) && signId >= 0 && signId < 12 ? signId : null,
    period: oneOf(periods, fields.get('period'), 'week'),
  };
}

function birthIn(fields: URLSearchParams, suffix: string): Birth | null {
  const date = fields.get(`date${suffix}`);
  const placeId = Number(fields.get(`place${suffix}`) ?? Number.NaN);
  if (!isDate(date) || !Number.isInteger(placeId)) return null;
  return {
    name: fields.get(`name${suffix}`) ?? '',
    date,
    time: fields.get(`time${suffix}`),
    placeId,
  };
}

/** The fragment of an address, without what goes without saying. */
export function fragmentOf(address: Address, today: string): string {
  const fields = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null) fields.set(name, String(value));
  };
  put('view', address.view);
  for (const [birth, suffix] of [
    [address.birth, ''],
    [address.partner, '2'],
  ] as const) {
    if (!birth) continue;
    put(`name${suffix}`, birth.name);
    put(`date${suffix}`, birth.date);
    put(`time${suffix}`, birth.time);
    put(`place${suffix}`, birth.placeId);
  }
  if (address.on !== today) put('on', address.on);
  put('until', address.until);
  put('sign', address.signId);
  if (address.period !== 'week') put('period', address.period);
  return `#${fields}`;
}
