/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { DialogFoot } from './DialogFoot';

describe('The foot of a dialog', () => {
  it('cancels, submits its form, and says what went wrong', () => {
    const [onCancel, onSubmit] = [jest.fn(), jest.fn((event: Event) => event.preventDefault())];
    const foot = (problem: string | null, isReady: boolean) => (
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <DialogFoot submit="Save" problem={problem} isReady={isReady} onCancel={onCancel} />
      </form>
    );
    const { rerender } = render(foot(null, true));
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([onSubmit.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
    rerender(foot('It is taken.', false));
    expect(screen.getByRole('alert').textContent).toBe('It is taken.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  });
});
