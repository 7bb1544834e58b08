import { useEditableContent } from 'fusion:content';
import { defineFeature, field } from '@broadsheet/define';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import { ALERT_KINDS, AlertBar } from './AlertBar';

/** ms between two questions of an open page, so that an alert is seen within 10 s. */
const EVERY = 8000;

/** One line below the header, for what can't wait (READER_QUALITY: in the HTML, shifts nothing). */
export default defineFeature({
  label: 'Alert bar',
  hydrate: 'interaction',
  refresh: () => EVERY,
  fields: {
    text: field.text({
      label: 'What happened',
      description: 'One sentence. Without it, there is no bar.',
    }),
    url: field.url({ label: 'Story', description: 'Where the sentence leads.' }),
    kind: field.oneOf(Object.keys(ALERT_KINDS) as (keyof typeof ALERT_KINDS)[], {
      label: 'Kind',
      labels: ALERT_KINDS,
      default: 'breaking',
    }),
  },
  view: function AlertBarFeature({ fields: { text, url, kind } }) {
    const { editableField } = useEditableContent();
    return (
      <AlertBar
        kind={kind}
        text={text}
        url={safeUrl(url) ?? ''}
        textProps={editableField('text')}
      />
    );
  },
});
