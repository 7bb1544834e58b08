/** @jest-environment jsdom */
import type { Candidate, Redirect, ResolverRow } from '../../contract/routing';
import '@testing-library/jest-dom';
import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ApiError } from '../shared/call';
import { moveBefore } from '../shared/moveBefore';
import { WithQueries } from '../shared/testing/withQueries';
import { AddressTester } from './AddressTester';
import { pathIn } from './pathIn';
import { RedirectList } from './RedirectList';
import { ResolverList } from './ResolverList';
import { describeCandidate, describeConflict } from './words';

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
const template = (standing: Candidate['standing']): Candidate => ({
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
    const api = { explainRoute: jest.fn(async () => ({ candidates })) };
    const { container } = render(<AddressTester api={api} resolvers={[resolver('news')]} />, {
      wrapper: WithQueries,
    });
    fireEvent.change(screen.getByLabelText('Address'), { target: { value: '/news/x' } });
    fireEvent.click(screen.getByRole('button', { name: 'Test' }));
    for (const word of words)
      expect(await within(screen.getByRole('status')).findByText(new RegExp(word))).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Test' }));
    await waitFor(() => expect(api.explainRoute).toHaveBeenCalledTimes(2));
    expect(api.explainRoute).toHaveBeenLastCalledWith({ uri: '/news/x' }, expect.anything());
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

describe('Redirects', () => {
  const old: Redirect = { from: '/old', to: '/new', status: 301, scope: 'prefix' };
  const listRedirects = jest.fn();
  const saveRedirect = jest.fn();
  const deleteRedirect = jest.fn();
  const onDone = jest.fn();
  beforeEach(() => {
    for (const call of [saveRedirect, deleteRedirect, onDone]) call.mockReset();
    listRedirects.mockReset().mockResolvedValue({ redirects: [old], total: 1 });
    const api = { listRedirects, saveRedirect, deleteRedirect };
    render(<RedirectList api={api} mayRoute onDone={onDone} />, { wrapper: WithQueries });
  });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const add = () => {
    type('From', '/a');
    type('To', '/b');
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  };

  it('stay in sight while others are searched for', async () => {
    await screen.findByRole('row', { name: /\/old/ });
    listRedirects.mockResolvedValue({ redirects: [], total: 0 });
    type('Search redirects', 'x');
    expect(screen.getByRole('row', { name: /\/old/ })).toBeVisible();
    expect(await screen.findByText('There is none.')).toBeVisible();
    expect(listRedirects).toHaveBeenLastCalledWith({ search: 'x' }, expect.anything());
  });

  it('are made, said, and asked for anew', async () => {
    add();
    await waitFor(() => expect(screen.getByLabelText('From')).toHaveValue(''));
    expect(saveRedirect).toHaveBeenCalledWith({
      from: '/a',
      to: '/b',
      status: 301,
      scope: 'exact',
    });
    expect(onDone).toHaveBeenCalledWith({ text: 'Readers of /a go to /b.' });
    await waitFor(() => expect(listRedirects).toHaveBeenCalledTimes(2));
  });

  it('that can’t be made stay in the form, with the reason', async () => {
    const message = 'It leads to itself.';
    saveRedirect.mockRejectedValue(new ApiError({ kind: 'refused', code: 'invalid', message }));
    add();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('From')).toHaveValue('/a');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('are taken away, and made again to take that back', async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Delete the redirect of /old' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(deleteRedirect).toHaveBeenCalledWith({ from: '/old', scope: 'prefix' });
    await onDone.mock.lastCall?.[0].undo();
    expect(saveRedirect).toHaveBeenCalledWith(old);
  });
});
