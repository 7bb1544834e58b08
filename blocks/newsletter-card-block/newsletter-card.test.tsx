/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import NewsletterCard from './features/newsletter-card/default';
import enhance from './features/newsletter-card/enhance';
import states from './states';

function show(name = 'sportsDaily'): HTMLElement {
  setFusion();
  return render(<NewsletterCard customFields={states[name]?.fields ?? {}} />).container;
}

const newsletterIn = (container: HTMLElement) =>
  container.querySelector<HTMLInputElement>('[name="newsletter"]')!;

describe('newsletter card (widgets §3, §4)', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('is Sports Daily unless another is chosen: id, title and list', () => {
    const container = show();
    expect(screen.getByRole('region', { name: 'Sports Daily' })).toBeInTheDocument();
    const { value, dataset } = newsletterIn(container);
    expect([value, { ...dataset }]).toEqual([
      'SPORTS-DAILY-ALL',
      { title: 'Sports Daily', list: 'Sports Daily' },
    ]);
  });

  it('is not in a mail, whose readers have signed up', () => {
    setFusion({ app: { outputType: 'email' } });
    const { fields } = states['sportsDaily'] ?? {};
    expect(render(<NewsletterCard customFields={fields ?? {}} />).container).toBeEmptyDOMElement();
  });

  it('posts by itself', () => {
    const form = show().querySelector('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/gateway/newsletters/subscribe');
    expect(screen.getByPlaceholderText('Email Address')).toBeRequired();
    expect(screen.getByPlaceholderText('Email Address')).toHaveAttribute('type', 'email');
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeEnabled();
  });

  it('has the words of its editor, and the list that they name', () => {
    const container = show('ownTexts');
    expect(screen.getByRole('region', { name: 'Hungry on game day?' })).toHaveTextContent(
      'before the first whistle',
    );
    expect({ ...newsletterIn(container).dataset }).toEqual({
      title: 'Game day eats',
      list: 'Game Day Eats',
    });
  });

  it('is nothing for a newsletter that nobody knows', () => {
    expect(show('unknownNewsletter')).toBeEmptyDOMElement();
  });

  it('is one that its script watches', () => {
    const container = show();
    enhance(container);
    expect(container.querySelector('form')).toHaveAttribute('data-is-watched', 'true');
  });
});
