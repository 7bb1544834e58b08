/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Button } from './Button';
import { Byline } from './Byline';
import { Caption } from './Caption';
import { Eyebrow } from './Eyebrow';
import { SectionHeading } from './SectionHeading';
import { Timestamp } from './Timestamp';

const ANA = { name: 'Ana Ruiz', url: '/author/ana-ruiz/' };
const TOM = { name: 'Tom Gallagher', url: null };
const LENA = { name: 'Lena Kowalski', url: '/author/lena-kowalski/' };

describe('a caption', () => {
  const words = 'A boat on the Schuylkill River, seen from the bridge at Girard Avenue, ';

  it('has an id that begins with its first 20 characters, and two never share one (platform §9)', () => {
    const long = words.repeat(3);
    const { container } = render(
      <>
        <Caption caption={long} credit="" />
        <Caption caption={long} credit="" />
      </>,
    );
    const texts = [...container.querySelectorAll('.caption__text')];
    expect(texts.map(({ id }) => id.startsWith('caption-a-boat-on-the-schuyl'))).toEqual([
      true,
      true,
    ]);
    expect(new Set(texts.map(({ id }) => id)).size).toBe(2);
    const buttons = [...container.querySelectorAll('button')];
    expect(buttons.map((button) => button.getAttribute('aria-controls'))).toEqual(
      texts.map(({ id }) => id),
    );
  });

  it('needs neither where it is short', () => {
    const { container } = render(<Caption caption={words} credit="Ann Lee" />);
    expect(container.querySelector('[id], button')).toBeNull();
  });
});

describe('a byline', () => {
  it.each([
    [[ANA], '', 'By Ana Ruiz'],
    [[ANA, TOM], '', 'By Ana Ruiz and Tom Gallagher'],
    [[ANA, TOM, LENA], '', 'By Ana Ruiz, Tom Gallagher and Lena Kowalski'],
    [[TOM], 'Associated Wire', 'By Tom Gallagher, Associated Wire'],
    [[], 'Associated Wire', 'Associated Wire'],
  ])('names %j of "%s"', (authors, affiliation, text) => {
    const { container } = render(<Byline authors={authors} affiliation={affiliation} />);
    expect(container.textContent).toBe(text);
  });

  it('leads to the pages of those who have one, unless it stands in a link', () => {
    const { rerender } = render(<Byline authors={[ANA, TOM]} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Ana Ruiz']);
    rerender(<Byline authors={[ANA, TOM]} isLinked={false} />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is nothing when there is no one to name', () => {
    expect(render(<Byline authors={[]} />).container.firstChild).toBeNull();
  });
});

describe('a timestamp (platform §9: AP style, Eastern time)', () => {
  it.each([
    ['date', '', 'Nov. 21, 2026'],
    ['dateTime', '', 'Nov. 21, 2026, 2:05 p.m. ET'],
    ['time', 'Updated', 'Updated 2:05 p.m. ET'],
  ] as const)('shows %s with the prefix "%s"', (format, prefix, text) => {
    render(<Timestamp date="2026-11-21T19:05:00Z" format={format} prefix={prefix} />);
    const time = screen.getByText(text);
    expect(time.textContent).toBe(text);
    expect(time.getAttribute('datetime')).toBe('2026-11-21T19:05:00.000Z');
  });

  it.each(['', 'soon'])('is nothing for "%s"', (date) => {
    expect(render(<Timestamp date={date} />).container.firstChild).toBeNull();
  });
});

describe('an eyebrow', () => {
  it('is a link where it leads somewhere, else plain text', () => {
    render(<Eyebrow text="City Hall" url="/topic/city-hall/" />);
    render(<Eyebrow text="Column" />);
    expect(screen.getByRole('link').textContent).toBe('City Hall');
    expect(screen.getByText('Column').tagName).toBe('SPAN');
  });

  it('has a dot only while the story is live, and the dot says nothing', () => {
    const { container, rerender } = render(<Eyebrow text="Live Updates" tone="live" />);
    expect(container.querySelector('.eyebrow__dot')?.getAttribute('aria-hidden')).toBe('true');
    rerender(<Eyebrow text="As It Happened" tone="ended" />);
    expect(container.querySelector('.eyebrow__dot')).toBeNull();
  });

  it('is nothing without text', () => {
    expect(render(<Eyebrow text="" />).container.firstChild).toBeNull();
  });
});

describe('small pieces together', () => {
  it('have no faults that axe finds', async () => {
    const { container } = render(
      <main>
        <h1>Page</h1>
        <SectionHeading text="Sports" url="/sports/" />
        <Eyebrow text="Eagles" url="/eagles" />
        <Byline authors={[ANA, TOM]} />
        <Timestamp date="2026-11-21T19:05:00Z" />
        <Button>Send</Button>
        <Button href="/subscribe_today/" look="secondary">
          Subscribe
        </Button>
        <Button isDisabled>Search</Button>
      </main>,
    );
    expect((await axe(container)).violations).toEqual([]);
  });

  it('a button with an address is a link', () => {
    render(<Button href="/donate/">Support local news</Button>);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/donate/');
  });
});
