import { useContent, useEditableContent } from 'fusion:content';
import { defineFeature, field } from '@broadsheet/define';
import { WeatherPage } from './WeatherPage';

/** The page of the weather (platform §2: /weather/). */
export default defineFeature({
  label: 'Weather – Page',
  /** s */
  ttl: 300,
  fields: {
    title: field.text({ label: 'Title', default: 'Weather', isNeverEmpty: true, group: 'Look' }),
    size: field.number({ label: 'Hours', default: 12, min: 3, max: 24, group: 'Look' }),
  },
  view: function WeatherPageFeature({ fields }) {
    const { editableField } = useEditableContent();
    const forecast = useContent({ source: 'weather-api', query: {} });
    return (
      <WeatherPage
        title={fields.title}
        titleProps={editableField('title')}
        forecast={forecast}
        size={fields.size}
        now={new Date()}
      />
    );
  },
});
