import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';
import { ErrorPage } from './ErrorPage';
import { ERROR_STATUSES } from './errorTexts';

const LATEST = 5;

/** An error page. It is complete without any content: the headlines are only added when there. */
export default defineFeature({
  label: 'Page – Error',
  hydrate: 'interaction',
  /** s: whether a time or a date is shown depends on the day. */
  ttl: 300,
  fields: {
    status: field.oneOf(ERROR_STATUSES, {
      label: 'Status',
      default: '404',
      labels: { '404': 'Not found', '500': 'Failed', '503': 'Not available' },
      group: 'Error',
    }),
    title: field.text({ label: 'Title instead of the usual one', group: 'Texts' }),
    text: field.text({ label: 'Text instead of the usual one', group: 'Texts' }),
    latest: field.flag({ label: 'Latest headlines', default: true, group: 'Texts' }),
  },
  view: function ErrorPageFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { arcSite } = useAppContext();
    const { menus } = getProperties(arcSite);
    const feed = useContent(
      fields.latest ? { source: 'content-feed', query: { limit: withSpare(LATEST) } } : null,
    );
    return (
      <ErrorPage
        status={fields.status}
        title={fields.title}
        text={fields.text}
        titleProps={editableField('title')}
        textProps={editableField('text')}
        links={menus.topNavigation}
        latest={useStoriesOnce(feed?.stories ?? [], LATEST)}
        now={Date.now()}
      />
    );
  },
});
