/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { AnsVideo } from '../../content/schemas/ans';
import { setFusion } from '../../mocks/fusion/state';
import { enhanceVideos } from './enhanceVideos';
import { examplePicture } from './examplePicture';
import { VideoPlayer } from './VideoPlayer';

const VIDEO: AnsVideo = {
  type: 'video',
  _id: 'v',
  headline: 'The gym at night',
  description: '',
  youtubeId: null,
  streams: [{ url: 'https://films.example/a.mp4', type: 'video/mp4', width: 1280, height: 720 }],
  captionsUrl: null,
  duration: 0,
  publish_date: '',
  promoImage: null,
  canonical_url: null,
};

/** The film of a page, and the pictures that its script asks for beside it. */
function show(promoImage: AnsVideo['promoImage']) {
  const asked: HTMLImageElement[] = [];
  jest.spyOn(window, 'Image').mockImplementation(() => {
    const image = document.createElement('img');
    asked.push(image);
    return image;
  });
  const { container } = render(<VideoPlayer video={{ ...VIDEO, promoImage }} />);
  enhanceVideos(container);
  return { film: container.querySelector('video')!, asked };
}

describe('the poster of a film (platform §8)', () => {
  const remote = examplePicture(0, {
    url: 'https://pictures.example/a.jpg',
    auth: 'a1',
  });
  beforeEach(() =>
    setFusion({ environment: { RESIZER_BASE: 'https://news.example/resizer/v2/' } }),
  );
  afterEach(() => jest.restoreAllMocks());

  it('is the original where the resizer gives none', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { film, asked } = show(remote);
    const resized = film.poster;
    expect(resized).toMatch(/^https:\/\/news\.example\/resizer\/v2\/a\.jpg\?auth=a1&width=1280/);
    expect(asked.map(({ src }) => src)).toEqual([resized]);
    asked[0]?.dispatchEvent(new Event('error'));
    expect(film.poster).toBe('https://pictures.example/a.jpg');
    expect(warn).toHaveBeenCalledWith('Generate resized image failed', resized);
  });

  it.each([
    ['of a picture stored with us, whose resizer sends what it can', examplePicture(0)],
    ['that is the original already', { ...remote, auth: '' }],
    ['of a film without a picture', null],
  ])('asks for nothing beside it: %s', (_name, promoImage) => {
    expect(show(promoImage).asked).toEqual([]);
  });
});
