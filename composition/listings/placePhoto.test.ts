import { restaurants } from './restaurants';
import { NOW, pageOf, snake, stored } from './restaurants.fixture';

const { read, write } = restaurants;

const photo = {
  type: 'image',
  version: '0.10.9',
  url: '/gateway/photo/v2/a.jpg',
  width: 1200,
  height: 800,
  alt_text: 'A plate',
  caption: 'Roast chicken',
};
describe('the photo of a place', () => {
  const withPhoto = stored(snake, { promo_items: { basic: photo, lead: { type: 'image' } } });
  const promoOf = (changes: object, document: object = withPhoto) =>
    (
      write(document as never, { ...read(document as never), ...changes }, NOW) as {
        promo_items: { basic?: object };
      }
    ).promo_items;

  it('stays with all that is said of it, but for its description', () => {
    expect(promoOf({})).toEqual({ basic: photo, lead: { type: 'image' } });
    expect(promoOf({ photoAlt: 'A bird' }).basic).toEqual({ ...photo, alt_text: 'A bird' });
  });

  it('is replaced whole, with the point that an editor chose', () => {
    const url = '/gateway/photo/v2/b.jpg';
    const chosen = { photo: `${url}#focal=0.5,0.25&size=1600,1000`, photoAlt: 'A door' };
    expect(promoOf(chosen).basic).toEqual({
      type: 'image',
      version: '0.10.9',
      url,
      width: 1600,
      height: 1000,
      focal_point: { x: 800, y: 250 },
      alt_text: 'A door',
    });
  });

  it('is cut about the middle of the part that an editor chose', () => {
    const chosen = { photo: '/b.jpg#crop=0.5,0,0.5,0.5&size=1000,800' };
    expect(promoOf(chosen).basic).toMatchObject({ focal_point: { x: 750, y: 200 } });
  });

  it.each([
    ['a place', { featureImage: { url: '/f.jpg' } }, {}],
    ['the story', {}, { featureImage: { url: '/f.jpg' } }],
  ])(
    'of featureImage of %s is what the page shows, until another one is chosen',
    (_of, place, extra) => {
      const document = stored({ ...snake, ...place }, { promo_items: { basic: photo } });
      Object.assign(document.additional_properties, extra);
      expect(read(document)).toMatchObject({ photo: '/f.jpg' });
      const other = write(document, { ...read(document), photo: '/b.jpg' }, NOW);
      expect(pageOf(other)?.photo?.url).toBe('/b.jpg');
      const none = write(document, { ...read(document), photo: '' }, NOW);
      expect(pageOf(none)?.photo).toBeNull();
    },
  );

  it('stands beside a video, which goes only for another photo', () => {
    const video = { type: 'video', url: '/v.mp4' };
    const document = stored(snake, { promo_items: { basic: video } });
    expect(read(document)).toMatchObject({ photo: '' });
    expect(promoOf({ region: 'Olney' }, document)).toEqual({ basic: video });
    expect(promoOf({ photo: '/b.jpg' }, document).basic).toMatchObject({ url: '/b.jpg' });
  });

  it('goes with the address', () => {
    expect(promoOf({ photo: '' })).toEqual({ lead: { type: 'image' } });
  });

  it('of restaurantPhoto is that until another one is chosen', () => {
    const document = stored(snake);
    document.additional_properties = {
      ...document.additional_properties,
      restaurantPhoto: { url: '/gateway/photo/v2/a.jpg' },
    } as never;
    expect(read(document)).toMatchObject({ photo: '/gateway/photo/v2/a.jpg' });
    const other = write(document, { ...read(document), photo: '/gateway/photo/v2/b.jpg' }, NOW);
    expect(pageOf(other)?.photo?.url).toContain('b.jpg');
    expect(JSON.stringify(other)).not.toContain('a.jpg');
  });
});
