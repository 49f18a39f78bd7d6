export { chineseForecastsOperation as chineseForecasts } from '../../operations/chinese-forecasts.js';
export { chineseHoroscopeOperation as chineseHoroscope } from '../../operations/chinese-horoscope.js';
