/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { ContentElement } from '../../content/schemas/ans';
import { exampleElements } from './exampleElements';
import { Elements } from '../../components/article/elements/Elements';
import { numberColumns } from '../../components/article/elements/Table';

const show = (...elements: ContentElement[]) =>
  render(<Elements elements={elements} subtype="regular" newsletters={[]} />).container;

describe('a table', () => {
  it('heads its columns and rows, and has its caption', () => {
    show(...exampleElements.table);
    const table = screen.getByRole('table', { name: 'Visitors a night' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('Marian Anderson');
  });

  it('scrolls in a region of its own that takes the focus where it is wide', () => {
    show(...exampleElements['wide table']);
    const region = screen.getByRole('region', { name: 'Late hours at the seven busiest centers' });
    expect(region).toHaveAttribute('tabindex', '0');
  });

  it('takes no focus where it fits the narrowest phone', () => {
    expect(show(...exampleElements.table).querySelector('[tabindex]')).toBeNull();
  });

  it('without header heads no rows', () => {
    show({ type: 'table', _id: '', caption: '', header: [], rows: [['a', 'b']] });
    expect(screen.queryByRole('rowheader')).toBeNull();
    expect(screen.getAllByRole('cell')).toHaveLength(2);
  });

  it.each([
    [[['1'], ['2,000'], ['–']], [true]],
    [[['$4.2 million'], ['−3%'], ['<b>12</b>']], [true]],
    [[[' 12 '], ['<b> 7</b> ']], [true]],
    [[['12'], ['twelve']], [false]],
    [
      [['12', 'a'], ['13']],
      [true, false],
    ],
    [[['']], [false]],
    [[['2026-11-21']], [false]],
  ])('with the rows %j has columns of numbers: %j', (rows, expected) => {
    expect(numberColumns(rows, expected.length)).toEqual(expected);
  });
});

describe('an embed', () => {
  it('says who said what, and where, without asking anyone', () => {
    const container = show(...exampleElements.embed);
    expect(container.querySelector('blockquote')).toHaveTextContent('Lights are on at Vare');
    expect(screen.getByText('Friends of Vare')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See it on Instagram' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/p/abcdefghijk/',
    );
    expect(container.querySelector('script, img')).toBeNull();
    const frame = container.querySelector('iframe');
    expect(frame?.closest('details')).not.toHaveAttribute('open');
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-same-origin');
    expect(container.querySelector('summary')).toHaveTextContent('from instagram.com');
  });

  it('without markup is words and a link', () => {
    const container = show(...exampleElements['embed without markup']);
    expect(container.querySelector('details')).toBeNull();
    expect(screen.getByRole('link', { name: 'See the post on Instagram' })).toBeInTheDocument();
  });
});

describe('a rating', () => {
  const rating = (part: object) =>
    show({ type: 'numeric_rating', _id: '', rating: 3.5, min: 0, max: 4, units: 'stars', ...part });

  it.each([
    ['stars', {}, '3.5 of 4 stars', 'star', '87.5%'],
    ['bells', { rating: 2, units: 'bells' }, '2 of 4 bells', 'bell', '50%'],
    ['none', { rating: 0, max: 5 }, '0 of 5 stars', 'star', '0%'],
    [
      'points, which are not drawn',
      { rating: 86, max: 100, units: 'points' },
      '86 of 100 points',
      null,
      null,
    ],
    ['as many stars as are drawn', { max: 10 }, '3.5 of 10 stars', 'star', '35%'],
    ['stars too many to draw, by one', { max: 11 }, '3.5 of 11 stars', null, null],
    ['stars of which there are none', { rating: 0, max: 0 }, '0 of 0 stars', null, null],
    ['parts of stars', { max: 4.5 }, '3.5 of 4.5 stars', null, null],
    ['stars too many to draw', { max: 20 }, '3.5 of 20 stars', null, null],
    ['a name of Object', { units: 'constructor' }, '3.5 of 4 constructor', null, null],
  ])('in %s', (_name, part, words, symbol, share) => {
    const container = rating(part);
    expect(container).toHaveTextContent(words);
    const symbols = container.querySelector<HTMLElement>('.article-rating__symbols');
    expect(symbols?.className.split('--')[1] ?? null).toBe(symbol);
    expect(symbols?.style.getPropertyValue('--rating-share') ?? null).toBe(share);
    if (symbols) expect(symbols).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('a group', () => {
  it('is a section with a heading where it has a title', () => {
    show(...exampleElements.group);
    const section = screen.getByRole('region', { name: 'If you go' });
    expect(within(section).getByRole('heading', { level: 2 })).toHaveTextContent('If you go');
    expect(within(section).getAllByRole('listitem')).toHaveLength(2);
  });

  it('within a group has a heading below the outer one', () => {
    const [group] = exampleElements.group;
    show({ ...group!, title: 'Outer', elements: [{ ...group!, title: 'Inner' }] });
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Inner');
  });

  it('without a title is no section', () => {
    const [group] = exampleElements.group;
    show({ ...group!, title: '' });
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('a recording', () => {
  it('plays in the browser’s own player and loads nothing before', () => {
    const container = show(...exampleElements.audio);
    const player = container.querySelector('audio');
    expect(player).toHaveAttribute('controls');
    expect(player).toHaveAttribute('preload', 'none');
    expect(container).toHaveTextContent('12:34');
    expect(screen.getByText('The winter of 2014')).toBeInTheDocument();
    expect(container.querySelector('ol')).toHaveTextContent('3:32');
    expect(screen.getByRole('link', { name: 'Read the transcript' })).toBeInTheDocument();
  });

  it('says when each chapter begins', () => {
    const [audio] = exampleElements.audio;
    const chapters = [
      { start: 0, title: 'Cold open' },
      { start: 75, title: 'The winter' },
    ];
    show({ ...audio!, chapters });
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual(['0:00 Cold open', '1:15 The winter']);
  });

  it('without chapters and transcript shows neither', () => {
    const [audio] = exampleElements.audio;
    const container = show({ ...audio!, chapters: [], transcriptUrl: null, promoImage: null });
    expect(container.querySelector('details, .article-audio__transcript, img')).toBeNull();
  });
});
