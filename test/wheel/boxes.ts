import type { Box } from '#dist/wheel/circle.js';

/** Whether two boxes meet, which sides that touch do not. */
export const intersect = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;
