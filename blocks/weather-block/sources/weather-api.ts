import { defineSource } from '@broadsheet/define';
import { getDaily } from '../../../content/getDaily';
import { readForecast } from '../weather/readForecast';

/** The weather of the paper's place. Throws 502 where there is no forecast, 503 where nobody delivers one. */
const source = defineSource({
  label: 'Weather',
  schemaName: 'weather',
  params: {},
  ttl: 300,
  followsContent: false,
  fetch: async (_query, { signal }) => readForecast(await getDaily('/daily/weather', signal)),
});

declare module 'fusion:content' {
  interface Sources {
    'weather-api': typeof source;
  }
}

export default source;
