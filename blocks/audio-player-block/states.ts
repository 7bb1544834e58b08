import { examplePicture } from '../../components/article/examplePicture';
import { EXAMPLE_PARAGRAPHS, exampleStory } from '../../components/article/exampleStory';
import type { AnsAudio, Story } from '../../content/schemas/ans';

const episode: AnsAudio = {
  type: 'audio',
  _id: 'example-episode',
  headline: 'Episode 12: The comeback, in 32 seconds',
  description: 'The short version, for people who left with nine minutes to go.',
  streams: [{ url: '/pf/resources/audio/second-unit-12.wav', type: 'audio/wav' }],
  duration: 32_000,
  chapters: [
    { start: 0, title: 'Theme' },
    { start: 7, title: 'What it sounded like in the building' },
    { start: 14, title: 'Complaint Desk, with Imani Carter' },
    { start: 21, title: 'Predictions for Indiana and Chicago' },
  ],
  transcriptUrl: '/sixers/second-unit-12-transcript.html',
  promoImage: examplePicture(1, { width: 800, height: 800 }),
};

const withAudio = (part: Partial<AnsAudio>, story: Partial<Story> = {}) =>
  exampleStory({ content_elements: [{ ...episode, ...part }, ...EXAMPLE_PARAGRAPHS], ...story });

/** Named states for the harness and the tests of the block. */
export default {
  podcast: {
    fields: {},
    globalContent: withAudio(
      {},
      { subtype: 'podcast', eyebrow: { text: 'Podcast: The Second Unit', url: null } },
    ),
  },
  'story read aloud': {
    fields: {},
    globalContent: withAudio({
      headline: 'Listen to this story',
      description: '',
      chapters: [],
      transcriptUrl: null,
      promoImage: null,
    }),
  },
  'file that is not there': {
    fields: { showsFollow: false },
    globalContent: withAudio({
      _id: 'gone',
      streams: [{ url: '/pf/resources/audio/gone.mp3', type: 'audio/mpeg' }],
    }),
  },
  nothing: { fields: {}, globalContent: exampleStory() },
};
