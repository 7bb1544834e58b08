/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ExplainedCandidate } from '../../../store/explainRoute';
import type { ResolverRow } from './routingCalls';
import { AddressTester, pathIn } from './AddressTester';
import { ResolverList } from './ResolverList';
import { describeCandidate, describeConflict, moveBefore } from './words';

const resolver = (id: string, more: Partial<ResolverRow> = {}): ResolverRow => ({
  id,
  name: id.toUpperCase(),
  priority: 1,
  patterns: [`/${id}/*`],
  source: 'story-api',
  params: {},
  templateId: 'story',
  ...more,
});
const template = (standing: ExplainedCandidate['standing']): ExplainedCandidate => ({
  kind: 'template',
  documentId: 'story',
  contentConfig: { source: 'story-api', query: { slug: 'x' } },
  resolverId: 'news',
  pattern: 0,
  standing,
});

describe('What answers an address', () => {
  it('is told with its resolver, pattern and content', () => {
    expect(describeCandidate(template('answers'), [resolver('news')])).toEqual({
      what: 'Template story',
      detail: 'resolver NEWS, pattern /news/*; content: story-api {"slug":"x"}',
      standing: 'Answers',
    });
  });

  it.each([
    ['/news', '/news'],
    ['news', '/news'],
    [' https://daily.test/news?page=2#top ', '/news?page=2'],
    ['https://daily.test', '/'],
  ])('is asked for by path or whole address: %s', (text, path) => {
    expect(pathIn(text)).toBe(path);
  });

  it.each([
    [
      [template('answers'), template('unpublished')],
      ['Answers', 'Not published'],
    ],
    [[], ['Readers get “Page not found.”']],
  ])('is listed in the order in which it is asked', async (candidates, words) => {
    const api = { explainRoute: async () => candidates };
    const { container } = render(<AddressTester api={api} resolvers={[resolver('news')]} />);
    fireEvent.change(screen.getByLabelText('Address'), { target: { value: '/news/x' } });
    fireEvent.click(screen.getByRole('button', { name: 'Test' }));
    for (const word of words)
      expect(await within(screen.getByRole('status')).findByText(new RegExp(word))).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('The order of resolvers', () => {
  it.each([
    ['a', 'c', 'bac'],
    ['c', 'a', 'cab'],
    ['a', null, 'bca'],
    ['b', 'b', 'abc'],
  ])('is another when %s moves before %s', (id, before, order) => {
    expect(moveBefore(['a', 'b', 'c'], id, before).join('')).toBe(order);
  });

  const show = (mayRoute = true) => {
    const onOrder = jest.fn();
    const { container } = render(
      <ResolverList
        resolvers={['a', 'b', 'c'].map((id) => resolver(id))}
        conflicts={[]}
        mayRoute={mayRoute}
        onOrder={onOrder}
        onEdit={jest.fn()}
        onDelete={jest.fn()}
      />,
    );
    return { onOrder, container };
  };

  it('is changed with buttons', async () => {
    const { onOrder, container } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Ask C sooner' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ask A later' }));
    expect(onOrder.mock.calls).toEqual([[['a', 'c', 'b']], [['b', 'a', 'c']]]);
    expect(screen.getByRole('button', { name: 'Ask A sooner' })).toBeDisabled();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('is changed by dragging', () => {
    const { onOrder } = show();
    const [first, , third] = screen.getAllByRole('listitem');
    fireEvent.dragStart(third!);
    const over = createEvent.dragOver(first!);
    fireEvent(first!, over);
    expect(over.defaultPrevented).toBe(true);
    expect(first).toHaveClass('routing__row--over');
    fireEvent.drop(first!);
    fireEvent.dragEnd(third!);
    expect(onOrder).toHaveBeenCalledWith(['c', 'a', 'b']);
    expect(first).not.toHaveClass('routing__row--over');
  });

  it('is only read by who may not change addresses', () => {
    show(false);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [true, '“B” is never asked for /b: “A” (/*) takes all of it.'],
    [false, '“A” (/*) is asked before “B” (/b); some addresses fit both.'],
  ])('says where two stand in each other’s way (never: %s)', (isNever, words) => {
    const conflict = {
      first: { resolverId: 'a', pattern: '/*' },
      second: { resolverId: 'b', pattern: '/b' },
      isNever,
    };
    expect(describeConflict(conflict, [resolver('a'), resolver('b')])).toBe(words);
  });
});
