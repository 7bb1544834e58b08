/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { axe } from 'jest-axe';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import PhotoFront from './features/photo-front/default';
import { hangPhotos } from './features/photo-front/hangPhotos';
import states from './states';

function show(name: string) {
  const { fields = {}, content = {}, requestUri = '/' } = states[name] ?? {};
  setFusion({ content, app: { requestUri } });
  return render(<PhotoFront customFields={fields} />).container;
}

describe('the photo front (platform §2)', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('leads with the newest gallery, hangs full rows, and lists the rest', () => {
    const container = show('wall');
    expect(container.querySelectorAll('.photo--lead')).toHaveLength(1);
    expect(container.querySelectorAll('.photo-front__wall > .photo')).toHaveLength(12);
    expect(container.querySelectorAll('.headlines__item')).toHaveLength(2);
    expect(container.querySelector('.photo--lead .card__mark')).toHaveTextContent('6 photos');
    expect(getFusion().calls[0]?.query).toMatchObject({
      feedParameter: '/photo',
      contentTypes: 'gallery',
      limit: 25,
    });
  });

  it('begins each row with a large one; only the lead has words below its headline', () => {
    const container = show('wall');
    const sizes = [...container.querySelectorAll('.photo-front__wall > .photo')].map((photo) =>
      photo.classList.contains('photo--large') ? 'large' : photo.className,
    );
    const row = ['large', ...Array<string>(5).fill('photo photo--small')];
    expect(sizes).toEqual([...row, ...row]);
    expect(container.querySelectorAll('.photo__summary')).toHaveLength(1);
    expect(container.querySelector('.photo--lead .photo__summary')).toBeInTheDocument();
    expect(container.querySelectorAll('.photo--lead [fetchpriority="high"]')).toHaveLength(1);
    expect(container.querySelectorAll('[fetchpriority="high"]')).toHaveLength(1);
  });

  it('hangs every picture once, and never a row that is not full', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), (photos) => {
        const { lead, wall, rest } = hangPhotos(photos);
        expect([...(lead === undefined ? [] : [lead]), ...wall, ...rest]).toEqual(photos);
        expect(wall.length % 6).toBe(0);
        expect(rest.length).toBeLessThan(6);
      }),
    );
  });

  it('leaves out what has no picture, and says so where nothing is left', () => {
    show('empty');
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByText('There are no pictures here yet.')).toBeInTheDocument();
  });
});
