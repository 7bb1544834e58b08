/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { exampleStory } from '../../../../components/article/exampleStory';
import { ArticleDates } from './ArticleDates';

const NEVER = {
  display_date: '',
  first_publish_date: '',
  publish_date: '',
  last_updated_date: '',
};
const shown = (dates: Partial<typeof NEVER>) =>
  render(<ArticleDates story={exampleStory({ ...NEVER, ...dates })} />).container;

describe('when a story appeared (platform §9)', () => {
  const display_date = '2026-11-21T15:00:00Z';
  const first_publish_date = '2026-11-20T15:00:00Z';
  const publish_date = '2026-11-19T15:00:00Z';

  it.each([
    [{ display_date, first_publish_date, publish_date }, 'Nov. 21'],
    [{ first_publish_date, publish_date }, 'Nov. 20'],
    [{ publish_date }, 'Nov. 19'],
  ])('is the first of its dates that is known: %j', (dates, day) => {
    expect(shown(dates)).toHaveTextContent(new RegExp(`^Published ${day}, 2026, 10 a\\.m\\. ET$`));
  });

  it('is followed by when it changed; the last of both may become how long ago that is', () => {
    const container = shown({ display_date, last_updated_date: '2026-11-22T15:00:00Z' });
    expect(container).toHaveTextContent(
      'Published Nov. 21, 2026, 10 a.m. ET Updated Nov. 22, 2026',
    );
    const latest = container.querySelectorAll('.article-header__latest');
    expect([...latest].map(({ textContent }) => textContent)).toEqual([
      'Updated Nov. 22, 2026, 10 a.m. ET',
    ]);
    expect(shown({ display_date }).querySelector('.article-header__latest')).toHaveTextContent(
      'Published',
    );
  });
});
