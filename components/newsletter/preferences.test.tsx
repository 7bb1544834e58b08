/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import NewsletterList from '../../blocks/newsletter-list-block/features/newsletter-list/default';
import { setFusion } from '../../mocks/fusion/state';
import { showPreferences } from './preferences';

const READER = { email: 'reader@mail.example', token: 'token' };
const USER = '/gateway/sailthru/rest/user';
const PREFERENCES = '/gateway/salesforce/newsletter';

let calls: { path: string; body: Record<string, unknown>; headers: Record<string, string> }[] = [];
let failing: string[] = [];
let hold: Promise<void> | null = null;
let contactKey: string | null = 'contact-1';

const user = () => ({
  keys: { sid: 'a1', email: READER.email },
  vars: { contact_key: contactKey, identify_key: 'key of the reader', consents: ['E-Edition'] },
  lists: { Clout: '2026-11-01T00:00:00Z' },
});

async function open(): Promise<HTMLFormElement> {
  calls = [];
  failing = [];
  hold = null;
  contactKey = 'contact-1';
  setFusion();
  Object.assign(window, {
    dataLayer: [],
    fetch: async (path: string, init?: { body: string; headers: Record<string, string> }) => {
      if (init) {
        calls.push({
          path,
          body: JSON.parse(init.body) as Record<string, unknown>,
          headers: init.headers,
        });
        await hold;
        if (contactKey === null && path === USER) contactKey = 'contact-new';
      }
      const status = failing.includes(path) ? 500 : 200;
      return { ok: status === 200, status, json: async () => user() };
    },
  });
  const { container } = render(<NewsletterList customFields={{}} />);
  const form = container.querySelector('form')!;
  return form;
}

const toggle = (name: RegExp) => screen.getByRole<HTMLInputElement>('switch', { name });
const isLoading = (box: HTMLElement) =>
  box.getAttribute('aria-busy') === 'true' &&
  box.closest('label')!.classList.contains('is-loading');
const events = () => (window as unknown as { dataLayer: object[] }).dataLayer;

describe('the preference centre (platform §2, §4, §7)', () => {
  let logged: jest.SpyInstance;

  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    HTMLElement.prototype.scrollIntoView = jest.fn();
    window.location.hash = '';
  });
  afterEach(() => jest.restoreAllMocks());

  it('is there for who is signed in: switches of what they get, for their address', async () => {
    const form = await open();
    await showPreferences(form, READER);
    expect(form).toHaveAttribute('id', 'emailpreferences');
    const on = screen
      .getAllByRole<HTMLInputElement>('switch')
      .filter(({ checked }) => checked)
      .map(({ value }) => value);
    expect(on).toEqual(['CLOUT', 'E-Edition']);
    expect(screen.getByText(/saved right away for/)).toHaveTextContent(READER.email);
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull();
  });

  it('is scrolled to where the address names it', async () => {
    window.location.hash = '#emailpreferences';
    const form = await open();
    await showPreferences(form, READER);
    expect(form.scrollIntoView).toHaveBeenCalled();
  });

  it('saves a switch in both places, by the exact calls', async () => {
    const form = await open();
    await showPreferences(form, READER);
    fireEvent.click(toggle(/Let.s Eat/));
    await waitFor(() => expect(calls).toHaveLength(2));
    await waitFor(() => expect(isLoading(toggle(/Let.s Eat/))).toBe(false));
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      [
        USER,
        {
          id: READER.email,
          key: 'email',
          lists: { "Let's Eat": 1 },
          identifyKey: 'key of the reader',
        },
      ],
      [PREFERENCES, { contactId: 'contact-1', referenceIds: ['pref-lets-eat'], isOptIn: true }],
    ]);
    expect(calls.every(({ headers }) => headers['x-csrf-token'] === 'token')).toBe(true);
    expect(events()).toMatchObject([{ event: 'email-signup', newsletter_id: 'LETS-EAT' }]);
    fireEvent.click(toggle(/Clout/));
    await waitFor(() => expect(calls).toHaveLength(4));
    expect(calls[2]?.body['lists']).toEqual({ Clout: 0 });
    expect(calls[3]?.body['isOptIn']).toBe(false);
    await waitFor(() => expect(isLoading(toggle(/Clout/))).toBe(false));
    expect(events()).toHaveLength(1);
  });

  it('is loading while a save is in flight, and takes no other press then', async () => {
    const form = await open();
    await showPreferences(form, READER);
    let release: () => void = () => undefined;
    hold = new Promise((resolve) => {
      release = resolve;
    });
    const box = toggle(/Let.s Eat/);
    fireEvent.click(box);
    expect(isLoading(box)).toBe(true);
    fireEvent.click(box);
    expect(box).toBeChecked();
    release();
    await waitFor(() => expect(isLoading(box)).toBe(false));
    expect(calls).toHaveLength(2);
  });

  it('saves a consent as a preference alone', async () => {
    const form = await open();
    await showPreferences(form, READER);
    fireEvent.click(toggle(/Offers and events/));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toMatchObject({
      path: PREFERENCES,
      body: { referenceIds: ['Marketing_Communications'], isOptIn: true },
    });
    await waitFor(() => expect(isLoading(toggle(/Offers and events/))).toBe(false));
    expect(events()).toEqual([]);
  });

  it('makes a contact of who is none, before what needs one', async () => {
    const form = await open();
    contactKey = null;
    await showPreferences(form, READER);
    fireEvent.click(toggle(/Offers and events/));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.map(({ path }) => path)).toEqual([USER, PREFERENCES]);
    expect(calls[0]?.body['lists']).toEqual({});
    expect(calls[1]?.body['contactId']).toBe('contact-new');
  });

  it.each([
    [[USER], ['Error updating sailthru list'], true],
    [[PREFERENCES], ['Error updating newsletter'], true],
    [[USER, PREFERENCES], ['Error updating sailthru list', 'Error updating newsletter'], false],
  ])(
    'logs what could not be saved and shows nothing (platform §8): %j',
    async (paths, words, isOn) => {
      const form = await open();
      await showPreferences(form, READER);
      const text = form.textContent;
      failing = paths;
      const box = toggle(/Let.s Eat/);
      fireEvent.click(box);
      await waitFor(() => expect(calls).toHaveLength(2));
      await waitFor(() => expect(isLoading(box)).toBe(false));
      expect(logged.mock.calls.map(([first]) => String(first))).toEqual(words);
      expect(box.checked).toBe(isOn);
      expect(form.textContent).toBe(text);
    },
  );

  it('does not come where it can’t be had what the reader gets', async () => {
    const form = await open();
    failing = [`${USER}/reader%40mail.example?key=email`];
    await expect(showPreferences(form, READER)).rejects.toThrow('answers 500');
    expect(form.id).toBe('');
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeVisible();
  });
});
