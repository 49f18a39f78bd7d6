import { drawWheelsWith } from '../../answer/wheel.js';
import { wheelOfDay } from '../../wheel/open-moon.js';

/** Pictures in results, from here on. */
export const bringWheels = (): void => drawWheelsWith(wheelOfDay);

export { wheelOfDay };
