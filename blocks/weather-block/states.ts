import type { BlockStates } from 'fusion:states';
import { exampleForecast, exampleStorm } from './weather/exampleForecast';

const calm = { 'weather-api': exampleForecast };
const storm = { 'weather-api': exampleStorm };
const none = { 'weather-api': null };

/** Named states of the weather. */
const states: BlockStates = {
  strip: { feature: 'weather-strip', fields: {}, content: calm },
  stripWithWarning: { feature: 'weather-strip', fields: {}, content: storm },
  stripNotAvailable: { feature: 'weather-strip', fields: {}, content: none },
  page: { feature: 'weather-page', fields: {}, requestUri: '/weather/', content: calm },
  pageWithWarning: { feature: 'weather-page', fields: { size: 6 }, content: storm },
  pageNotAvailable: { feature: 'weather-page', fields: {}, content: none },
};

export default states;
