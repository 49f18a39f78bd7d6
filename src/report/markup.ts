const special = /[&<>]/;

/** Text as HTML. Hardly any has something to escape. */
export const escaped = (text: string): string =>
  special.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text;
/** The text of HTML without tags. */
export const unescaped = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

export const paragraph = (html: string): string => `<p>${html}</p>`;
export const heading = (text: string): string => `<h3>${escaped(text)}</h3>`;
/** Words of a text or of HTML, as its spaces divide it. */
export function wordsIn(html: string): number {
  const text = html.includes('<') ? html.replace(/<[^>]+>/g, '') : html;
  let count = 1;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) count++;
  return count;
}
