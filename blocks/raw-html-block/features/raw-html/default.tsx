import { useEditableContent } from 'fusion:content';
import { useFusionContext } from 'fusion:context';
import { defineFeature, field } from '@broadsheet/define';
import { RawHtml } from '../../../../components/article/RawHtml';
import { readContext } from '../../../../content/schemas/readContext';
import { readRawHtml } from '../../../../content/schemas/readRawHtml';

/**
 * HTML that an editor writes (widgets §3): in the page where nothing in it is active, else in a
 * sandboxed frame. Never rendered in a browser: the sanitiser stays on the server.
 */
export default defineFeature({
  label: 'Text – HTML box',
  fields: {
    rawHTML: field.text({
      label: 'HTML',
      description: 'Scripts and other hosts run in a frame of their own, apart from the page.',
      group: 'Content',
    }),
    title: field.text({
      label: 'Title',
      description: 'Above the box; also its name for those who don’t see it.',
      group: 'Content',
    }),
    height: field.number({
      label: 'Height in px',
      description: 'What a frame keeps free. 0: as the HTML says.',
      default: 0,
      min: 0,
      max: 2000,
      group: 'Look',
    }),
  },
  view: function RawHtmlFeature({ fields: { rawHTML, title, height } }) {
    const { editableField } = useEditableContent();
    const { arcSite } = useFusionContext();
    const { ownHosts } = readContext(arcSite);
    const element = readRawHtml(
      { content: rawHTML, ...(height > 0 ? { additional_properties: { height } } : {}) },
      { ownHosts, deviations: [] },
    );
    if (element?.type !== 'raw_html') return null;
    return (
      <div className="raw-html-block">
        {title !== '' && (
          <h2 className="raw-html-block__title" {...editableField('title')}>
            {title}
          </h2>
        )}
        <RawHtml element={element} {...(title === '' ? {} : { title })} />
      </div>
    );
  },
});
