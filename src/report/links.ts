import { valenceOf } from './cells.js';
import type { Passage } from './short-passages.js';
import { inTurn } from './wordings.js';
import { escaped, type Writer } from './writer.js';

/** What joins the passages of one week or month; each kind of link once. */
export class Links {
  readonly #writer: Writer;
  readonly #used = new Set<string>();

  constructor(writer: Writer) {
    this.#writer = writer;
  }

  /** Asserts only what both passages prove; empty where nothing joins them. */
  between(before: Passage, after: Passage): string {
    const [was, is] = [valence(before), valence(after)];
    if (before.house === after.house) return this.#once('same');
    if (was < 0 && is > 0) return this.#once('easier');
    return was > 0 && is < 0 ? this.#once('harder') : '';
  }

  /** Back to the lead's matter, before the close; empty where the last passage is about it. */
  closing(lead: Passage, last: Passage): string {
    if (last.house === lead.house) return '';
    const { words, period, reader } = this.#writer;
    return escaped(inTurn(words.reports.columns.links.closing[lead.house], period.number + reader));
  }

  #once(name: 'easier' | 'harder' | 'same'): string {
    if (this.#used.has(name)) return '';
    this.#used.add(name);
    const { words, period, reader } = this.#writer;
    return escaped(inTurn(words.reports.columns.links[name], period.number + reader * 5));
  }
}

/** Of what is said to mean something: the weightier of two in one sentence. */
const valence = ({ happening, second, weight }: Passage): number =>
  valenceOf(second !== undefined && second.weight > weight ? second.happening : happening);
