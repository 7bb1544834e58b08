/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { EditionRow, EditionSending } from '../../contract/newsletters';
import type { AppSession } from '../../contract/session';
import type { Api } from '../shared/api';
import { ApiError } from '../shared/call';
import { ScreenNav } from '../shared/ScreenNav';
import { WithQueries } from '../shared/testing/withQueries';
import { NewslettersScreen } from './NewslettersScreen';
import { readersWords, sendingState, zoneWords } from './words';

const session: AppSession = {
  name: 'Ada',
  email: 'ada@daily.test',
  website: 'daily',
  siteName: 'The Daily',
  timeZone: 'America/New_York',
  csrf: '',
  rights: ['read', 'publish'],
  parts: ['mailing'],
};
const sending: EditionSending = {
  id: 's',
  dueAt: '2026-11-24T11:30:00Z',
  state: 'done',
  reason: null,
  subject: 'The vote',
  posted: 4120,
  waiting: 0,
  refused: 3,
  complained: 2,
  optedOut: 1,
};
const edition: EditionRow = {
  id: 'e',
  revision: 3,
  newsletter: 'CLOUT',
  page: '/newsletters/editions/clout/',
  subject: '',
  fromName: '',
  schedule: { kind: 'weekly', days: [5], time: '06:30', zone: 'America/New_York' },
  isOn: false,
  words: 'Fridays at 6:30 a.m. ET',
  next: ['2026-11-27T11:30:00Z'],
  sendings: [sending],
};

const outdated = () =>
  new ApiError({
    kind: 'refused',
    code: 'revision',
    message: 'Someone else changed this edition.',
  });

const open = (part: Partial<Api>, editions = [edition], rights = session.rights) => {
  const listEditions = jest.fn(async () => ({
    lists: [{ id: 'CLOUT', title: 'Clout', subscribers: 4120 }],
    editions,
  }));
  render(
    <NewslettersScreen
      session={{ ...session, rights }}
      api={{ listEditions, ...part } as unknown as Api}
      id=""
      onGo={() => {}}
    />,
    { wrapper: WithQueries },
  );
  return listEditions;
};

beforeAll(() => {
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe('the way to the newsletters', () => {
  it.each<[string, Pick<AppSession, 'rights' | 'parts'>, boolean]>([
    ['who may publish', { rights: ['publish'], parts: ['mailing'] }, true],
    ['who may not', { rights: ['read', 'edit'], parts: ['mailing'] }, false],
    ['a site that sends none', { rights: ['publish'], parts: [] }, false],
  ])('%s', (_name, known, isThere) => {
    render(<ScreenNav current="pages" session={known} />);
    expect(screen.queryByRole('link', { name: 'Newsletters' }) !== null).toBe(isThere);
  });

  it('is not asked for by who may not publish', () => {
    const listEditions = open({}, [edition], ['read']);
    expect(screen.getByText(/you need the right to publish/)).toBeVisible();
    expect(listEditions).not.toHaveBeenCalled();
  });
});

describe('an edition', () => {
  afterEach(() => void jest.useRealTimers());

  it('that is under way is looked at again until it is sent, and not after', async () => {
    jest.useFakeTimers();
    const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
    const editions = [{ ...edition, sendings: [{ ...sending, state: 'sending' as const }] }];
    const asked = open({}, editions);
    await pass(10);
    const before = asked.mock.calls.length;
    await pass(20_000);
    const during = asked.mock.calls.length;
    expect(during).toBeGreaterThan(before);
    editions[0] = edition as (typeof editions)[number];
    await pass(20_000);
    const after = asked.mock.calls.length;
    expect(after).toBeGreaterThan(during);
    await pass(10 * 60_000);
    expect(asked.mock.calls.length).toBe(after);
  });

  it('is yet to be made where there is none, which is said only there', async () => {
    open({}, []);
    expect(await screen.findByText(/^No editions yet\./)).toBeVisible();
  });

  it('says what is sent, to how many, when, and what became of it', async () => {
    open({});
    const card = await screen.findByRole('article');
    expect(screen.queryByText(/^No editions yet/)).toBeNull();
    for (const words of [
      '4,120 readers',
      'The headline of its first story',
      'Fridays at 6:30 a.m. ET',
    ])
      expect(card).toHaveTextContent(words);
    const row = screen.getByRole('row', { name: /The vote/ });
    expect([...row.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual([
      'Sent',
      '4,120',
      '3',
      '2',
      '1',
    ]);
    // One that is off has no next times.
    expect(card).not.toHaveTextContent('Nov. 27');
  });

  it.each<[string, Partial<EditionRow>, string | null]>([
    ['by a schedule that is on', { isOn: true }, 'On'],
    ['by a schedule that is off', {}, 'Off'],
    ['by hand alone', { schedule: { kind: 'hand' } }, null],
  ])('that is sent %s says so: %#', async (_name, part, chip) => {
    open({}, [{ ...edition, ...part, sendings: [] }]);
    const card = await screen.findByRole('article');
    expect(card.querySelector('.status-chip')?.textContent ?? null).toBe(chip);
  });

  it('is sent by its main button; what deletes it stands apart', async () => {
    open({});
    const send = await screen.findByRole('button', { name: 'Send now: Clout' });
    const remove = screen.getByRole('button', { name: 'Delete: Clout' });
    expect(send.parentElement).not.toBe(remove.parentElement);
  });

  it('is turned on, and off again by its undo', async () => {
    let revision = edition.revision;
    const saveEdition = jest.fn(async () => ({ revision: (revision += 1) }));
    open({ saveEdition });
    fireEvent.click(await screen.findByRole('button', { name: 'Turn on: Clout' }));
    await screen.findByText('It will be sent on its schedule: Fridays at 6:30 a.m. ET.');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone.');
    const { id, newsletter, page, subject, fromName, schedule } = edition;
    const given = { id, newsletter, page, subject, fromName, schedule };
    expect(saveEdition.mock.calls).toEqual([
      [{ ...given, isOn: true, revision: 3 }],
      [{ ...given, isOn: false, revision: 4 }],
    ]);
  });

  it('is sent when it was said to how many, and not where that can’t be', async () => {
    const sendEdition = jest.fn(async () => undefined);
    sendEdition.mockRejectedValueOnce(
      new ApiError({ kind: 'refused', code: 'invalid', message: 'No block shows anything.' }),
    );
    open({ sendEdition });
    fireEvent.click(await screen.findByRole('button', { name: 'Send now: Clout' }));
    const button = await screen.findByText('Send to 4,120 readers');
    fireEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('No block shows anything.');
    fireEvent.click(button);
    await screen.findByText('Clout goes out to 4,120 readers.');
    expect(sendEdition.mock.calls).toEqual([
      [{ id: 'e', revision: 3 }],
      [{ id: 'e', revision: 3 }],
    ]);
  });

  it('that someone else changed is not turned on: that is said, and what they saved is shown', async () => {
    const saveEdition = jest.fn(async () => Promise.reject(outdated()));
    const listEditions = open({ saveEdition });
    fireEvent.click(await screen.findByRole('button', { name: 'Turn on: Clout' }));
    await screen.findByText('Someone else changed this edition.');
    await waitFor(() => expect(listEditions).toHaveBeenCalledTimes(2));
  });

  it('can’t be sent to nobody, and says so', async () => {
    open({}, [{ ...edition, newsletter: 'NONE' }]);
    fireEvent.click(await screen.findByRole('button', { name: 'Send now: NONE' }));
    expect(await screen.findByText(/^Nobody gets this newsletter yet/)).toBeVisible();
    expect(screen.getByText('Send to 0 readers')).toBeDisabled();
  });

  it('that is being sent is looked at again', async () => {
    const listEditions = open({}, [{ ...edition, sendings: [{ ...sending, state: 'sending' }] }]);
    await screen.findByText('Being sent');
    await waitFor(() => expect(listEditions.mock.calls.length).toBeGreaterThan(1), {
      timeout: 20_000,
    });
  });
});

describe('an edition that someone else saves while it is changed', () => {
  const theirs = { ...edition, subject: 'Theirs', fromName: 'Their desk', revision: 4 };
  /** Types a subject and saves, which comes too late. */
  const saveTooLate = async (theirs: EditionRow) => {
    const saveEdition = jest.fn(async () => ({ revision: 5 }));
    saveEdition.mockImplementationOnce(() => Promise.reject(outdated()));
    const listEditions = open({
      saveEdition,
      listDocuments: jest.fn(async () => ({ documents: [], total: 0 })) as never,
      readSchedule: async () => ({ words: 'Fridays at 6:30 a.m. ET', next: [] }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Change: Clout' }));
    fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Mine' } });
    listEditions.mockResolvedValue({
      lists: [{ id: 'CLOUT', title: 'Clout', subscribers: 4120 }],
      editions: [theirs],
    });
    fireEvent.click(screen.getByText('Save'));
    return saveEdition;
  };
  const said = async () => {
    await screen.findByText('Someone else saved this edition');
    return [...document.querySelectorAll('.conflicts__item')].map((item) => item.textContent);
  };

  it('is told with both versions of what differs; mine is saved over theirs where that is chosen', async () => {
    const saveEdition = await saveTooLate(theirs);
    expect(await said()).toEqual([
      'SubjectYoursMineTheirsTheirs',
      'Name of the senderYoursThe paper’sTheirsTheir desk',
    ]);
    fireEvent.click(screen.getByText('Save mine over it'));
    await screen.findByText('The edition is saved.');
    expect(saveEdition).toHaveBeenLastCalledWith(
      expect.objectContaining({ subject: 'Mine', fromName: '', revision: 4 }),
    );
  });

  it('goes on from theirs where that is chosen', async () => {
    const saveEdition = await saveTooLate(theirs);
    await said();
    fireEvent.click(screen.getByText('Take theirs'));
    expect(screen.getByLabelText('Subject')).toHaveValue('Theirs');
    fireEvent.click(screen.getByText('Save'));
    await screen.findByText('The edition is saved.');
    expect(saveEdition).toHaveBeenLastCalledWith(
      expect.objectContaining({ subject: 'Theirs', revision: 4 }),
    );
  });

  it('keeps what was typed where nothing is chosen', async () => {
    await saveTooLate(theirs);
    await said();
    fireEvent.click(screen.getByLabelText('Close'));
    expect(screen.getByLabelText('Subject')).toHaveValue('Mine');
  });

  it('is saved where they saved the same', async () => {
    await saveTooLate({ ...edition, subject: 'Mine', revision: 4 });
    await screen.findByText('The edition is saved.');
  });
});

it.each([
  ['skipped', 0, 'Not sent'],
  ['preparing', 0, 'Being made'],
  ['sending', 200, 'Being sent'],
  ['done', 1200, '1,200 on their way'],
  ['done', 0, 'Sent'],
] as const)('a sending that is %s with %i waiting: %s', (state, waiting, words) => {
  expect(sendingState({ state, waiting }).text).toBe(words);
});

it.each([
  [0, '0 readers'],
  [1, '1 reader'],
  [50_000, '50,000 readers'],
])('%i: %s', (count, words) => {
  expect(readersWords(count)).toBe(words);
});

it.each([
  ['America/New_York', 'Eastern time'],
  ['America/Los_Angeles', 'Pacific time'],
  ['Europe/Paris', 'Central European time'],
])('the clocks of %s show %s', (zone, words) => {
  expect(zoneWords(zone)).toBe(words);
});
