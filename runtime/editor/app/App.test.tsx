/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type { AppSession } from '../contract/session';
import { App } from './App';
import { VIEWS } from './screens';
import type { Api } from './shared/api';

const goTo = (path: string) =>
  act(() => {
    history.replaceState(null, '', path);
    dispatchEvent(new Event('popstate'));
  });

afterEach(() => jest.restoreAllMocks());

describe('The screen that an address says', () => {
  it('is shown after another one that could not be', () => {
    // React tells of errors that are caught, too.
    jest.spyOn(console, 'error').mockImplementation();
    Object.assign(VIEWS, {
      pages: () => 'All pages',
      log: () => {
        throw new Error('The log is gone.');
      },
    });
    history.replaceState(null, '', '/pf/editor/log');
    render(<App session={{} as AppSession} api={{} as Api} />);
    expect(screen.getByRole('alert').textContent).toContain('The log is gone.');
    goTo('/pf/editor');
    expect(screen.getByText('All pages')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
