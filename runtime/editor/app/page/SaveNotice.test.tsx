/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { SaveState } from '../model/EditingState';
import { SaveNotice } from './SaveNotice';

const nothing = () => {};
const show = (save: SaveState) =>
  render(
    <SaveNotice
      save={save}
      conflicts={0}
      onRetry={nothing}
      onResume={nothing}
      onConflicts={nothing}
      onDiscard={nothing}
    />,
  );

describe('work that can’t be saved now', () => {
  const reason = 'The disk of the database is full.';

  it('is told with the server’s reason, and that it is kept', () => {
    show({ kind: 'offline', isKept: true, reason });
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${reason} Your changes are kept in this browser, and saved as soon as they can be.`,
    );
  });

  it('is told with what to do where the browser can’t keep it', () => {
    show({ kind: 'offline', isKept: false, reason });
    expect(screen.getByRole('alert')).toHaveTextContent(/is full\. .* Keep this window open\./);
  });
});

it('says nothing while all is well', () => {
  const { container } = show({ kind: 'saved' });
  expect(container).toBeEmptyDOMElement();
});
