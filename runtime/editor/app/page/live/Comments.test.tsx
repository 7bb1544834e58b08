/** @jest-environment jsdom */
import type { CommentRow } from '../../../contract/comments';
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ReactElement } from 'react';
import { ApiError } from '../../shared/call';
import type { Api } from '../../shared/api';
import { WithQueries } from '../../shared/testing/withQueries';
import { Comments } from './Comments';
import { useComments } from './useComments';

const row = (id: number, nodeId: string | null, text: string): CommentRow => ({
  id,
  nodeId,
  text,
  author: 'nelly@daily.test',
  createdAt: '2026-11-21T12:00:00Z',
  resolvedBy: null,
});

let kept: CommentRow[];
let fails = false;
const api: Pick<Api, 'listComments' | 'addComment' | 'settleComment'> = {
  listComments: async () => ({ comments: [...kept] }),
  addComment: async ({ nodeId = null, text }) => {
    if (fails) throw new ApiError({ kind: 'offline' });
    const added = row(kept.length + 1, nodeId, text);
    kept.push(added);
    return added;
  },
  settleComment: async ({ comment: id }) => {
    const [settled] = kept.filter((comment) => comment.id === id);
    kept = kept.filter((comment) => comment !== settled);
    return settled!;
  },
};

function Panel({ nodeId, mayComment = true }: { nodeId: string | null; mayComment?: boolean }) {
  const comments = useComments(api, 'front');
  const now = Date.parse('2026-11-21T12:05:00Z');
  return <Comments comments={comments} nodeId={nodeId} mayComment={mayComment} now={now} />;
}

const show = (panel: ReactElement) => render(panel, { wrapper: WithQueries });

beforeEach(() => {
  kept = [row(1, 'one', 'Shorter?'), row(2, null, 'For Sunday')];
  fails = false;
});

describe('Comments', () => {
  it('are those of the block that is chosen, with who said it and when', async () => {
    const { container } = show(<Panel nodeId="one" />);
    expect(await screen.findByText('Shorter?')).toBeVisible();
    expect(container).toHaveTextContent('nelly@daily.test, 5 minutes ago');
    expect(screen.queryByText('For Sunday')).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('are said, and settled', async () => {
    show(<Panel nodeId={null} />);
    const field = screen.getByLabelText('Say something about the page');
    fireEvent.change(field, { target: { value: 'Who edits?' } });
    fireEvent.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByText('Who edits?')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    fireEvent.click(screen.getByRole('button', { name: 'Settle: For Sunday' }));
    await waitFor(() => expect(screen.queryByText('For Sunday')).toBeNull());
  });

  it('are all settled where that is done quickly, and said once', async () => {
    kept = [row(1, 'one', 'Shorter?'), row(2, 'one', 'Longer?')];
    show(<Panel nodeId="one" />);
    await screen.findByText('Shorter?');
    const field = screen.getByLabelText('Say something about it');
    fireEvent.change(field, { target: { value: 'Both?' } });
    fireEvent.click(screen.getByRole('button', { name: 'Settle: Shorter?' }));
    fireEvent.click(screen.getByRole('button', { name: 'Settle: Longer?' }));
    fireEvent.click(screen.getByRole('button', { name: 'Comment' }));
    fireEvent.click(screen.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(kept.map(({ text }) => text)).toEqual(['Both?']);
    expect(await screen.findByText('Both?')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Longer?')).toBeNull());
  });

  it('keep what was typed when it could not be said', async () => {
    fails = true;
    show(<Panel nodeId="one" />);
    await screen.findByText('Shorter?');
    const field = screen.getByLabelText('Say something about it');
    fireEvent.change(field, { target: { value: 'Keep this' } });
    fireEvent.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server can’t be reached.');
    expect(field).toHaveValue('Keep this');
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(field).toHaveValue('Keep this');
  });

  it('are only read by who may not comment', async () => {
    show(<Panel nodeId="one" mayComment={false} />);
    await screen.findByText('Shorter?');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
