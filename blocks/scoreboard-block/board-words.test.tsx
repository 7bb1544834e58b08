/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { showState } from './showBoard.fixture';

describe('what a scoreboard says', () => {
  it.each([
    [
      'footballPreGame',
      /^Cowboys at Eagles, Nov\. 22, 1 p\.m\. Records: .*Philadelphia\. TV: Fox 29\.$/,
    ],
    ['hockeyFinal', /^Final: Flyers 3, Penguins 2, overtime\. Nov\. 22\. Records: /],
    ['hockeyDelayed', /^Flyers 2, Penguins 1, 3rd period, delayed\. Records: /],
    ['shootoutLive', /^Red Bulls 1, Union 1, shootout\. Shootout: Red Bulls 3, Union 2\./],
    ['doubleHeader', /^Final: Phillies 6, Mets 3\. Nov\. 22\. Double Header\./],
    ['baseballCanceled', /^Mets at Phillies, canceled\. Nov\. 22\. Records: /],
  ])('says a game once, in sentences: %s', (name, words) => {
    const container = showState(name);
    const link = container.querySelector('.scoreboard__link');
    expect(link?.textContent).toMatch(words);
    expect(link?.textContent).not.toContain('..');
    for (const drawn of container.querySelectorAll('.scoreboard__header, .scoreboard__teams'))
      expect(drawn).toHaveAttribute('aria-hidden', 'true');
  });

  it('dims nobody after a tie, and says both records with it', () => {
    const container = showState('tie');
    expect(container.querySelectorAll('.board-side--dim')).toHaveLength(0);
    expect(container.querySelector('.scoreboard__status')).toHaveTextContent('Final/OT');
    expect(screen.getByText(/^Final: Cowboys 20, Eagles 20, overtime\./)).toHaveTextContent(
      'Records: Cowboys 6-4-1, Eagles 7-3-1.',
    );
  });

  it('has the goals of a shootout between the teams, as they stand', () => {
    const goals = (name: string) => showState(name).querySelector('.board-middle__label');
    expect(goals('shootoutFinal')).toHaveTextContent('Shootout 1-2');
    expect(goals('shootoutLive')).toHaveTextContent('Shootout 3-2');
    expect(goals('draw')).toBeNull();
  });

  it.each([
    ['footballDelayed', 'Last score, 3rd 7:30 D. Quenby'],
    ['soccerDelayed', "Last score, 56' Goal: Y. Drabek"],
    ['baseballVacated', 'Last score, Top 8th E. Montroy'],
  ])('says of its last score when it was: %s', (name, words) => {
    expect(showState(name).querySelector('.scoreboard__last')).toHaveTextContent(words);
  });
});
