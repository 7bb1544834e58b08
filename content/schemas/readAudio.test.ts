import { readAudio } from './readAudio';

const RAW = {
  _id: 'AUDIO1',
  type: 'audio',
  headlines: { basic: 'Second Unit, episode 12' },
  description: { basic: 'Turnovers, <b>again</b>.' },
  duration: 1_834_000,
  streams: [
    { url: 'https://audio.example.com/e12.m4a?x=1' },
    { url: 'javascript:x()' },
    { url: '/e12.mp3' },
    { url: '/e12.mp3' },
  ],
  promo_items: { basic: { url: '/cover.jpg' } },
  additional_properties: {
    transcript_url: '/transcripts/e12.html',
    chapters: [
      { start: 600, title: 'The bench' },
      { start: '0', title: 'Hello' },
      { start: 5, title: '' },
    ],
  },
};

describe('readAudio', () => {
  it('reads a delivered recording', () => {
    expect(readAudio(RAW)).toEqual({
      type: 'audio',
      _id: 'AUDIO1',
      headline: 'Second Unit, episode 12',
      description: 'Turnovers, again.',
      streams: [
        { url: 'https://audio.example.com/e12.m4a?x=1', type: 'audio/mp4' },
        { url: '/e12.mp3', type: 'audio/mpeg' },
      ],
      duration: 1_834_000,
      chapters: [
        { start: 0, title: 'Hello' },
        { start: 600, title: 'The bench' },
      ],
      transcriptUrl: '/transcripts/e12.html',
      promoImage: expect.objectContaining({ url: '/cover.jpg' }) as unknown,
    });
  });

  it.each([
    ['nothing', null],
    ['no stream', { ...RAW, streams: [] }],
    ['a stream without address', { ...RAW, streams: [{}] }],
    ['an address that plays nothing', { ...RAW, streams: [{ url: 'mailto:a@b.example' }] }],
  ])('is null for %s', (_name, raw) => {
    expect(readAudio(raw)).toBeNull();
  });

  it.each([
    ['mp3', 'audio/mpeg'],
    ['m4a', 'audio/mp4'],
    ['aac', 'audio/aac'],
    ['ogg', 'audio/ogg'],
    ['opus', 'audio/ogg'],
    ['webm', 'audio/webm'],
    ['wav', 'audio/wav'],
  ])('knows that .%s is %s', (ending, type) => {
    const url = `/episode.${ending}`;
    expect(readAudio({ streams: [{ url }] })?.streams).toEqual([{ url, type }]);
  });

  it('knows no codec by the name of something else', () => {
    expect(readAudio({ streams: [{ url: '/a.constructor' }] })?.streams).toEqual([
      { url: '/a.constructor', type: 'audio/mpeg' },
    ]);
  });

  it.each([
    ['before the beginning', -5, 0],
    ['nobody knows', 'soon', 0],
  ])('has no duration and no chapter %s', (_name, value, expected) => {
    const chapters = [{ start: value, title: 'A' }];
    const audio = readAudio({ ...RAW, duration: value, additional_properties: { chapters } });
    expect([audio?.duration, audio?.chapters[0]?.start]).toEqual([expected, expected]);
  });
});

it('A description may stand there as bare text', () => {
  expect(readAudio({ ...RAW, description: 'Bare <i>text</i>.' })?.description).toBe('Bare text.');
  expect(readAudio({ ...RAW, description: undefined })?.description).toBe('');
});
