/** What is wrong with an SVG text, by a reader of just the XML that pictures are made of; empty where nothing is. */
export function bend(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  let at = 0;
  const token = /<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<]*")*)(\/?)>|[^<]+/y;
  while (at < svg.length) {
    token.lastIndex = at;
    const found = token.exec(svg);
    if (!found) return [...faults, `not XML at ${svg.slice(at, at + 60)}`];
    at = token.lastIndex;
    const [text, closing, name, attributes = '', empty] = found;
    if (/&(?!amp;|lt;|gt;|quot;)/.test(text)) faults.push(`a bare ampersand in ${text}`);
    if (name === undefined) continue;
    const names = [...attributes.matchAll(/ ([a-zA-Z:-]+)=/g)].map(([, key]) => key);
    if (new Set(names).size !== names.length) faults.push(`an attribute twice in ${text}`);
    if (closing && open.pop() !== name) faults.push(`${text} closes another`);
    if (!closing && !empty) open.push(name);
  }
  return open.length === 0 ? faults : [...faults, `${open} not closed`];
}
