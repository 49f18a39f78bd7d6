export { chineseForecastsOperation as chineseForecasts } from '../chinese-forecasts.js';
export { chineseHoroscopeOperation as chineseHoroscope } from '../chinese-horoscope.js';
