/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { describeAnswerFailure, describeCount, describeState } from './answerWords';
import { press, type } from './testing/formActions';
import { calls, field, param, showForm } from './testing/showForm';
import type { AnswerQuestion, ContentAnswer } from '../content/questions';

const answer = {
  kind: 'answer',
  state: 'new',
  ms: 12,
  age: 0,
  holds: 60,
  count: 7,
  titles: ['Rain today', 'Sun tomorrow'],
  bytes: 12_345,
} as const satisfies ContentAnswer;

const readAnswer = jest.fn<Promise<ContentAnswer>, [AnswerQuestion]>();
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 330)));

async function show(contentConfigValues: Record<string, unknown>, contentService = 'feed') {
  const form = showForm(
    { it: field({ kind: 'contentConfig', schemas: [] }) },
    {
      values: { it: { contentService, contentConfigValues } },
      calls: calls({ readAnswer }),
      sources: [
        {
          name: 'feed',
          label: 'Feed',
          schemaName: null,
          params: [
            param('section', { isRequired: true }),
            param('size', { type: 'number', defaultValue: 10 }),
            param('isShort', { type: 'boolean', label: 'Short' }),
          ],
        },
      ],
    },
  );
  await settle();
  return form;
}

describe('what a content source gives', () => {
  beforeEach(() => {
    readAnswer.mockReset().mockResolvedValue(answer);
  });

  it('is shown below it: how many, which, how old', async () => {
    const { container } = await show({ section: '/news' });
    const region = screen.getByRole('region', { name: 'What the source gives' });
    expect(region).toHaveTextContent(
      '7 itemsRain todaySun tomorrowand 5 moreAsked just now, in 12 ms. Good for 60 s.',
    );
    expect((await axe(container)).violations).toEqual([]);
  });

  it('is asked for once after typing', async () => {
    await show({ section: '/news' });
    type('/sp', screen.getByLabelText(/^Section/));
    type('/sports', screen.getByLabelText(/^Section/));
    await settle();
    expect(readAnswer.mock.calls.map(([{ query }]) => query)).toEqual([
      { section: '/news' },
      { section: '/sports' },
    ]);
  });

  it('comes as a whole when asked for', async () => {
    await show({ section: '/news' });
    readAnswer.mockResolvedValue({ ...answer, json: '[1]' });
    press('Show all of it (12.3 kB)');
    await settle();
    expect(readAnswer.mock.lastCall?.[0]).toMatchObject({ isWhole: true });
    expect(screen.getByLabelText('All of the answer')).toHaveValue('[1]');
    press('Hide all of it');
    expect(screen.queryByLabelText('All of the answer')).toBeNull();
  });

  it('is not asked for while a parameter is missing or wrong', async () => {
    await show({ size: 'many' });
    expect(readAnswer).not.toHaveBeenCalled();
    expect(screen.getByText(/Fill this in/)).toBeInTheDocument();
    expect(screen.getByText('Enter a number.')).toBeInTheDocument();
  });

  it('may be a failure, with what to do', async () => {
    readAnswer.mockResolvedValue({ kind: 'failed', ms: 3, status: 404, reason: 'feed: none' });
    await show({ section: '/nowhere' });
    expect(screen.getByText('There is no such content. Check the parameters.')).toBeInTheDocument();
    expect(screen.getByText('feed: none (404, 3 ms)')).toBeInTheDocument();
  });

  it('may be out of reach', async () => {
    readAnswer.mockRejectedValue(new Error('The server can’t be reached.'));
    await show({ section: '/news' });
    expect(screen.getByText(/could not be asked: The server/)).toBeInTheDocument();
    readAnswer.mockResolvedValue(answer);
    press('Ask again');
    await settle();
    expect(screen.getByText('7 items')).toBeInTheDocument();
  });

  it('takes yes, no and as usual', async () => {
    const { edits } = await show({ section: '/news', isShort: true });
    type('false', screen.getByLabelText('Short'));
    type('', screen.getByLabelText('Short'));
    expect(edits.map(([, value]) => value)).toEqual([
      { contentService: 'feed', contentConfigValues: { section: '/news', isShort: false } },
      { contentService: 'feed', contentConfigValues: { section: '/news' } },
    ]);
  });

  it('keeps what the source does not know until it is removed', async () => {
    const { edits } = await show({ section: '/news', old: [1] });
    expect(screen.getByText(/^old:/)).toHaveTextContent('the source does not know it');
    press('Remove old');
    expect(edits).toEqual([
      ['it', { contentService: 'feed', contentConfigValues: { section: '/news' } }],
    ]);
  });
});

describe('in words', () => {
  it.each([
    [{ count: null, titles: ['a'] }, '1 item'],
    [{ count: null, titles: [], bytes: 20 }, 'An answer of 20 bytes'],
    [{ count: 0, titles: [] }, 'No items'],
    [{ count: 1 }, '1 item'],
  ])('%j: %s', (own, words) => {
    expect(describeCount({ ...answer, ...own })).toBe(words);
  });

  it.each([
    [{ holds: 0 }, 'Asked just now, in 12 ms. It is asked each time.'],
    [{ state: 'kept', age: 40, ms: 0 }, 'From the cache in 0 ms: 40 s old. Good for 60 s more.'],
    [{ state: 'failing', age: 720 }, 'The source fails now. Readers get what it said 12 min ago.'],
    [{ state: 'failing', age: 9000 }, 'The source fails now. Readers get what it said 3 h ago.'],
  ] as const)('%j: %s', (own, words) => {
    expect(describeState({ ...answer, ...own })).toBe(words);
  });

  it.each([400, 403, 404, 301, 504, 502])('%i has words of its own', (status) => {
    expect(describeAnswerFailure({ kind: 'failed', ms: 0, status, reason: '' })).toMatch(/\.$/);
  });
});
