/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { AppSession } from '../../contract/session';
import type { Api } from '../shared/api';
import type { GivenTo } from '../shared/calls';
import { WithQueries } from '../shared/testing/withQueries';
import { ListingList } from './ListingList';

const KINDS = [
  { name: 'restaurants', label: 'Restaurants', one: 'restaurant' },
  { name: 'hotels', label: 'Hotels', one: 'hotel' },
];

function show({ kinds = KINDS.slice(0, 1), total = 2, rights = ['read', 'edit'] as const } = {}) {
  const listListings = jest.fn(async ({ kind, offset = 0 }: GivenTo<'listListings'>) => ({
    listings: Array.from({ length: Math.min(50, total - offset) }, (_one, index) => ({
      id: `${kind}-${offset + index + 1}`,
      name: `${kind} ${offset + index + 1}`,
      isLive: index > 0,
      updatedAt: '2026-11-20T12:00:00Z',
    })),
    total,
  }));
  const api = { listListingKinds: async () => ({ kinds }), listListings } as unknown as Api;
  const session = { siteName: 'The Daily', rights, parts: ['listings'] } as unknown as AppSession;
  const onGo = jest.fn();
  render(<ListingList session={session} api={api} id="" onGo={onGo} />, { wrapper: WithQueries });
  return { listListings, onGo };
}

const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const lastAsked = ({ listListings }: ReturnType<typeof show>) => listListings.mock.lastCall?.[0];

describe('the list of listings', () => {
  it('says of each whether readers see it, and leads to it', async () => {
    const { onGo } = show();
    const link = await screen.findByRole('link', { name: 'restaurants 1' });
    expect(link.closest('tr')?.children[1]?.textContent).toBe('No');
    fireEvent.click(link);
    expect(onGo).toHaveBeenCalledWith('/pf/editor/listings/restaurants-1');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(button('Next')).toBeNull();
  });

  it('of several kinds is of one of them at a time', async () => {
    const shown = show({ kinds: KINDS });
    await screen.findByRole('link', { name: 'restaurants 1' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), {
      target: { value: 'hotels' },
    });
    await screen.findByRole('link', { name: 'hotels 1' });
    expect(lastAsked(shown)).toEqual({ kind: 'hotels', q: '', limit: 50, offset: 0 });
    expect(button('New hotel')).not.toBeNull();
  });

  it('is turned by 50, to its end and back', async () => {
    const shown = show({ total: 60 });
    await screen.findByRole('link', { name: 'restaurants 50' });
    expect(button('Previous')?.disabled).toBe(true);
    fireEvent.click(button('Next')!);
    await screen.findByRole('link', { name: 'restaurants 60' });
    expect(button('Next')?.disabled).toBe(true);
    fireEvent.click(button('Previous')!);
    await screen.findByRole('link', { name: 'restaurants 1' });
    fireEvent.click(button('Next')!);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'soup' } });
    await waitFor(() =>
      expect(lastAsked(shown)).toEqual({ kind: 'restaurants', q: 'soup', limit: 50, offset: 0 }),
    );
  });

  it('has no way to make one for who may only read', async () => {
    show({ rights: ['read'] as never });
    await screen.findByRole('link', { name: 'restaurants 1' });
    expect(button('New restaurant')).toBeNull();
  });
});
