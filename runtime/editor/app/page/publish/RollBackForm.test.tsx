/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { PageDocument } from '../../../../document/document';
import { feature, pageDocument } from '../../../../document/testing/fixtures';
import { WithQueries } from '../../shared/testing/withQueries';
import { RollBackForm } from './RollBackForm';

const draft = pageDocument('front');
const older = pageDocument('front', { sections: { main: [feature('old')] } });

interface Case {
  document?: PageDocument | null;
  mayEdit?: boolean;
  /** What the server says to the draft as it stands, and then to the draft that was set back. */
  saves?: readonly [boolean, boolean];
}

/** The last step back to version 3; the draft that it leaves is kept as version 9. */
function open({ document = older, mayEdit = true, saves = [true, true] }: Case = {}) {
  const answers = [...saves];
  const edits: string[] = [];
  const showVersion = jest.fn(async () => ({ draft: 9 }));
  const onDone = jest.fn();
  render(
    <RollBackForm
      api={{ showVersion } as never}
      store={
        {
          edit: (title: string) => edits.push(title),
          flush: async () => answers.shift() ?? true,
          read: () => ({ editing: { document: draft } }),
          refresh: async () => undefined,
        } as never
      }
      version={3}
      document={document}
      mayEdit={mayEdit}
      onDone={onDone}
      onBack={() => undefined}
    />,
    { wrapper: WithQueries },
  );
  return { showVersion, onDone, edits };
}
const rollBack = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Roll back to version 3' }));
const said = async (onDone: jest.Mock): Promise<unknown> => {
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  return onDone.mock.calls[0]?.[0];
};

describe('rolling readers back to an older version', () => {
  it('sets the draft back, too, and says where what was in it is', async () => {
    const { showVersion, onDone, edits } = open();
    rollBack();
    expect(await said(onDone)).toBe(
      'Readers see version 3 now. The draft is set back; what was in it is version 9. Undo brings it back.',
    );
    expect(showVersion).toHaveBeenCalledWith({ id: 'front', number: 3, keepDraft: true });
    expect(edits).toEqual(['Set the draft back to version 3']);
  });

  it('leaves the draft where that is wished', async () => {
    const { showVersion, onDone, edits } = open();
    fireEvent.click(screen.getByRole('checkbox'));
    rollBack();
    expect(await said(onDone)).toBe('Readers see version 3 now.');
    expect(showVersion).toHaveBeenCalledWith({ id: 'front', number: 3, keepDraft: false });
    expect(edits).toEqual([]);
  });

  it('says what was done where the draft could not be saved behind it', async () => {
    const { onDone, edits } = open({ saves: [true, false] });
    rollBack();
    expect(await said(onDone)).toBe(
      'Readers see version 3 now. The draft is not set back: the page says why.',
    );
    expect(edits).toHaveLength(1);
  });

  it('does nothing while the draft is not saved: what was written last would be in no version', async () => {
    const { showVersion, onDone } = open({ saves: [false, true] });
    rollBack();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The draft is not saved yet. Try again when it is, or leave it as it is.',
    );
    expect(showVersion).not.toHaveBeenCalled();
    expect(onDone).not.toHaveBeenCalled();
  });

  it.each<[string, Case, RegExp]>([
    ['is as that version already', { document: draft }, /^The draft is as version 3 already\.$/],
    ['may not be changed', { mayEdit: false }, /^The draft stays as it is: publishing it brings/],
    ['is not known', { document: null }, /^The draft stays as it is: publishing it brings/],
  ])('offers nothing where the draft %s', async (_why, given, words) => {
    const { showVersion, onDone, edits } = open(given);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText(words)).toBeInTheDocument();
    rollBack();
    expect(await said(onDone)).toBe('Readers see version 3 now.');
    expect(showVersion).toHaveBeenCalledWith({ id: 'front', number: 3, keepDraft: false });
    expect(edits).toEqual([]);
  });
});
