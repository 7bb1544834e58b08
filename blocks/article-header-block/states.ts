import { EXAMPLE_AUTHORS, exampleStory as example } from '../../components/article/exampleStory';
import type { Story } from '../../content/schemas/ans';

/** Older than a day on any clock: what is younger says how old it is, and so changes. */
const exampleStory = (part: Partial<Story> = {}) =>
  example({
    display_date: '2026-11-05T22:40:00Z',
    first_publish_date: '2026-11-05T22:40:00Z',
    publish_date: '2026-11-05T22:40:00Z',
    last_updated_date: '2026-11-06T14:05:00Z',
    ...part,
  });

/** A state for each kind of story that the other states do not show. */
function kinds() {
  const of = (subtype: string, text: string) => ({
    fields: {},
    globalContent: exampleStory({ subtype, eyebrow: { text, url: null } }),
  });
  return {
    review: of('review', 'Restaurant Review'),
    'review of a topic': of('review', 'Theater'),
    longform: of('longform', 'Investigation'),
    'innovation-2': of('innovation-2', 'The Long Read'),
    longformlight: of('longformlight', 'The Region at Work'),
    'longformlight-v2': of('longformlight-v2', 'Television'),
    'live-event': of('live-event', 'Sports'),
    'partner-sports-betting': of('partner-sports-betting', 'Betting 101'),
    spotlightpa: of('spotlightpa', 'Statehouse Reporting'),
    newsletter: of('newsletter', 'Food'),
    cyoa: of('cyoa', 'City Hall'),
    phillyfirst: of('phillyfirst', 'Trash'),
    'call-to-action': of('call-to-action', 'Thanksgiving'),
    service: of('service', 'How To'),
    podcast: of('podcast', 'Podcast: The Second Unit'),
  };
}

/** Named states for the harness and the tests of the block. */
export default {
  staff: { fields: {}, globalContent: exampleStory() },
  subscriber: { fields: {}, globalContent: exampleStory(), readerState: 'subscribed' },
  'one writer': {
    fields: {},
    globalContent: exampleStory({ authors: [EXAMPLE_AUTHORS[0]] }),
  },
  columnist: {
    fields: {},
    globalContent: exampleStory({
      subtype: 'columnists',
      eyebrow: null,
      headlines: {
        ...exampleStory().headlines,
        basic: 'The gym on Ninth Street does more for this city than any speech | Maya Okafor',
      },
      authors: [EXAMPLE_AUTHORS[0]],
      taxonomy: {
        ...exampleStory().taxonomy,
        primary_section: { _id: '/opinion', name: 'Opinion' },
        primary_site: 'opinion',
        sections: [
          { _id: '/opinion', name: 'Opinion' },
          { _id: '/columnists', name: 'Columnists' },
        ],
      },
    }),
  },
  wire: {
    fields: {},
    globalContent: exampleStory({
      authors: [
        { ...EXAMPLE_AUTHORS[0], byline: 'By Ann Lee, Associated Wire', url: null, image: null },
      ],
      distributor: { name: 'Associated Wire', category: 'wires' },
      last_updated_date: '',
    }),
  },
  ...kinds(),
  'corrected and clarified': {
    fields: {},
    globalContent: exampleStory({
      corrections: [
        { correction_type: 'clarification', text: 'The trial ran at six centers.', date: '' },
        { correction_type: 'correction', text: 'The vote was 12 to 5.', date: '' },
      ],
    }),
  },
  'with an icon': {
    fields: {},
    globalContent: exampleStory({
      labelIcon: { text: 'Exclusive', picture: null, url: '/subscribe_today/' },
    }),
  },
  'from right to left': {
    fields: {},
    globalContent: exampleStory({
      language: 'ar',
      eyebrow: { text: 'مجلس المدينة', url: null },
      headlines: { ...exampleStory().headlines, basic: 'المجلس يصوّت لإبقاء المراكز مفتوحة' },
      description: 'تدفع الخطة أجور الموظفين والحراس والإنارة.',
    }),
  },
  live: { fields: {}, globalContent: exampleStory({ subtype: 'live' }) },
  'as it happened': { fields: {}, globalContent: exampleStory({ subtype: 'live', ended: true }) },
  bare: {
    fields: { showDeck: false, showAvatars: false },
    globalContent: exampleStory({
      eyebrow: null,
      authors: [],
      display_date: '',
      first_publish_date: '',
      publish_date: '',
      last_updated_date: '',
    }),
  },
};
