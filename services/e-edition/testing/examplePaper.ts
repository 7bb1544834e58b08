import type { PrintedPaper, PrintedStory } from '../PrintedPaper';

export const exampleStory = (name: string, more: Partial<PrintedStory> = {}): PrintedStory => ({
  url: `https://news.example/${name}.html`,
  headline: `Headline of ${name}`,
  deck: 'What it is about, in a sentence.',
  byline: 'By Dana Whitlock',
  language: 'en',
  paragraphs: [{ kind: 'text', text: 'Words of the story. '.repeat(12) }],
  picture: null,
  ...more,
});

/** A paper of two pages. */
export const examplePaper = (more: Partial<PrintedPaper> = {}): PrintedPaper => ({
  name: 'The Daily',
  nameplate: { path: 'M0 0h100v10h-100z', viewBox: '0 0 100 10' },
  fonts: {
    serif: ['Times-Roman'],
    italic: ['Times-Italic'],
    display: ['Times-Bold'],
    sans: ['Helvetica'],
    sansBold: ['Helvetica-Bold'],
  },
  place: 'Here and around',
  day: '2026-11-21',
  date: 'Saturday, Nov. 21, 2026',
  pages: [
    {
      label: 'A1',
      section: 'News',
      isFirst: true,
      stories: [exampleStory('lead'), exampleStory('second')],
    },
    { label: 'C1', section: 'Sports', isFirst: true, stories: [exampleStory('game')] },
  ],
  ...more,
});
