/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { Lazy } from './Lazy';

const Given = () => <p>Here it is.</p>;

describe('What is loaded when it is asked for', () => {
  it('says so until it is there', async () => {
    const Late = lazy(async () => ({ default: Given }));
    render(
      <Lazy>
        <Late />
      </Lazy>,
    );
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(await screen.findByText('Here it is.')).not.toBeNull();
  });

  it('says that it does not come, and why', async () => {
    // React tells of errors that are caught, too.
    const told = jest.spyOn(console, 'error').mockImplementation();
    const Gone = lazy<typeof Given>(() => Promise.reject(new Error('It is gone.')));
    render(
      <Lazy>
        <Gone />
      </Lazy>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('It is gone.');
    expect(screen.getByRole('button', { name: 'Load it again' })).not.toBeNull();
    told.mockRestore();
  });
});
