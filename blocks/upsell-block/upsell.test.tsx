/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import Upsell from './features/upsell/default';
import states from './states';

function show(
  fields: Record<string, unknown>,
  environment: Record<string, string> = {},
): HTMLElement {
  setFusion({ environment });
  return render(<Upsell customFields={fields} />).container;
}

const list = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the upsell page (widgets §2, §3)', () => {
  it.each(Object.keys(states) as (keyof typeof states)[])(
    'has no accessibility faults: %s',
    async (name) => {
      expect((await axe(show(states[name].fields))).violations).toEqual([]);
    },
  );

  it('has exactly the settings of widgets §3', () => {
    const { customFields } = Upsell.propTypes as unknown as {
      customFields: { args: Record<string, unknown> } | Record<string, unknown>;
    };
    const fields = 'args' in customFields ? customFields.args : customFields;
    expect(Object.keys(fields as object)).toEqual([
      'pageImage',
      'pageHeadline',
      'pageDescription',
      'featuredListHeader',
      'featuredList',
      'contactHeader',
      'contactPhone',
      'contactTime',
      'contactEmail',
    ]);
  });

  it.each(['defaults', 'emptied'] as const)(
    'uses its defaults where settings are empty: %s (widgets §5, §9)',
    (name) => {
      const container = show(states[name].fields);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        'Read the paper as it was printed',
      );
      expect(screen.getByText(/It comes with Premium: upgrade/)).toBeInTheDocument();
      expect(
        screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
      ).toEqual(['With Premium you get', 'Upgrade by phone or email']);
      expect(list()).toEqual([
        'Each page of the printed paper, by 5 a.m.',
        'Thirty days of past editions',
        'Every story on the site, without ads',
      ]);
      expect(screen.getByRole('link', { name: '215-555-0134' })).toHaveAttribute(
        'href',
        'tel:+12155550134',
      );
      expect(screen.getByRole('link', { name: 'help@broadsheet.example' })).toBeInTheDocument();
      expect(screen.getByText('Monday to Friday, 8 a.m. to 6 p.m.')).toBeInTheDocument();
      expect(container.querySelector('img')!.getAttribute('src')).toMatch(
        /resources\/images\/e-edition\.webp/,
      );
    },
  );

  it('takes the texts of the editor', () => {
    const container = show({ ...states.ownTexts.fields, pageImage: 'https://img.example/a.jpg' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Turn the pages');
    expect(list()).toEqual(states.ownTexts.fields.featuredList);
    expect(screen.getByRole('region', { name: 'Talk to us' })).toHaveTextContent(
      'Every day, 7 a.m. to 7 p.m.',
    );
    expect(screen.getByRole('link', { name: '215-555-0199' })).toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute('src', 'https://img.example/a.jpg');
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,x', '//evil.example/a.jpg'])(
    'shows its own picture in place of %s',
    (pageImage) => {
      const src = show({ pageImage }).querySelector('img')!.getAttribute('src');
      expect(src).toMatch(/resources\/images\/e-edition\.webp/);
    },
  );

  it('leads all to where the server decides who gets what, and is the same for all', () => {
    show({});
    for (const name of ['Subscribe to Premium', 'Upgrade to Premium'])
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        '/gateway/subscriptions/upgrade',
      );
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/account/sign-in/?to=%2Fgateway%2Fsubscriptions%2Fe-edition',
    );
  });

  it.each([
    [{}, '/todays-paper/'],
    [{ E_EDITION_URL: 'https://edition.example' }, '/gateway/subscriptions/e-edition'],
  ])('tells who has the e-edition so, with the way to it: %j', (environment, href) => {
    show({}, environment);
    expect(screen.getByText('Your subscription has the e-edition.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open Today’s Paper' })).toHaveAttribute('href', href);
  });
});
