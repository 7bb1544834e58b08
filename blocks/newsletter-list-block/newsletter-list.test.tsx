/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
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
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes.map((box) => box.getAttribute('value'))).toEqual(newsletters.map(({ id }) => id));
    expect(boxes).toHaveLength(8);
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
