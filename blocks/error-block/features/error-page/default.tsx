import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import getProperties from 'fusion:properties';
import { oneOf } from '../../../../components/cards/cardOptions';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';
import type { StoryCard } from '../../../../content/schemas/ans';
import { flag, text, type JsonRecord } from '../../../../content/schemas/json';
import type { SiteProperties } from '../../../../properties';
import { ErrorPage } from './ErrorPage';
import { ERROR_STATUSES } from './errorTexts';

const LATEST = 5;

/** An error page. It is complete without any content: the headlines are only added when there. */
export default function ErrorPageFeature({ customFields }: { customFields: JsonRecord }) {
  const { editableField } = useEditableContent();
  const { arcSite } = useAppContext();
  const { menus } = getProperties(arcSite) as SiteProperties;
  const wantsLatest = flag(customFields['latest']) ?? true;
  const feed = useContent<{ stories: StoryCard[] }>(
    wantsLatest ? { source: 'content-feed', query: { limit: withSpare(LATEST) } } : null,
  );
  return (
    <ErrorPage
      status={oneOf(text(customFields['status']), ERROR_STATUSES, '404')}
      title={text(customFields['title'])}
      text={text(customFields['text'])}
      titleProps={editableField('title')}
      textProps={editableField('text')}
      links={menus.topNavigation}
      latest={useStoriesOnce(feed?.stories ?? [], LATEST)}
      now={Date.now()}
    />
  );
}

ErrorPageFeature.label = 'Page – Error';
ErrorPageFeature.hydrate = 'interaction' as const;
/** s: whether a time or a date is shown depends on the day. */
ErrorPageFeature.ttl = 300;
ErrorPageFeature.propTypes = {
  customFields: PropTypes.shape({
    status: PropTypes.oneOf([...ERROR_STATUSES]).tag({
      label: 'Status',
      defaultValue: '404',
      labels: { '404': 'Not found', '500': 'Failed', '503': 'Not available' },
      group: 'Error',
    }),
    title: PropTypes.text.tag({ label: 'Title instead of the usual one', group: 'Texts' }),
    text: PropTypes.text.tag({ label: 'Text instead of the usual one', group: 'Texts' }),
    latest: PropTypes.bool.tag({ label: 'Latest headlines', defaultValue: true, group: 'Texts' }),
  }),
};
