import { useContent } from 'fusion:content';
import { defineFeature, field } from '@broadsheet/define';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import { WeatherStrip } from './WeatherStrip';

/** The weather in a line, for the top of a page (platform §2: /weather/). Nothing where there is no forecast. */
export default defineFeature({
  label: 'Weather – Strip',
  /** s */
  ttl: 300,
  fields: {
    url: field.url({ label: 'Page of the weather', default: '/weather/', group: 'Look' }),
    showsAlerts: field.flag({ label: 'Warnings', default: true, group: 'Look' }),
  },
  view: function WeatherStripFeature({ fields }) {
    const forecast = useContent({ source: 'weather-api', query: {} });
    return forecast ? (
      <WeatherStrip
        forecast={forecast}
        url={safeUrl(fields.url) || '/weather/'}
        showsAlerts={fields.showsAlerts}
      />
    ) : null;
  },
});
