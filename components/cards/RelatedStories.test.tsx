/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { setFusion } from '../../mocks/fusion/state';
import { examplePicture } from '../article/examplePicture';
import { RelatedStories } from './RelatedStories';

const ITEMS = [
  { title: 'The vote', link: '/news/vote.html', image: examplePicture(0, { auth: 'a1' }) },
  { title: 'The gym', link: '/news/gym.html', image: null },
];
const show = (version: 1 | 2, items = ITEMS) =>
  render(<RelatedStories items={items} version={version} />).container;

describe('the stories that belong to a card’s story (widgets §5)', () => {
  it('are not there where there are none', () => {
    expect(show(1, []).innerHTML).toBe('');
  });

  it.each([
    [1, 0],
    [2, 1],
  ] as const)('in version %d are links, with %d pictures', (version, pictures) => {
    const container = show(version);
    const links = [...container.querySelectorAll('a[data-link-type="related"]')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['The vote', '/news/vote.html'],
      ['The gym', '/news/gym.html'],
    ]);
    expect(container.querySelectorAll('img')).toHaveLength(pictures);
    expect(container.querySelector('ul')?.className).toBe(
      `card__related card__related--${version}`,
    );
  });

  it('has pictures of 3 by 2, 800 to 400 px wide (widgets §9)', () => {
    setFusion({ environment: { RESIZER_BASE: '/resizer/v2' } });
    const image = show(2).querySelector('img');
    expect(image?.srcset.split(', ').map((one) => one.split(' ')[1])).toEqual([
      '800w',
      '700w',
      '600w',
      '400w',
    ]);
    expect(image?.className).toContain('picture__img--3x2');
    expect(image?.alt).toBe('');
  });
});
