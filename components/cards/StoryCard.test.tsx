/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import { CARD_VARIANTS } from './cardOptions';
import { exampleAuthor, exampleCard } from './exampleCard';
import { EXAMPLE_FRONT, EXAMPLE_LIVE, EXAMPLE_OPINION, EXAMPLE_RIVER } from './exampleCards';
import { StoryCard } from './StoryCard';

const [lead, , withoutPicture] = EXAMPLE_FRONT;
const [, , gallery, video, podcast] = EXAMPLE_RIVER;
const [column] = EXAMPLE_OPINION;
const NOW = Date.parse('2026-11-21T16:00:00Z');

/** The face on the card of a column, whose picture has this signature. */
function columnistFace({ auth }: { auth: string }): Element | null {
  setFusion({ environment: { RESIZER_BASE: '/resizer/v2' } });
  const [author] = column.authors;
  if (!author?.image) throw new Error('the example has a columnist with a face');
  const url = 'https://elsewhere.example/face.jpg';
  const image = { ...author.image, url, auth };
  const story = { ...column, authors: [{ ...author, image }] };
  const { container } = render(<StoryCard story={story} variant="opinion" />);
  return container.querySelector('.card__avatar img');
}

describe('story card', () => {
  it('exposes index, length, provenance, author and kind of the card, and the kinds of its links (widgets §2)', () => {
    const { container } = render(
      <StoryCard
        story={lead}
        variant="lead"
        feed={{ index: 2, length: 5, provenance: 'collection:home-lead' }}
        related={[{ title: 'More', link: '/more', image: null }]}
      />,
    );
    expect(container.querySelector('article')).toMatchObject({
      dataset: {
        cardIndex: '2',
        feedLength: '5',
        feedProvenance: 'collection:home-lead',
        cardAuthor: 'Maya Okafor, Daniel Reyes',
        cardType: 'story',
      },
    });
    expect(screen.getByRole('heading', { level: 3 }).querySelector('a')).toHaveAttribute(
      'data-link-type',
      'headline',
    );
    expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('data-link-type', 'related');
  });

  it.each([
    ['lead', ['biggest', 'top', 'picture', 'blurb', 'eyebrow', 'byline']],
    ['standard', ['base', 'top', 'picture', 'blurb', 'eyebrow']],
    ['compact', ['small', 'right', 'picture']],
    ['headline-only', ['small']],
    ['opinion', ['base', 'eyebrow', 'columnist']],
  ] as const)('as %s shows %j', (variant, expected) => {
    const { container } = render(<StoryCard story={lead} variant={variant} />);
    const card = container.querySelector('.card');
    const [, size = ''] = / card--size-(\S+)/.exec(card?.className ?? '') ?? [];
    const [, media] = / card--media-(\S+)/.exec(card?.className ?? '') ?? [];
    const parts = {
      picture: '.card__media img',
      blurb: '.card__blurb',
      eyebrow: '.eyebrow',
      byline: '.byline',
      columnist: '.card--columnist',
    };
    const shown = Object.entries(parts).filter(([, part]) => container.querySelector(part));
    expect([size, ...(media ? [media] : []), ...shown.map(([name]) => name)]).toEqual(expected);
  });

  it('shows the face of the first writer who has one', () => {
    const [author] = column.authors;
    if (!author?.image) throw new Error('the example has a columnist with a face');
    const faceless = { ...author, _id: 'other', byline: 'Other', image: null };
    const facesOf = (authors: (typeof column)['authors']) => {
      const story = { ...column, authors };
      const { container } = render(<StoryCard story={story} variant="opinion" />);
      return container.querySelectorAll('.card__avatar img').length;
    };
    expect(facesOf([faceless, author])).toBe(1);
    expect(facesOf([faceless])).toBe(0);
  });

  it('shows a face for a picture with a column alone, and where pictures are shown', () => {
    const facesOf = (part: Partial<Parameters<typeof StoryCard>[0]>) => {
      const story = { ...column, promo: withoutPicture.promo };
      const { container } = render(<StoryCard story={story} variant="standard" {...part} />);
      return container.querySelectorAll('.card__avatar img').length;
    };
    const news = { ...withoutPicture, authors: column.authors };
    expect([facesOf({}), facesOf({ showImage: false }), facesOf({ story: news })]).toEqual([
      1, 0, 0,
    ]);
  });

  it('has one link to its story', () => {
    const { container } = render(<StoryCard story={lead} variant="lead" />);
    expect(container.querySelectorAll('a[href*="recreation-centers"]')).toHaveLength(1);
  });

  it.each([
    [false, 'Live Updates', true],
    [true, 'As It Happened', false],
  ])(
    'labels a live blog (ended: %s) "%s", with a pulsing dot: %s (platform §4, widgets §2)',
    (ended, label, hasDot) => {
      const { container } = render(
        <StoryCard story={{ ...EXAMPLE_LIVE, ended }} showEyebrow={false} />,
      );
      expect(screen.getByText(label)).toBeInTheDocument();
      expect(container.querySelector('.eyebrow__dot') !== null).toBe(hasDot);
      expect(container.querySelector('article')).toHaveClass('subtype-live');
    },
  );

  it.each(['live', 'liveblog'])('looks like a live blog, also by the name %s', (subtype) => {
    const { container } = render(<StoryCard story={{ ...EXAMPLE_LIVE, subtype }} />);
    expect(
      [...container.querySelector('article')!.classList].filter((name) =>
        name.startsWith('subtype-'),
      ),
    ).toEqual(['subtype-live']);
  });

  it('leads where editors let it lead, in the language of its headline (platform §3, §5)', () => {
    const link = { url: 'https://elsewhere.example/', rel: 'nofollow' };
    render(<StoryCard story={{ ...lead, link, language: 'ar' }} />);
    const headline = screen.getByRole('heading', { level: 3 }).querySelector('a');
    expect(headline).toHaveAttribute('href', link.url);
    expect(headline).toHaveAttribute('rel', 'nofollow');
    expect(headline).toHaveAttribute('dir', 'rtl');
  });

  it('shows the small label beside its eyebrow, and without one (platform §3)', () => {
    const labelIcon = { text: 'Exclusive', picture: null, url: null };
    const { container } = render(<StoryCard story={{ ...lead, labelIcon }} />);
    expect(container).toHaveTextContent('City HallExclusive');
    render(<StoryCard story={{ ...lead, eyebrow: null, labelIcon }} />);
    expect(screen.getAllByText('Exclusive')).toHaveLength(2);
  });

  it.each([
    [{ section: 'Sports', date: '2026-11-20T14:05:00Z', time: '' }, 'Reyes, SportsNov. 20, 2026'],
    [{ section: '', date: '', time: '2:05 p.m. ET' }, 'Reyes2:05 p.m. ET'],
  ])('adds to its byline what %j says (widgets §3)', (bylines, words) => {
    const { container } = render(
      <StoryCard story={{ ...lead, bylines }} showByline showTimestamp now={NOW} />,
    );
    expect(container).toHaveTextContent(words);
  });

  it('shows three timeline entries and the others behind a chevron (widgets §4)', () => {
    const { container } = render(<StoryCard story={EXAMPLE_LIVE} showTimeline />);
    const disclosure = container.querySelector('details');
    expect(within(disclosure as HTMLElement).getAllByRole('link', { hidden: true })).toHaveLength(
      3,
    );
    expect(disclosure).not.toHaveAttribute('open');
    expect(screen.getByText('Show more').querySelector('svg')).not.toBeNull();
    expect(container.querySelectorAll('[data-link-type="timeline"]')).toHaveLength(6);
  });

  it('dates the entries of a timeline that have a date, where it is known what time it is', () => {
    const [dated, ...others] = EXAMPLE_LIVE.timeline;
    if (!dated) throw new Error('the example has a timeline');
    const timeline = [dated, { ...dated, url: '/other', timestamp: '' }, ...others].slice(0, 2);
    const datesAt = (now: number | null) =>
      render(
        <StoryCard
          story={{ ...EXAMPLE_LIVE, timeline }}
          showTimeline
          timelineCount={2}
          now={now}
        />,
      ).container.querySelectorAll('.card__timeline time').length;
    expect([datesAt(NOW), datesAt(null)]).toEqual([1, 0]);
  });

  it('shows as many timeline entries as the editor set, without a chevron (widgets §4)', () => {
    const { container } = render(<StoryCard story={EXAMPLE_LIVE} showTimeline timelineCount={2} />);
    expect(container.querySelectorAll('[data-link-type="timeline"]')).toHaveLength(2);
    expect(container.querySelector('details')).toBeNull();
  });

  it.each([
    ['in a feed with two entries', 2, true, 0],
    ['in a feed with three entries, of which two are kept', 3, true, 2],
    ['on its own with two entries', 2, false, 2],
  ])('shows a timeline %s (widgets §5)', (_case, count, isInFeed, shown) => {
    const story = { ...EXAMPLE_LIVE, timeline: EXAMPLE_LIVE.timeline.slice(0, count) };
    const { container } = render(<StoryCard story={story} showTimeline isInFeed={isInFeed} />);
    expect(container.querySelectorAll('[data-link-type="timeline"]')).toHaveLength(shown);
  });

  it.each([
    ['lead', 3, false, 2],
    ['standard', 3, false, 0],
    ['lead', 2, false, 2],
    ['lead', 2, true, 0],
  ] as const)(
    'unless told otherwise, a %s with %i entries, in a feed: %s, shows %i of them',
    (variant, count, isListed, shown) => {
      const story = { ...EXAMPLE_LIVE, timeline: EXAMPLE_LIVE.timeline.slice(0, count) };
      const feed = isListed ? { index: 0, length: 1, provenance: 'feed' } : null;
      const { container } = render(<StoryCard story={story} variant={variant} feed={feed} />);
      expect(container.querySelectorAll('[data-link-type="timeline"]')).toHaveLength(shown);
    },
  );

  it('shows no eyebrow for the name of a writer whom nobody knows', () => {
    const story = { ...column, authors: [], eyebrow: lead.eyebrow };
    const { container } = render(<StoryCard story={story} variant="opinion" />);
    expect(container.querySelector('.eyebrow')).toBeNull();
  });

  it('shows no timeline together with related stories (widgets §5)', () => {
    const related = [{ title: 'More', link: '/more', image: null }];
    const { container } = render(<StoryCard story={EXAMPLE_LIVE} showTimeline related={related} />);
    expect(container.querySelector('.card__timeline')).toBeNull();
    expect(container.querySelector('.card__related--1')).not.toBeNull();
  });

  it.each([
    ['2026-11-21T15:59:00Z', 'Updated 10:59 a.m. ET'],
    ['2026-11-21T13:00:00Z', 'Updated 8 a.m. ET'],
    ['2026-11-21T12:59:59Z', 'Nov. 21, 2026'],
    ['2026-11-22T00:00:00Z', 'Nov. 21, 2026'],
  ])('displayed %s it says "%s": "Updated" for 180 minutes (widgets §5)', (display_date, text) => {
    const story = exampleCard({ slug: 's', headline: 'h', display_date });
    const { container } = render(<StoryCard story={story} showTimestamp now={NOW} />);
    expect(container.querySelector('time')).toHaveTextContent(text);
  });

  it('never says "Updated" without a clock', () => {
    const story = exampleCard({ slug: 's', headline: 'h', display_date: '2026-11-21T15:59:00Z' });
    render(<StoryCard story={story} showTimestamp />);
    expect(screen.queryByText(/Updated/)).toBeNull();
  });

  it.each([
    ['gallery', gallery, 'Gallery 14 photos'],
    ['video', video, 'Video 4:14'],
    ['podcast', podcast, 'Podcast'],
  ])('marks a %s', (_kind, story, text) => {
    const { container } = render(<StoryCard story={story} />);
    expect(container.querySelector('.card__mark')).toHaveTextContent(text);
  });

  it('gives a podcast the class subtype-podcast (platform §9)', () => {
    const { container } = render(<StoryCard story={podcast} />);
    expect(container.querySelector('article')).toHaveClass('subtype-podcast');
  });

  it('names a columnist above the headline and shows the face (platform §5)', () => {
    const { container } = render(<StoryCard story={column} variant="opinion" />);
    expect(screen.getByText('Ruth Abramson')).toHaveClass('eyebrow--opinion');
    expect(container.querySelector('.card__avatar img')).toHaveAttribute('alt', '');
    expect(container.querySelector('article')).toHaveAttribute('data-card-type', 'columnist');
    expect(screen.queryByText(/^By/)).toBeNull();
  });

  it('asks for the face of a columnist at 96 px, and at twice that (platform §5, §9)', () => {
    const face = columnistFace({ auth: 'signature' });
    expect(face?.getAttribute('sizes')).toBe('96px');
    const widths = [...(face?.getAttribute('srcset') ?? '').matchAll(/width=(\d+)&height=(\d+)/g)];
    expect(new Set(widths.flatMap(([, width, height]) => [width, height]))).toEqual(
      new Set(['96', '192']),
    );
  });

  it('leaves a face without a signature at its own address (platform §5)', () => {
    const face = columnistFace({ auth: '' });
    expect(face?.getAttribute('src')).toBe('https://elsewhere.example/face.jpg');
    expect(face?.hasAttribute('srcset')).toBe(false);
  });

  it.each(CARD_VARIANTS)('has the look of its form: %s', (variant) => {
    const { container } = render(<StoryCard story={lead} variant={variant} />);
    expect(container.querySelector('article')).toHaveClass('card', `card--${variant}`);
  });

  it.each(['3x2', '16x9', '1x1'] as const)('cuts its picture to %s (widgets §3)', (ratio) => {
    const { container } = render(<StoryCard story={lead} ratio={ratio} />);
    expect(container.querySelector('img')).toHaveClass(`picture__img--${ratio}`);
  });

  it.each([
    ['showImage', '.card__media'],
    ['showBlurb', '.card__blurb'],
    ['showEyebrow', '.card__label'],
    ['showByline', '.byline'],
    ['showTimestamp', 'time'],
    ['hasBoxShadow', '.card--shadow'],
  ])('%s is a switch (widgets §3)', (name, selector) => {
    const shown = render(<StoryCard story={lead} {...{ [name]: true }} />);
    expect(shown.container.querySelector(selector)).not.toBeNull();
    shown.unmount();
    const hidden = render(<StoryCard story={lead} {...{ [name]: false }} />);
    expect(hidden.container.querySelector(selector)).toBeNull();
  });

  it('takes the headline written for the web, else the basic one', () => {
    const story = exampleCard({ slug: 's', headline: 'Basic' });
    const { rerender } = render(<StoryCard story={story} />);
    expect(screen.getByRole('link', { name: 'Basic' })).toBeInTheDocument();
    rerender(<StoryCard story={{ ...story, headlines: { ...story.headlines, web: 'Web' } }} />);
    expect(screen.getByRole('link', { name: 'Web' })).toBeInTheDocument();
  });

  it('never shows a picture in a card of a headline only', () => {
    const { container } = render(<StoryCard story={lead} variant="headline-only" showImage />);
    expect(container.querySelector('img')).toBeNull();
  });

  it('has no accessibility faults in any variant', async () => {
    const { container } = render(
      <main>
        <h1>Front</h1>
        <h2>Stories</h2>
        {(['lead', 'standard', 'compact', 'headline-only', 'opinion'] as const).map((variant) => (
          <StoryCard
            key={variant}
            story={{ ...lead, authors: [exampleAuthor('a-b')] }}
            variant={variant}
            shareOrigin="https://news.example"
            showTimestamp
            showByline
          />
        ))}
        <StoryCard story={withoutPicture} />
        <StoryCard story={EXAMPLE_LIVE} showTimeline />
      </main>,
    );
    expect((await axe(container)).violations).toEqual([]);
  });
});
