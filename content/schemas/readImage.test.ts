import { RAW_IMAGE } from './raw.fixture';
import { readImage } from './readImage';

describe('readImage', () => {
  it('reads a delivered picture', () => {
    expect(readImage(RAW_IMAGE)).toEqual({
      type: 'image',
      _id: 'IMG1',
      url: 'https://images.example.com/IMG1.jpg',
      auth: 'sig-one',
      width: 2400,
      height: 1600,
      focal: { x: 1200, y: 400 },
      caption: 'Rowhouses on South 9th Street & beyond',
      alt: 'A row of brick houses',
      credit: 'Dana Whitlock / Staff',
      alignment: null,
      link: 'https://example.com/more',
      color: '#aa8866',
    });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['no address', { type: 'image' }],
    ['an empty address', { url: '' }],
    ['a script as address', { url: 'javascript:alert(1)' }],
    ['data as address', { url: 'data:image/png;base64,AA' }],
  ])('gives null for %s', (_name, raw) => {
    expect(readImage(raw)).toBeNull();
  });

  it('takes a bare address as a picture of the default size (platform §5)', () => {
    expect(readImage('https://x.org/a.jpg')).toMatchObject({ width: 1200, height: 800, auth: '' });
  });

  it.each([
    ['http://x.org/a.jpg', 'https://x.org/a.jpg'],
    ['HTTP://x.org/a.jpg?v=1', 'https://x.org/a.jpg?v=1'],
    ['https://x.org/a.jpg', 'https://x.org/a.jpg'],
    ['http://localhost:3000/a.jpg', 'http://localhost:3000/a.jpg'],
    ['/a.jpg', '/a.jpg'],
  ])('shows %s from %s, since pages load no picture by http', (url, expected) => {
    expect(readImage({ url })?.url).toBe(expected);
  });

  it('asks the resizer for what was signed, be it an address of http', () => {
    const url = 'http://x.org/a.jpg';
    expect(
      readImage({ url, auth: { '1': 'a1' }, additional_properties: { resizer_id: url } }),
    ).toMatchObject({ url: 'https://x.org/a.jpg', resizerId: url });
  });

  it.each([
    ['both words of its own', 'Fans on Broad', 'A crowd', 'Parade', 'Fans on Broad', 'A crowd'],
    ['no caption', '', 'A crowd', 'Parade', 'Parade', 'A crowd'],
    ['no alternative text', 'Fans on Broad', '', 'Parade', 'Fans on Broad', 'Parade'],
    ['neither', '', '', 'Parade', 'Parade', 'Parade'],
    ['a caption of tags alone', '<p>&nbsp;</p>', 'A crowd', 'Parade', 'Parade', 'A crowd'],
    ['a subtitle that repeats the caption', 'Parade', '', 'PARADE', 'Parade', ''],
    ['a subtitle with markup', '', '', 'Q&amp;A <b>live</b>', 'Q&A live', 'Q&A live'],
    ['none at all', null, null, null, '', ''],
  ])(
    'uses the subtitle where a word is empty: %s',
    (_name, caption, alt_text, subtitle, shown, alt) => {
      expect(readImage({ url: '/a.jpg', caption, alt_text, subtitle })).toMatchObject({
        caption: shown,
        alt,
      });
    },
  );

  it('reads a picture as a hosted content API delivers it', () => {
    const url = 'https://cloudfront-us-east-1.images.arcpublishing.com/gazette/4QZ6WBXK5NGH.jpg';
    const hash = 'b2c7d1'.repeat(10) + 'b2c7';
    expect(
      readImage({
        _id: '4QZ6WBXK5NGH',
        type: 'image',
        version: '0.10.9',
        url,
        auth: { '2': hash },
        width: 5472,
        height: 3648,
        subtitle: 'Eagles parade',
        alt_text: '',
        caption: 'Fans on Broad Street.',
        focal_point: { x: 2736, y: 1024 },
        credits: {
          affiliation: [{ name: 'Staff Photographer', type: 'author' }],
          by: [{ byline: 'Ana Ruiz', name: 'Ana Ruiz', type: 'author', version: '0.5.8' }],
        },
        additional_properties: {
          fullSizeResizeUrl: `/resizer/v2/4QZ6WBXK5NGH.jpg?auth=${hash}`,
          thumbnailResizeUrl: `/resizer/v2/4QZ6WBXK5NGH.jpg?auth=${hash}&width=300`,
          proxyUrl: `/resizer/v2/4QZ6WBXK5NGH.jpg?auth=${hash}`,
          resizeUrl: `/resizer/v2/4QZ6WBXK5NGH.jpg?auth=${hash}`,
          originalUrl: url,
          mime_type: 'image/jpeg',
          focal_point: { min: [0, 0], max: [2736, 1024] },
          published: true,
          version: 2,
        },
      }),
    ).toEqual({
      type: 'image',
      _id: '4QZ6WBXK5NGH',
      url,
      auth: hash,
      width: 5472,
      height: 3648,
      focal: { x: 2736, y: 1024 },
      caption: 'Fans on Broad Street.',
      alt: 'Eagles parade',
      credit: 'Ana Ruiz / Staff Photographer',
      alignment: null,
      link: null,
      color: null,
    });
  });

  it('reads what its signature is of, where that is not its file', () => {
    const url = 'https://x.org/a.jpg';
    const additional_properties = { resizer_id: url };
    expect(readImage({ url, auth: 'sig', additional_properties })).toMatchObject({
      resizerId: url,
    });
  });

  it('takes what an editor chose before what the picture says of itself', () => {
    const url = '/a.jpg#focal=0.5,0.25&crop=0.1,0.2,0.6,0.5';
    expect(readImage({ url, width: 1000, height: 800, focal_point: { x: 1, y: 2 } })).toMatchObject(
      {
        url: '/a.jpg',
        width: 1000,
        focal: { x: 500, y: 200 },
        crop: { left: 100, top: 160, width: 600, height: 400 },
      },
    );
    expect(readImage(`${url}&size=2000,1000`)).toMatchObject({ width: 2000, height: 1000 });
  });

  it('reads the size from the srcset when none is given (platform §5)', () => {
    const image = readImage({ url: '/a.jpg', imgSrcSet: '/resizer/1400x933/a.jpg 1400w' });
    expect(image).toMatchObject({ width: 1400, height: 933 });
  });

  it.each([
    ['max of a pair', { additional_properties: { focal_point: { max: [10, 20] } } }],
    ['max of an object', { additional_properties: { focal_point: { max: { x: 10, y: '20' } } } }],
    ['the ANS field', { focal_point: { x: 10, y: 20 } }],
    ['beside the ANS field', { additional_properties: { focal_point: { x: 10, y: 20 } } }],
    [
      'max before the ANS field',
      { focal_point: { x: 1, y: 2 }, additional_properties: { focal_point: { max: [10, 20] } } },
    ],
  ])('takes the focal point from %s', (_name, raw) => {
    const image = readImage({ url: '/a.jpg', width: 100, height: 100, ...raw });
    expect(image?.focal).toEqual({ x: 10, y: 20 });
  });

  it.each([
    { x: 0, y: 0 },
    { x: 100, y: 100 },
    { x: 0, y: 100 },
  ])('takes a point on its edge: %j', (focal_point) => {
    const image = readImage({ url: '/a.jpg', width: 100, height: 100, focal_point });
    expect(image?.focal).toEqual(focal_point);
  });

  it.each([
    ['a point beside', { x: 101, y: 3 }],
    ['a point below', { x: 3, y: 101 }],
    ['a point above', { x: 3, y: -1 }],
    ['a null value', { x: null, y: 3 }],
    ['a point outside', { x: 5000, y: 3 }],
    ['a negative one', { x: -4, y: 3 }],
  ])('has no focal point for %s', (_name, focal_point) => {
    expect(readImage({ url: '/a.jpg', width: 100, height: 100, focal_point })?.focal).toBeNull();
  });

  it.each([
    [{ credits: { by: [{ byline: 'A', name: 'B' }] } }, 'A'],
    [{ credits: { by: [{ name: 'A / Staff' }], affiliation: [{ name: 'Staff' }] } }, 'A / Staff'],
    [
      { credits: { by: [{ name: 'A / Staff' }, { name: 'B' }], affiliation: [{ name: 'Staff' }] } },
      'A / Staff, B',
    ],
    [{ credits: { by: [] }, vanity_credits: { by: [{ name: 'Over' }] } }, 'Over'],
    [{ copyright: '(c) 2026 X' }, '(c) 2026 X'],
    [{ credits: { by: null } }, ''],
  ])('credits %j as "%s"', (raw, credit) => {
    expect(readImage({ url: '/a.jpg', ...raw })?.credit).toBe(credit);
  });

  it('refuses a color that is more than a color', () => {
    expect(readImage({ url: '/a.jpg', color: 'red;background:url(//x)' })?.color).toBeNull();
  });
});
