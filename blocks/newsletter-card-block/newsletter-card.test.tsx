/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import NewsletterCard from './features/newsletter-card/default';
import enhance from './features/newsletter-card/enhance';
import states from './states';

function show(name = 'sportsDaily'): HTMLElement {
  setFusion();
  return render(<NewsletterCard customFields={states[name]?.fields ?? {}} />).container;
}

async function signUp(answer: () => Promise<{ status: number }>) {
  const container = show();
  enhance(container);
  const fetched = jest.fn(answer);
  Object.assign(window, { fetch: fetched });
  const form = container.querySelector('form')!;
  fireEvent.input(screen.getByLabelText('Email address'), { target: { value: 'a@b.example' } });
  fireEvent.submit(form);
  const button = screen.getByRole<HTMLButtonElement>('button', { hidden: true });
  const whileSending = button.disabled;
  await act(async () => {
    await Promise.resolve();
  });
  return { form, button, whileSending, fetched };
}

describe('newsletter card (widgets §3, §4)', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('is Sports Daily unless another is chosen, and posts by itself', () => {
    const form = show().querySelector('form')!;
    expect(screen.getByRole('region', { name: 'Sports Daily' })).toBeInTheDocument();
    expect(form).toHaveAttribute('method', 'post');
    expect(new FormData(form).get('newsletter')).toBe('SPORTS-DAILY-ALL');
    expect(form.querySelector('input[type="email"]')).toBeRequired();
  });

  it('has the words of its editor', () => {
    show('ownTexts');
    expect(screen.getByRole('region', { name: 'Hungry on game day?' })).toHaveTextContent(
      'before the first whistle',
    );
  });

  it('is nothing for a newsletter that nobody knows', () => {
    expect(show('unknownNewsletter')).toBeEmptyDOMElement();
  });

  it('thanks after status 200, and is off while it sends', async () => {
    const { form, whileSending, fetched } = await signUp(() => Promise.resolve({ status: 200 }));
    expect(whileSending).toBe(true);
    expect(String(fetched.mock.calls[0]?.at(1)?.['body'])).toBe(
      'newsletter=SPORTS-DAILY-ALL&homepage=&email=a%40b.example',
    );
    expect(form).not.toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Thanks for signing up!');
  });

  it.each([
    ['another status', () => Promise.resolve({ status: 202 })],
    ['a failure', () => Promise.reject(new Error('offline'))],
  ])('gives the form back after %s, without a message', async (_name, answer) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { form, button } = await signUp(answer);
    expect(form).toBeVisible();
    expect(button).toBeEnabled();
    expect(button).toHaveTextContent('Sign up');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
