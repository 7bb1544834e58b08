import { readContentElements } from './readContentElements';
import { readContext } from './readContext';

const read = (...elements: unknown[]) => {
  const context = readContext();
  return { elements: readContentElements(elements, context), deviations: context.deviations };
};

describe('what another site shows of itself (platform §3)', () => {
  it.each([
    [
      'an embed',
      {
        type: 'oembed_response',
        raw_oembed: {
          provider_name: 'Vimeo',
          title: 'The <b>Player</b>',
          author_name: 'Staff',
          html: '<iframe src="https://player.vimeo.com/video/1" height="270"></iframe>',
        },
      },
      {
        type: 'oembed',
        _id: '',
        provider: 'Vimeo',
        url: 'https://player.vimeo.com/video/1',
        title: 'The Player',
        author: 'Staff',
        html: '<iframe src="https://player.vimeo.com/video/1" height="270"></iframe>',
        height: 270,
      },
    ],
    [
      'a post, whose markup says what it says',
      {
        type: 'oembed',
        raw_oembed: {
          url: 'https://twitter.com/a/status/1',
          provider_name: 'Twitter',
          author_name: 'A',
          html: '<blockquote><p>We <a href="https://t.co">open</a><br>at 9.</p>&mdash; A</blockquote><script src="https://platform.twitter.com/widgets.js"></script>',
        },
      },
      {
        type: 'oembed',
        _id: '',
        provider: 'X',
        url: 'https://twitter.com/a/status/1',
        title: 'We open at 9.',
        author: 'A',
        html: '<blockquote><p>We <a href="https://t.co">open</a><br>at 9.</p>&mdash; A</blockquote><script src="https://platform.twitter.com/widgets.js"></script>',
      },
    ],
    [
      'an embed that nobody has asked for, as a link',
      {
        type: 'reference',
        referent: { provider: 'https://x.org/oembed.json', id: 'https://social.example/p/1' },
      },
      {
        type: 'oembed',
        _id: '',
        provider: 'social.example',
        url: 'https://social.example/p/1',
        title: '',
        author: '',
        html: '',
      },
    ],
    [
      'an embed that says nowhere where it stands, as raw HTML',
      { type: 'oembed', raw_oembed: { html: '<script>x()</script>' } },
      { type: 'raw_html', _id: '', trusted: false, content: '<script>x()</script>' },
    ],
  ])('reads %s', (_name, raw, expected) => {
    expect(read(raw)).toEqual({ elements: [expected], deviations: [] });
  });

  it.each([
    ['bsky.app', 'Bluesky'],
    ['www.facebook.com', 'Facebook'],
    ['flickr.com', 'Flickr'],
    ['www.instagram.com', 'Instagram'],
    ['pinterest.com', 'Pinterest'],
    ['old.reddit.com', 'Reddit'],
    ['soundcloud.com', 'SoundCloud'],
    ['open.spotify.com', 'Spotify'],
    ['threads.net', 'Threads'],
    ['www.tiktok.com', 'TikTok'],
    ['twitter.com', 'X'],
    ['vimeo.com', 'Vimeo'],
    ['x.com', 'X'],
    ['social.example', 'social.example'],
  ])('names who shows what stands at %s, where nobody said: %s', (host, provider) => {
    const raw_oembed = { url: `https://${host}/p/1`, html: '<p>Words</p>' };
    expect(read({ type: 'oembed_response', raw_oembed }).elements).toMatchObject([{ provider }]);
  });

  it('reads YouTube embeds as videos', () => {
    const raw_oembed = { provider_name: 'YouTube', url: 'https://youtu.be/nKW3wvhnZoE' };
    expect(read({ type: 'oembed_response', raw_oembed }).elements).toMatchObject([
      { type: 'video', youtubeId: 'nKW3wvhnZoE' },
    ]);
  });
});

it('shows the link and the words, but no frame, for more markup than a post has', () => {
  const post = (length: number) => ({
    type: 'oembed',
    raw_oembed: {
      url: 'https://x.com/a/status/1',
      title: 'Words',
      html: '<p>'.padEnd(length, 'a'),
    },
  });
  expect(read(post(200_000)).elements).toMatchObject([{ html: expect.stringMatching(/^<p>a+$/) }]);
  expect(read(post(200_001)).elements).toMatchObject([
    { html: '', url: 'https://x.com/a/status/1', title: 'Words' },
  ]);
});
