/**
 * Curves on two logarithmic axes, as SVG: what growth looks like. A straight line at 45° is work that grows as fast as
 * what is asked for; a flatter one grows slower.
 */

/** @typedef {{ title: string, x: string, y: string, points: [number, number][] }} Panel */

const width = 360;
const height = 240;
const edge = { left: 56, right: 16, top: 30, bottom: 40 };
const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Powers of ten at and around values. @param {number[]} values */
function decades(values) {
  const low = Math.floor(Math.log10(Math.min(...values)) + 1e-9);
  const high = Math.ceil(Math.log10(Math.max(...values)) - 1e-9);
  return Array.from({ length: Math.max(1, high - low) + 1 }, (_, index) => low + index);
}

/** @param {number} power */
const label = (power) =>
  power >= 0 && power < 4
    ? String(10 ** power)
    : power < 0 && power > -4
      ? String(10 ** power)
      : `10^${power}`;

/** @param {Panel} panel */
function panelOf({ title, x, y, points }) {
  const across = decades(points.map(([at]) => at));
  const up = decades(points.map(([, value]) => value));
  const place = (
    /** @type {number} */ value,
    /** @type {number[]} */ powers,
    /** @type {number} */ from,
    /** @type {number} */ to,
  ) =>
    from + ((Math.log10(value) - (powers[0] ?? 0)) / ((powers.at(-1) ?? 1) - (powers[0] ?? 0))) * (to - from);
  const atX = (/** @type {number} */ value) =>
    Number(place(value, across, edge.left, width - edge.right).toFixed(1));
  const atY = (/** @type {number} */ value) =>
    Number(place(value, up, height - edge.bottom, edge.top).toFixed(1));
  const ticks = [
    ...across.map(
      (power) =>
        `<path d="M${atX(10 ** power)} ${edge.top}V${height - edge.bottom}"/><text x="${atX(10 ** power)}" y="${height - edge.bottom + 14}" text-anchor="middle">${label(power)}</text>`,
    ),
    ...up.map(
      (power) =>
        `<path d="M${edge.left} ${atY(10 ** power)}H${width - edge.right}"/><text x="${edge.left - 6}" y="${atY(10 ** power) + 3}" text-anchor="end">${label(power)}</text>`,
    ),
  ];
  const curve = points
    .map(([at, value], index) => `${index === 0 ? 'M' : 'L'}${atX(at)} ${atY(value)}`)
    .join('');
  const dots = points.map(([at, value]) => `<circle cx="${atX(at)}" cy="${atY(value)}" r="2.5"/>`).join('');
  return `<text x="${edge.left}" y="18" font-size="13">${escaped(title)}</text>
<g stroke="#999" stroke-width="0.5" stroke-opacity="0.5">${ticks.join('').replaceAll('<text', '<text stroke="none" font-size="10"')}</g>
<path d="${curve}" fill="none" stroke="#2b6cb0" stroke-width="1.8"/><g fill="#2b6cb0">${dots}</g>
<text x="${(edge.left + width - edge.right) / 2}" y="${height - 8}" font-size="11" text-anchor="middle">${escaped(x)}</text>
<text transform="translate(13 ${(height - edge.bottom + edge.top) / 2}) rotate(-90)" font-size="11" text-anchor="middle">${escaped(y)}</text>`;
}

/** Panels two by two. @param {Panel[]} panels */
export function plot(panels) {
  const rows = Math.ceil(panels.length / 2);
  const drawn = panels.map(
    (panel, index) =>
      `<g transform="translate(${(index % 2) * width} ${Math.floor(index / 2) * height})">${panelOf(panel)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * width} ${rows * height}" font-family="sans-serif" fill="#444" role="img"><title>How cost grows with what is asked for</title><rect width="${2 * width}" height="${rows * height}" fill="#fff"/>
${drawn.join('\n')}
</svg>
`;
}
