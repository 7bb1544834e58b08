import { setFusion } from '../../../../mocks/fusion/state';
import type { AnsAudio, AnsVideo, ContentElement } from '../../../../content/schemas/ans';
import { examplePicture } from '../../../article/examplePicture';
import { exampleStory } from '../../../article/exampleStory';
import { storyAudio, storyVideos } from './mediaObjects';

const ORIGIN = 'https://www.broadsheet.example';
const picture = { ...examplePicture(1), url: '/gateway/photo/v2/gym.jpg', auth: 'f00d' };
const video: AnsVideo = {
  type: 'video',
  _id: 'V1',
  headline: 'The vote',
  description: 'Twelve to five.',
  youtubeId: null,
  streams: [{ url: '/films/vote.mp4', type: 'mp4', width: 1280, height: 720 }],
  captionsUrl: null,
  duration: 125_000,
  publish_date: '2026-11-19T20:00:00Z',
  promoImage: picture,
  canonical_url: null,
};
const audio: AnsAudio = {
  type: 'audio',
  _id: 'A1',
  headline: 'Second Unit',
  description: 'Episode 12',
  streams: [{ url: '/sound/12.mp3', type: 'audio/mpeg' }],
  duration: 3_600_000,
  chapters: [],
  transcriptUrl: null,
  promoImage: null,
};
const withElements = (...content_elements: ContentElement[]) => exampleStory({ content_elements });
const group = (...elements: ContentElement[]): ContentElement => ({
  type: 'element_group',
  _id: 'G1',
  title: 'More',
  elements,
});

beforeEach(() => setFusion({ environment: { RESIZER_BASE: '/gateway/photo/resizer/v2' } }));

describe('videos of a story, as search engines read them', () => {
  it('say their name, words, day, length, picture and file', () => {
    expect(storyVideos(withElements(video), ORIGIN)).toEqual([
      {
        '@type': 'VideoObject',
        name: 'The vote',
        description: 'Twelve to five.',
        thumbnailUrl: [expect.stringMatching(/^https:.*gym\.jpg\?auth=f00d&width=1200&height=675/)],
        uploadDate: '2026-11-19T20:00:00Z',
        duration: 'PT2M5S',
        contentUrl: `${ORIGIN}/films/vote.mp4`,
      },
    ]);
  });

  it('have the picture of YouTube without one of their own, and the words of the story', () => {
    const story = withElements({
      ...video,
      headline: '',
      description: '',
      publish_date: '',
      promoImage: null,
      youtubeId: 'abcdefghijk',
      streams: [],
    });
    expect(storyVideos(story, ORIGIN)).toEqual([
      {
        '@type': 'VideoObject',
        name: story.headlines.basic,
        description: story.description,
        thumbnailUrl: ['https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg'],
        uploadDate: story.first_publish_date,
        duration: 'PT2M5S',
        embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
      },
    ]);
  });

  it.each([
    ['a picture', { promoImage: null }],
    ['one that is on the web', { promoImage: { ...picture, auth: '', url: 'data:image/png,a' } }],
  ])('are none without %s', (_what, part) => {
    expect(storyVideos(withElements({ ...video, ...part }), ORIGIN)).toEqual([]);
  });

  it('are the lead first, then those of the text, in groups and live cards, each once', () => {
    const other = { ...video, _id: 'V2', headline: 'Other' };
    const told = { ...video, _id: 'V3', headline: 'Told live' };
    const story = {
      ...withElements(video, group(other, video)),
      liveCards: [{ elements: [told] }],
    } as unknown as ReturnType<typeof exampleStory>;
    story.promo = { ...story.promo, lead_art: { ...video, _id: 'V0', headline: 'Lead' } };
    expect(storyVideos(story, ORIGIN).map(({ name }) => name)).toEqual([
      'Lead',
      'The vote',
      'Other',
      'Told live',
    ]);
  });
});

describe('recordings of a story', () => {
  it('say their name, words, length, file and type', () => {
    expect(storyAudio(withElements(group(audio)), ORIGIN)).toEqual([
      {
        '@type': 'AudioObject',
        name: 'Second Unit',
        description: 'Episode 12',
        duration: 'PT1H',
        contentUrl: `${ORIGIN}/sound/12.mp3`,
        encodingFormat: 'audio/mpeg',
      },
    ]);
  });

  it('are left out where nothing can be played, and named by the story where they have no name', () => {
    const story = withElements({ ...audio, streams: [] }, { ...audio, headline: '' });
    expect(storyAudio(story, ORIGIN).map(({ name }) => name)).toEqual([story.headlines.basic]);
  });
});
