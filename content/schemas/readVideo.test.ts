import { readVideo } from './readVideo';

describe('readVideo', () => {
  it('orders streams best first and drops what no browser plays', () => {
    const video = readVideo({
      _id: 'V',
      headlines: { basic: 'Game' },
      duration: '139000',
      streams: [
        { url: 'https://v.org/a.m3u8', height: 1080 },
        { url: 'https://v.org/a.mp4', height: 360, width: 640 },
        { url: 'https://v.org/b.mp4', height: '720', width: 1280 },
        { url: 'https://v.org/b.mp4', height: 720 },
        { url: 'https://v.org/a.f4m' },
        null,
      ],
      subtitles: {
        urls: [
          { format: 'SRT', url: '/a.srt' },
          { format: 'WEB_VTT', url: '/a.vtt' },
        ],
      },
      promo_image: { url: 'https://v.org/p.jpg' },
    });
    expect(video?.streams.map(({ url }) => url)).toEqual([
      'https://v.org/b.mp4',
      'https://v.org/a.mp4',
      'https://v.org/a.m3u8',
    ]);
    expect(video).toMatchObject({
      headline: 'Game',
      duration: 139_000,
      captionsUrl: '/a.vtt',
      youtubeId: null,
      promoImage: { url: 'https://v.org/p.jpg' },
    });
  });

  it.each([
    ['https://v.org/a.WEBM?x=1', '', 'video/webm'],
    ['https://v.org/a', 'webm', 'video/webm'],
    ['https://v.org/a', 'mp4', 'video/mp4'],
    ['https://v.org/a.m3u8#t=1', 'ts', 'application/vnd.apple.mpegurl'],
  ])('plays %s, sent as %j, as %s', (url, stream_type, type) => {
    expect(readVideo({ streams: [{ url, stream_type }] })?.streams).toMatchObject([{ url, type }]);
  });

  it.each([
    [{ youtube_content_id: 'nKW3wvhnZoE' }, 'nKW3wvhnZoE'],
    [{ additional_properties: { youtube_id: 'nKW3wvhnZoE' } }, 'nKW3wvhnZoE'],
    [{ canonical_url: 'https://www.youtube.com/watch?v=iZ-nBDcMlWs&t=3' }, 'iZ-nBDcMlWs'],
    [{ url: 'https://youtu.be/iZ-nBDcMlWs' }, 'iZ-nBDcMlWs'],
    [{ embed_html: '<iframe src="//www.youtube.com/embed/iZ-nBDcMlWs"></iframe>' }, 'iZ-nBDcMlWs'],
    [{ raw_oembed: { url: 'https://www.youtube.com/watch?v=iZ-nBDcMlWs' } }, 'iZ-nBDcMlWs'],
  ])('finds the YouTube id in %j', (raw, youtubeId) => {
    expect(readVideo(raw)).toMatchObject({ youtubeId, streams: [], canonical_url: null });
  });

  it.each([[null], [{}], [{ streams: 'x' }], [{ url: 'https://vimeo.com/1' }]])(
    'gives null when nothing can be played: %j',
    (raw) => {
      expect(readVideo(raw)).toBeNull();
    },
  );
});
