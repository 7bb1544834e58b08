import type { BlockStates } from 'fusion:states';
import { EXAMPLE_FRONT, EXAMPLE_RIVER } from '../../components/cards/exampleCards';
import { exampleCard } from '../../components/cards/exampleCard';
import type { Paper } from './paper';

const PRINTED = [
  '14 gyms stay open late',
  'The tunnel is back, 11 days late',
  'No teacher in one room of nine',
  'On the line, all hands are new',
  'Shore towns build; insurers bill',
];
const front = EXAMPLE_FRONT.map((story, index) => ({
  ...story,
  headlines: { ...story.headlines, print: PRINTED[index] ?? '' },
}));
const [towers, main, gallery, film, ...rest] = EXAMPLE_RIVER;
const short = (slug: string, headline: string) =>
  exampleCard({ slug, headline, picture: null, description: '' });

const paper: Paper = {
  day: '2026-11-21',
  days: ['2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18'],
  pages: [
    { section: 'A', number: 1, stories: front },
    { section: 'A', number: 2, stories: [main, short('ward-seats', 'One in four seats is empty')] },
    { section: 'A', number: 3, stories: [gallery] },
    { section: 'B', number: 1, stories: [towers, short('ferry', 'The ferry runs all winter')] },
    { section: 'C', number: 1, stories: [film, ...rest] },
  ],
};
const MONTH = Array.from(
  { length: 21 },
  (_, index) => `2026-11-${String(21 - index).padStart(2, '0')}`,
);

/** Named states of the pages of the day. */
const states: BlockStates = {
  today: { fields: {}, globalContent: paper, requestUri: '/todays-paper/' },
  earlier: {
    fields: {},
    globalContent: { ...paper, day: '2026-11-10', days: MONTH },
    requestUri: '/todays-paper/2026-11-10',
  },
  anywhere: {
    fields: { title: 'In print', sections: ['A: Front', 'nonsense'] },
    content: { 'todays-paper-api': { ...paper, pages: paper.pages.slice(0, 3) } },
    requestUri: '/news/',
  },
  oneStory: {
    fields: {},
    globalContent: {
      day: '2026-11-21',
      days: ['2026-11-21'],
      pages: [{ section: 'A', number: 1, stories: front.slice(0, 1) }],
    },
    requestUri: '/todays-paper/',
  },
  noPaper: {
    fields: {},
    globalContent: { day: '', days: [], pages: [] },
    requestUri: '/todays-paper/',
  },
};

export default states;
