/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { axe } from 'jest-axe';
import { showState } from './showBoard.fixture';
import states from './states';

/** ms; on a busy machine axe takes seconds. */
it.each(Object.keys(states))('a scoreboard has no accessibility faults: %s', async (name) => {
  expect((await axe(showState(name))).violations).toEqual([]);
});
