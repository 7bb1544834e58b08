/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { exampleStory } from '../../components/article/exampleStory';
import { setFusion } from '../../mocks/fusion/state';
import { newsletters } from '../../properties/newsletters';
import { CallBox } from './features/story-box/CallBox';
import { calendarLink } from './features/story-box/calendarLink';
import { contentsOf } from './features/story-box/contentsOf';
import StoryBox from './features/story-box/default';
import { eventDay, eventEnd, eventHours } from '../../components/article/eventTimes';
import { newsletterOf } from './features/story-box/newsletterOf';
import { PartnerBox } from './features/story-box/PartnerBox';
import { ratingMarks } from './features/story-box/ratingMarks';
import states from './states';

type Name = keyof typeof states;

function show(name: Name) {
  const state = states[name];
  setFusion({
    app: { globalContent: state.globalContent },
    content: 'content' in state ? state.content : {},
  });
  return render(<StoryBox customFields={state.fields} />).container;
}

describe('story box', () => {
  it.each(Object.keys(states) as Name[])('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it.each([
    'regular',
    'call to action without its element',
    'newsletter that is not in the catalogue',
    'Philly First without steps',
  ] as const)('shows nothing: %s', (name) => {
    expect(show(name)).toBeEmptyDOMElement();
  });

  it('says what a review comes to', () => {
    const container = show('review');
    expect(container).toHaveTextContent('3.5 of 4 bells');
    expect(container).toHaveTextContent('Recommended');
    expect(container).toHaveTextContent('Where: North Fifth Street near Olney Avenue');
    expect(container.querySelectorAll('.story-box__mark--full')).toHaveLength(3);
    expect(container.querySelectorAll('.story-box__mark--half')).toHaveLength(1);
    expect(container.querySelectorAll('.story-box__mark--half .story-box__half')).toHaveLength(1);
    expect(container.querySelectorAll('.story-box__half')).toHaveLength(1);
  });

  it('counts no marks for a rating of a hundred points', () => {
    const container = show('review with a rating alone');
    expect(container).toHaveTextContent('87 of 100 points');
    expect(container.querySelectorAll('.story-box__mark')).toHaveLength(0);
  });

  it('gives day, hours, place, tickets and a calendar file of an event', () => {
    const container = show('event');
    expect(container).toHaveTextContent('Monday, Dec. 8, 2036');
    expect(container).toHaveTextContent('6:15 to 9:45 p.m. ET');
    expect(screen.getByRole('link', { name: 'Get tickets' })).toHaveAttribute(
      'href',
      '/inquirer-live/',
    );
    expect(screen.getByRole('link', { name: 'Find it on a map' })).toHaveAttribute(
      'href',
      expect.stringContaining('query=The%20Boathouse%20Annex%2C%20Kelly%20Drive'),
    );
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('download');
  });

  it.each([
    ['The Annex', 'Kelly Drive', 'The%20Annex%2C%20Kelly%20Drive'],
    ['The Annex', '', 'The%20Annex'],
    ['', 'Kelly Drive', 'Kelly%20Drive'],
  ])('asks a map for what it knows of the place: "%s", "%s"', (place, address, query) => {
    const { event } = states.event.globalContent;
    if (!event) throw new Error('The state has no event');
    setFusion({
      app: {
        globalContent: exampleStory({ subtype: 'live-event', event: { ...event, place, address } }),
      },
    });
    render(<StoryBox customFields={{}} />);
    expect(screen.getByRole('link', { name: 'Find it on a map' })).toHaveAttribute(
      'href',
      `https://www.google.com/maps/search/?api=1&query=${query}`,
    );
  });

  it('sells nothing for an event that is over', () => {
    const container = show('event that is over');
    expect(container).toHaveTextContent('This event is over');
    expect(screen.queryByRole('link', { name: 'Get tickets' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  });

  it('names the betting partner, the age and the help line', () => {
    const container = show('sports betting partner');
    expect(container).toHaveTextContent('Partner content · Line Desk');
    expect(container).toHaveTextContent('Must be 21 or older');
    expect(screen.getByRole('link', { name: '1-800-GAMBLER' })).toHaveAttribute(
      'href',
      'tel:18004262537',
    );
  });

  it('says also of a betting partner without a name that it is one', () => {
    const { container } = render(<PartnerBox distributor={null} />);
    expect(container).toHaveTextContent(
      /^Partner contentThis piece comes from a betting partner of The Broadsheet\. /,
    );
  });

  it('prints the name of a newsletter with the apostrophe of print', () => {
    const name = show('newsletter').querySelector('.story-box__masthead');
    expect(name?.textContent).toBe('Let’s Eat');
  });

  it('posts the form of a newsletter', () => {
    const form = show('newsletter').querySelector('form');
    expect(form).toHaveAttribute('action', '/gateway/newsletters/subscribe');
    expect(form).toHaveAttribute('method', 'post');
    expect(form?.querySelector('input[name="newsletter"]')).toHaveValue('LETS-EAT');
  });

  it('begins a mail for a call to action, on the color that editors chose', () => {
    const container = show('call to action');
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:table@broadsheet\.example\?subject=Who%20taught/),
    );
    expect(container.firstChild).toHaveStyle({ '--call-background': '#7a2e1d' });
  });

  it('says no more of a call than there is', () => {
    const call = { bgColor: '#7a2e1d', header: 'Write to us', description: '', email: '' };
    const { container } = render(<CallBox call={call} />);
    expect(container.querySelector('p, a')).toBeNull();
    expect(screen.getByRole('heading')).toHaveTextContent('Write to us');
  });

  it('leads to the parts of a guide', () => {
    show('service');
    expect(screen.getByRole('link', { name: 'If they say no' })).toHaveAttribute(
      'href',
      '#if-they-say-no-er-3',
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('marks of a rating', () => {
  it.each([
    [3.5, 4, 'full full full half'],
    [0, 3, 'empty empty empty'],
    [4.9, 5, 'full full full full full'],
    [2.2, 4, 'full full empty empty'],
    [9, 4, 'full full full full'],
    [1, 0, ''],
  ])('%f of %i: %s', (value, max, expected) => {
    expect(ratingMarks(value, max).join(' ')).toBe(expected);
  });

  it('are never more than ten', () => {
    expect(ratingMarks(50, 1000)).toHaveLength(10);
  });
});

describe('the times of an event, in Philadelphia', () => {
  it.each([
    ['2026-12-08T23:15:00Z', '2026-12-09T02:45:00Z', 'Tuesday, Dec. 8, 2026', '6:15 to 9:45 p.m.'],
    ['2026-12-08T16:00:00Z', '2026-12-08T18:00:00Z', 'Tuesday, Dec. 8, 2026', '11 a.m. to 1 p.m.'],
    ['2026-12-08T15:00:00Z', '2026-12-08T17:00:00Z', 'Tuesday, Dec. 8, 2026', '10 a.m. to noon'],
    ['2026-12-09T00:00:00Z', '', 'Tuesday, Dec. 8, 2026', '7 p.m.'],
    ['2026-12-08T23:00:00Z', '2026-12-10T02:00:00Z', 'Tuesday, Dec. 8, 2026', '6 p.m.'],
  ])('%s – %s', (start, end, day, hours) => {
    expect(eventDay({ start, end })).toBe(day);
    expect(eventHours({ start, end })).toBe(hours);
  });

  it('end two hours after the start where nothing is said', () => {
    const start = '2026-12-08T23:00:00Z';
    expect(eventEnd({ start, end: '' })).toBe(Date.parse('2026-12-09T01:00:00Z'));
  });
});

describe('the calendar file', () => {
  const file = decodeURIComponent(
    calendarLink({
      id: 'event-1',
      title:
        'Dallas Week, live; an evening “of argument” with our sports desk and a retired referee',
      start: '2026-12-08T23:15:00Z',
      end: '',
      place: 'The Annex',
      address: 'Kelly Drive',
      url: 'https://www.broadsheet.example/live.html',
    }).replace('data:text/calendar;charset=utf-8,', ''),
  );

  it('has the lines that calendars need, with CRLF', () => {
    const lines = file.split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
    expect(lines).toContain('DTSTART:20261208T231500Z');
    expect(lines).toContain('DTEND:20261209T011500Z');
    expect(lines).toContain('LOCATION:The Annex\\, Kelly Drive');
    expect(lines).toContain('URL:https://www.broadsheet.example/live.html');
    expect(lines).toContain('UID:event-1@broadsheet');
    expect(lines).toContain('DTSTAMP:20261208T231500Z');
  });

  it('takes any words, whole or broken', () => {
    const event = {
      id: '\ud800',
      title: 'a\udfffb',
      start: '2026-12-08T23:15:00Z',
      end: '',
      place: '',
      address: '',
      url: '',
    };
    expect(decodeURIComponent(calendarLink(event))).toContain('SUMMARY:a\ufffdb');
  });

  it('folds lines at 75 octets, and can be unfolded', () => {
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    expect(file.replaceAll('\r\n ', '')).toContain(
      'SUMMARY:Dallas Week\\, live\\; an evening “of argument” with our sports desk',
    );
  });
});

describe('the newsletter of an issue', () => {
  const story = states.regular.globalContent;
  const issue = (basic: string, newsletterId = '') =>
    newsletterOf(
      {
        headlines: { ...story.headlines, basic },
        content_elements: newsletterId
          ? [{ type: 'inline_newsletter', _id: 'n', newsletterId }]
          : [],
      },
      newsletters,
    )?.id;

  it.each([
    ['Let’s Eat: Soup', '', 'LETS-EAT'],
    ["Let's Eat: Soup", 'clout', 'CLOUT'],
    ['Something else', 'no-such', undefined],
    ['Soup', '', undefined],
  ])('%s with the form %s: %s', (headline, form, expected) => {
    expect(issue(headline, form)).toBe(expected);
  });
});

describe('the parts of a guide', () => {
  const header = (content: string, level: 2 | 3 = 2) =>
    ({ type: 'header', _id: content, level, content }) as const;

  it('are its headers of level 2, without links in them', () => {
    expect(
      contentsOf([header('One'), header('x', 3), header('<a href="/y">Two</a>'), header('Three')]),
    ).toEqual([
      { id: 'one-one', html: 'One' },
      { id: expect.stringMatching(/^two-/), html: 'Two' },
      { id: 'three-hree', html: 'Three' },
    ]);
  });

  it('are not listed when they are fewer than three', () => {
    expect(contentsOf([header('One'), header('Two')])).toEqual([]);
  });
});
