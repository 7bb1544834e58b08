/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import { newsletters } from '../../properties/newsletters';
import NewsletterList from './features/newsletter-list/default';
import states from './states';

function show(name: keyof typeof states) {
  setFusion();
  return render(<NewsletterList customFields={states[name].fields} />).container;
}

describe('newsletter list', () => {
  it.each(Object.keys(states) as (keyof typeof states)[])(
    'has no accessibility faults: %s',
    async (name) => {
      expect((await axe(show(name))).violations).toEqual([]);
    },
  );

  it('offers the eight newsletters of the catalogue (platform §9)', () => {
    show('catalogue');
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    const offered = boxes.filter(({ name }) => name === 'newsletter');
    expect(offered.map(({ value }) => value).toSorted()).toEqual(
      newsletters.map(({ id }) => id).toSorted(),
    );
    expect(offered).toHaveLength(8);
    for (const { dataset, value } of offered) {
      const { title, listName, preferenceId } = newsletters.find(({ id }) => id === value)!;
      expect({ ...dataset }).toEqual({ title, list: listName, preference: preferenceId });
    }
  });

  it('groups them, each with a picture of its own (platform §3)', () => {
    const container = show('catalogue');
    expect(screen.getAllByRole('group').map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Going out',
      'Sports and home',
      'News and opinion',
      'Also by email',
    ]);
    const inGroups = screen.getAllByRole('group').map((group) =>
      within(group)
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ value }) => newsletters.find(({ id }) => id === value)?.groupBy),
    );
    expect(inGroups.slice(0, 3).map((groups) => [...new Set(groups)])).toEqual([
      ['Going out'],
      ['Sports and home'],
      ['News and opinion'],
    ]);
    const pictures = [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));
    expect(new Set(pictures).size).toBe(8);
    expect(pictures[0]).toMatch(/resources\/images\/newsletters\/lets-eat\.webp/);
  });

  it('asks for the two consents by their names (platform §9)', () => {
    show('catalogue');
    const consents = screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ name }) => name === 'consent');
    expect(consents.map(({ value }) => value)).toEqual(['Marketing_Communications', 'E-Edition']);
    expect(consents.every(({ checked }) => !checked)).toBe(true);
  });

  it('has the place #emailpreferences for nobody before it is known who reads (platform §2)', () => {
    expect(show('catalogue').querySelector('#emailpreferences')).toBeNull();
    expect(
      screen.getByRole('link', { name: 'Choose your newsletters in your account' }),
    ).toHaveAttribute('href', '/account/newsletters/');
  });

  it('is a plain form: one address for all that are chosen', () => {
    const form = show('catalogue').querySelector('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/gateway/newsletters/subscribe');
    const email = screen.getByLabelText('Email address');
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toHaveAttribute('placeholder', 'Email Address');
    expect(email).toBeRequired();
  });

  it('takes the texts of the editor', () => {
    show('ownTexts');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Our newsletters');
    expect(screen.getByText('Eight letters, no noise.')).toBeInTheDocument();
  });
});
