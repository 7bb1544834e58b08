/** @jest-environment jsdom */
import { flashScores } from './flashScores';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function board(): { root: HTMLElement; score: HTMLElement; clock: HTMLElement } {
  const root = document.createElement('div');
  root.innerHTML = '<b data-score>14</b><i>3rd 4:12</i>';
  const [score, clock] = [...root.children] as [HTMLElement, HTMLElement];
  flashScores(root);
  return { root, score, clock };
}

describe('a new score', () => {
  it('shines until its motion ends', async () => {
    const { score } = board();
    score.firstChild!.nodeValue = '21';
    await settled();
    expect(score.className).toBe('is-new');
    score.dispatchEvent(new Event('animationend', { bubbles: true }));
    expect(score.className).toBe('');
  });

  it('leaves no listener behind where the motion never ends', async () => {
    const { score } = board();
    const listen = jest.spyOn(score, 'addEventListener');
    for (const text of ['21', '24']) {
      score.firstChild!.nodeValue = text;
      await settled();
    }
    expect(score.className).toBe('is-new');
    expect(listen).not.toHaveBeenCalled();
  });

  it('is not one that stayed the same, nor the clock', async () => {
    const { score, clock, root } = board();
    score.firstChild!.nodeValue = '14';
    clock.firstChild!.nodeValue = '3rd 4:02';
    await settled();
    expect(root.querySelector('.is-new')).toBeNull();
  });
});
