import { drawWheelsWith } from '../../answer/wheel.js';
import { chartWheel } from '../../wheel/chart-wheel.js';

/** Pictures in results, from here on. */
export const bringWheels = (): void => drawWheelsWith(chartWheel);

export { chartWheel };
