/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import SubscribePlans from './features/subscribe-plans/default';
import { priceWords, yearSaving } from './features/subscribe-plans/priceWords';
import { isOffer } from './offer';
import states from './states';

function show(name: string): HTMLElement {
  const { fields = {}, content = {} } = states[name] ?? {};
  setFusion({ content });
  return render(<SubscribePlans customFields={fields} />).container;
}

describe('the plans to subscribe to (platform §1, §2)', () => {
  it.each(Object.keys(states))('have no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('are a plain form: how often one pays, and a button for each plan', () => {
    const form = show('plans').querySelector('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/gateway/subscriptions/checkout');
    const often = screen.getAllByRole<HTMLInputElement>('radio');
    expect(often.map(({ name, value, checked }) => [name, value, checked])).toEqual([
      ['interval', 'month', true],
      ['interval', 'year', false],
    ]);
    const plans = screen.getAllByRole<HTMLButtonElement>('button');
    expect(plans.map(({ name, value, textContent }) => [name, value, textContent])).toEqual([
      ['plan', 'digital', 'Choose Digital'],
      ['plan', 'digital-ad-free', 'Choose Digital ad-free'],
      ['plan', 'premium', 'Choose Premium'],
    ]);
  });

  it('say both prices, what comes after the first month, and that they renew by themselves', () => {
    show('plans');
    const [digital] = screen.getAllByRole('listitem');
    expect(within(digital!).getByText('$1')).toBeInTheDocument();
    expect(within(digital!).getByText('Then $12 a month')).toBeInTheDocument();
    expect(within(digital!).getByText('$119')).toBeInTheDocument();
    expect(screen.getByText(/Plans renew by themselves every month or year/)).toHaveTextContent(
      'Cancel online at any time, with one button in your account',
    );
    expect(screen.getByText('Save up to 17%')).toBeInTheDocument();
  });

  it('hold nothing of a reader: each state is in the markup, the document chooses', () => {
    show('plans');
    expect(screen.getByRole('link', { name: 'See or change your plan' })).toHaveAttribute(
      'href',
      '/account/subscription/',
    );
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/account/sign-in/?to=%2Faccount%2Fsubscription%2F',
    );
  });

  it.each(['notSold', 'away'])('are asked for by phone or email where none is sold: %s', (name) => {
    const container = show(name);
    expect(container.querySelector('form, button')).toBeNull();
    const phone = screen.getByRole('region', { name: 'Subscribe by phone or email' });
    expect(within(phone).getByRole('link', { name: '215-555-0134' })).toHaveAttribute(
      'href',
      'tel:+12155550134',
    );
    expect(within(phone).getByRole('link', { name: 'help@broadsheet.example' })).toHaveAttribute(
      'href',
      'mailto:help@broadsheet.example',
    );
  });

  it.each([null, {}, { isOpen: true, plans: [{ id: 'digital' }] }, { isOpen: 'yes', plans: [] }])(
    'are read from the service, which may answer anything: %j is no offer',
    (answer) => expect(isOffer(answer)).toBe(false),
  );

  it('tells what a price is for', () => {
    const prices = { month: { cents: 999, introCents: 50 }, year: { cents: 9990 } };
    const plan = {
      id: 'a',
      name: 'A',
      summary: '',
      features: [],
      prices,
      isFeatured: false,
    };
    expect(priceWords(plan, 'month')).toEqual({
      amount: '$0.50',
      per: 'for your first month',
      after: 'Then $9.99 a month',
    });
    expect(priceWords(plan, 'year')).toEqual({ amount: '$99.90', per: 'a year', after: '' });
    expect(yearSaving(plan)).toBe(16);
    expect(yearSaving({ ...plan, prices: { ...prices, year: { cents: 20_000 } } })).toBe(0);
  });
});
