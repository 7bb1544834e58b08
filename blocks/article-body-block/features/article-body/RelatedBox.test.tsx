/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { examplePicture } from '../../../../components/article/examplePicture';
import { RelatedBox } from './RelatedBox';

describe('the box of related stories', () => {
  it('leads to each, with its picture where it has one', () => {
    render(
      <RelatedBox
        items={[
          { title: 'The vote', link: '/news/vote.html', image: examplePicture(0) },
          { title: 'The gym', link: '/news/gym.html', image: null },
        ]}
      />,
    );
    expect(screen.getByRole('complementary', { name: 'Related to this story' })).toBeVisible();
    const rows = screen.getAllByRole('listitem').map((row) => {
      const link = row.querySelector('a');
      return [
        link?.textContent,
        link?.getAttribute('href'),
        link?.dataset['linkType'],
        row.querySelectorAll('img[alt=""]').length,
      ];
    });
    expect(rows).toEqual([
      ['The vote', '/news/vote.html', 'related', 1],
      ['The gym', '/news/gym.html', 'related', 0],
    ]);
  });
});
