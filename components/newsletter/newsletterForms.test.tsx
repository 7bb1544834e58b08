/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NewsletterForm } from '../ui/NewsletterForm';

interface Answer {
  status?: number;
  body?: unknown;
}

const CLOUT = { id: 'CLOUT', title: 'Clout', listName: 'Clout Weekly' };
const READER = { state: 'Logged In', email: 'reader@mail.example', pmnCookie: 'token' };

let fetched: jest.Mock;
/** Requests in their order: path, and fields of the form. */
let requests: [string, string][] = [];

const urlOf = (address: string) => new URL(address, 'https://daily.example');

/** A page with the form, in a state of its reader, whose services answer by path. */
async function openForm(
  answers: Record<string, Answer | Answer[]> = {},
  readerState = 'out',
): Promise<HTMLFormElement> {
  jest.resetModules();
  requests = [];
  fetched = jest.fn(async (address: string, init?: RequestInit) => {
    const { pathname, search } = urlOf(address);
    requests.push([pathname + search, String((init?.body as URLSearchParams | null) ?? '')]);
    const found = answers[pathname];
    const { status = 200, body = {} } = (Array.isArray(found) ? found.shift() : found) ?? {
      status: 404,
    };
    return { ok: status < 300, status, json: async () => body };
  });
  Object.assign(window, { fetch: fetched, dataLayer: [] });
  document.documentElement.dataset.readerState = readerState;
  const { container } = render(
    <section data-newsletter-box="">
      <h2>Clout</h2>
      <NewsletterForm newsletter={CLOUT} source="newsroom" />
    </section>,
  );
  const { enhanceNewsletterForms } = await import('./enhanceNewsletterForms');
  enhanceNewsletterForms(container);
  return container.querySelector('form')!;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Email address');
const send = (form: HTMLFormElement) => {
  fireEvent.input(field(), { target: { value: 'a@b.example' } });
  fireEvent.submit(form);
};
const events = () => (window as unknown as { dataLayer: object[] }).dataLayer;
const SUBSCRIBE = '/gateway/newsletters/subscribe';
const ME = '/gateway/readers/me';
const LISTS = '/gateway/salesforce/user-subscribed-newsletter';

describe('a newsletter form (widgets §4)', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    sessionStorage.clear();
  });
  afterEach(() => jest.restoreAllMocks());

  it('asks nobody anything before it is used', async () => {
    await openForm();
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetched).not.toHaveBeenCalled();
    expect(field().form?.dataset.ready).toBeUndefined();
  });

  it('comes to life once it is used, and at once where it is in use already', async () => {
    const form = await openForm();
    fireEvent.focusIn(field());
    await waitFor(() => expect(form.dataset.ready).toBe(''));
    const { enhanceNewsletterForms } = await import('./enhanceNewsletterForms');
    const other = form.cloneNode(true) as HTMLFormElement;
    delete other.dataset.ready;
    delete other.dataset.isWatched;
    form.after(other);
    other.querySelector<HTMLInputElement>('input[type="email"]')!.focus();
    enhanceNewsletterForms(other.parentElement!);
    await waitFor(() => expect(other.dataset.ready).toBe(''));
  });

  it('shows a spinner until its script has come, then while it sends, with field and button off', async () => {
    let answer: (answer: object) => void = () => undefined;
    const form = await openForm();
    Object.assign(window, {
      fetch: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    send(form);
    expect(form).toHaveClass('is-sending');
    expect(form.querySelector('.newsletter-form__spinner')).toHaveClass('spinner--4');
    await waitFor(() => expect(field()).toBeDisabled());
    expect(screen.getByRole('button')).toBeDisabled();
    answer({ ok: true, status: 200, json: async () => ({ ok: true }) });
    await screen.findByText('Thanks for signing up!');
  });

  it('thanks after ok and 200, and says that one step is left', async () => {
    const form = await openForm({ [SUBSCRIBE]: { body: { ok: true, isConfirmed: false } } });
    send(form);
    await screen.findByText('Thanks for signing up!');
    expect(form).not.toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Open the email we sent you');
    expect(requests).toEqual([
      [SUBSCRIBE, 'newsletter=CLOUT&source=newsroom&homepage=&email=a%40b.example'],
    ]);
  });

  it('says what is missing where none of several is chosen, and sends once one is', async () => {
    const form = await openForm({ [SUBSCRIBE]: { body: { ok: true } } });
    form.insertAdjacentHTML(
      'afterbegin',
      '<input type="checkbox" name="consent" value="E-Edition">',
    );
    form.querySelector('[name="newsletter"]')!.remove();
    const box = form.querySelector<HTMLInputElement>('[name="consent"]')!;
    send(form);
    await waitFor(() => expect(box).toHaveFocus());
    expect(box.validationMessage).toBe('Choose at least one newsletter.');
    expect(requests).toEqual([]);
    fireEvent.click(box);
    expect(box.validationMessage).toBe('');
    send(form);
    await screen.findByText('Thanks for signing up!');
  });

  it('says no more than thanks where the address is proved', async () => {
    const form = await openForm({ [SUBSCRIBE]: { body: { ok: true, isConfirmed: true } } });
    send(form);
    await screen.findByText('Thanks for signing up!');
    expect(screen.getByRole('status')).toHaveTextContent(/^Thanks for signing up!$/);
  });

  it('tells the data layer which newsletter, and where the visit began (platform §7)', async () => {
    sessionStorage.setItem('originalLocation', 'https://daily.example/food/');
    const form = await openForm({ [SUBSCRIBE]: { body: { ok: true } } });
    send(form);
    await waitFor(() => expect(events()).toHaveLength(1));
    expect(events()).toEqual([
      {
        event: 'email-signup',
        newsletter_id: 'CLOUT',
        newsletter_title: 'Clout',
        newsletter_sailthru_name: 'Clout Weekly',
        originalLocation: 'https://daily.example/food/',
      },
    ]);
  });

  it.each([
    ['another status', { status: 202 }],
    ['a refusal', { status: 400, body: { message: 'no' } }],
    ['a refusal that names no script', { status: 403, body: { captcha: { siteKey: 'site' } } }],
    ['a refusal that names no key', { status: 403, body: { captcha: { script: '/api.js' } } }],
  ])('gives field and label back after %s, without a message', async (_name, answer) => {
    const form = await openForm({ [SUBSCRIBE]: answer });
    send(form);
    await waitFor(() =>
      expect(console.warn).toHaveBeenCalledWith('Newsletter:', expect.any(Error)),
    );
    await waitFor(() => expect(form).not.toHaveClass('is-sending'));
    expect(form).toBeVisible();
    expect(field()).toBeEnabled();
    expect(field().value).toBe('a@b.example');
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeEnabled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(events()).toEqual([]);
  });

  it('tries its script again where it could not be had at first, and sends without leaving the page', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    const form = await openForm({ [SUBSCRIBE]: {} });
    const remove = jest.spyOn(form, 'removeEventListener').mockImplementationOnce(() => {
      throw new Error('cut off');
    });
    fireEvent.focusIn(field());
    await waitFor(() => expect(form.dataset.ready).toBe(''));
    expect(said).toHaveBeenCalledWith('Error when load module', new Error('cut off'));
    expect(remove).toHaveBeenCalledTimes(1);
    send(form);
    await waitFor(() => expect(requests.map(([path]) => path)).toContain(SUBSCRIBE));
  });

  it('gives them back where the line is cut', async () => {
    const form = await openForm();
    fetched.mockRejectedValue(new Error('offline'));
    send(form);
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    await waitFor(() => expect(field()).toBeEnabled());
  });

  describe('with reCAPTCHA', () => {
    const script = 'https://captcha.example/api.js?render=site';
    const refusal = { status: 403, body: { captcha: { siteKey: 'site', script } } };
    const scripts = () =>
      [...document.head.querySelectorAll<HTMLScriptElement>('script')].filter(
        ({ src }) => src === script,
      );

    it('loads its script once the form is sent, and sends again with the token', async () => {
      const execute = jest.fn(async () => 'a token');
      Object.assign(window, { grecaptcha: { ready: (then: () => void) => then(), execute } });
      const form = await openForm({ [SUBSCRIBE]: [refusal, { body: { ok: true } }] });
      expect(scripts()).toEqual([]);
      send(form);
      await waitFor(() => expect(scripts()).toHaveLength(1));
      scripts()[0]!.dispatchEvent(new Event('load'));
      await screen.findByText('Thanks for signing up!');
      expect(execute).toHaveBeenCalledWith('site', { action: 'newsletter' });
      expect(requests[1]?.[1]).toContain('g-recaptcha-response=a+token');
      scripts()[0]!.remove();
    });

    it('gives the form back where the script can’t be had, and logs it (platform §8)', async () => {
      const form = await openForm({ [SUBSCRIBE]: refusal });
      send(form);
      await waitFor(() => expect(scripts()).toHaveLength(1));
      scripts()[0]!.dispatchEvent(new Event('error'));
      await waitFor(() => expect(field()).toBeEnabled());
      expect(jest.mocked(console.warn).mock.calls.flat().map(String)).toContain(
        'Error: Script load with error',
      );
    });
  });

  describe('for who is signed in', () => {
    it('hides with its box where they are on the list', async () => {
      const form = await openForm(
        { [ME]: { body: READER }, [LISTS]: { body: { lists: ['Clout Weekly'] } } },
        'in',
      );
      expect(form).not.toHaveAttribute('data-ready');
      await waitFor(() => expect(form.closest('section')).not.toBeVisible());
      expect(requests.map(([path]) => path)).toEqual([ME, `${LISTS}?email=reader%40mail.example`]);
    });

    it('shows where they are not, with their address', async () => {
      const form = await openForm(
        { [ME]: { body: READER }, [LISTS]: { body: { lists: ['Clout'] } } },
        'subscribed',
      );
      await waitFor(() => expect(form).toHaveAttribute('data-ready'));
      expect(form.closest('section')).toBeVisible();
      expect(field().value).toBe('reader@mail.example');
    });

    it.each([
      ['the session has ended', { [ME]: { body: { state: 'Logged Out' } } }],
      ['nobody says who they are', {}],
      ['nobody says what they get', { [ME]: { body: READER }, [LISTS]: { status: 500 } }],
    ])('shows where %s', async (_name, answers) => {
      const form = await openForm(answers, 'in');
      await waitFor(() => expect(form).toHaveAttribute('data-ready'));
      expect(form.closest('section')).toBeVisible();
    });
  });
});
