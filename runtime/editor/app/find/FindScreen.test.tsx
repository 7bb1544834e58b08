/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { FoundDraft } from '../../contract/find';
import type { Right } from '../../contract/rights';
import type { AppSession } from '../../contract/session';
import type { Api } from '../shared/api';
import { WithQueries } from '../shared/testing/withQueries';
import { FindScreen } from './FindScreen';

const draft = (name: string): FoundDraft => ({
  id: name,
  kind: 'page',
  name,
  folder: '/',
  rev: 1,
  nodes: [{ id: 'one', type: 'a/a', label: 'Card', hint: '', section: 'main', fields: [] }],
});
const found = (...names: string[]) => ({ drafts: names.map(draft) });

const find = jest.fn();
const listDocuments = jest.fn();
const planChange = jest.fn();
const makeChange = jest.fn();
const pack = async () => ({ build: '1', blocks: [], layouts: [], outputTypes: [], sources: [] });

beforeEach(() => {
  for (const call of [find, planChange, makeChange]) call.mockReset();
  listDocuments.mockReset().mockResolvedValue({ documents: [], total: 0 });
});

const show = (search: string, rights: Right[] = ['read', 'edit']) => {
  history.replaceState(null, '', `/pf/editor/find${search}`);
  const api = { find, listDocuments, planChange, makeChange, pack } as unknown as Api;
  const session = { siteName: 'The Daily', rights, parts: [] as AppSession['parts'] } as AppSession;
  render(<FindScreen session={session} api={api} id="" onGo={jest.fn()} />, {
    wrapper: WithQueries,
  });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const search = async (text: string) => {
  fireEvent.change(await screen.findByLabelText('Words'), { target: { value: text } });
  press('Search');
};

describe('What is used on many pages', () => {
  it('is asked for when it is said, and stands in the address', async () => {
    find.mockResolvedValue(found('Front'));
    show('');
    await screen.findByLabelText('Words');
    expect(find).not.toHaveBeenCalled();
    await search('Fall');
    expect(await screen.findByText('1 block on 1 page')).toBeVisible();
    expect(find).toHaveBeenCalledWith({ kind: 'text', value: 'Fall' }, expect.anything());
    expect(location.search).toBe('?kind=text&value=Fall');
    expect(document.title).toBe('Find and change | The Daily');
  });

  it('is not shown any more while something else is searched for', async () => {
    find.mockResolvedValueOnce(found('Front'));
    show('?kind=text&value=Fall');
    await screen.findByRole('link', { name: 'Front' });
    find.mockReturnValueOnce(new Promise(() => {}));
    await search('Spring');
    expect(await screen.findByText('Searching')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Front' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
  });

  it('is asked for again by the same words', async () => {
    let answer = (_answer: ReturnType<typeof found>) => {};
    find
      .mockResolvedValueOnce(found('Front'))
      .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    show('?kind=text&value=Fall');
    await screen.findByText('1 block on 1 page');
    press('Search');
    expect(await screen.findByText('Searching')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
    answer(found('Front', 'Sports'));
    expect(await screen.findByText('2 blocks on 2 pages')).toBeVisible();
  });

  it('is told why it can’t be had, and may be tried again', async () => {
    find.mockRejectedValueOnce(new Error('Too busy.')).mockResolvedValueOnce(found('Front'));
    show('?kind=text&value=Fall');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too busy.');
    press('Search');
    expect(await screen.findByText('1 block on 1 page')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is found without linked blocks by who may not list those of the whole site', async () => {
    show('', []);
    await screen.findByLabelText('Words');
    expect(listDocuments).not.toHaveBeenCalled();
  });

  it('is changed everywhere, and asked for anew then', async () => {
    find.mockResolvedValueOnce(found('Front')).mockResolvedValue(found());
    show('?kind=text&value=Fall');
    await screen.findByText('1 block on 1 page');
    press('Change all …');
    const change = { kind: 'replace-text', from: 'Fall', to: '' };
    planChange.mockResolvedValue({
      drafts: [{ ...draft('Front'), nodes: [], operations: [], undo: [], mayEdit: true }],
    });
    press('See what would change');
    await screen.findByRole('button', { name: 'Change 1 page' });
    expect(planChange).toHaveBeenCalledWith(change);
    expect(find).toHaveBeenCalledTimes(1);
    makeChange.mockResolvedValue({ drafts: [{ id: 'Front', done: true, rev: 2, undo: [] }] });
    press('Change 1 page');
    expect(await screen.findByText('1 page changed.')).toBeVisible();
    expect(makeChange).toHaveBeenCalledWith({ change, documents: ['Front'] });
    await waitFor(() => expect(find).toHaveBeenCalledTimes(2));
    expect(await screen.findByText('Nothing was found.')).toBeVisible();
    expect(screen.getByText('1 page changed.')).toBeVisible();
  });
});
