import { acceptWeights, checkBudget, heavier } from './budgets';

const ROW = { html: 1024, css: 512, script: 0, reason: 'As it was' };

describe('heavier', () => {
  it('takes the heavier of each part', () => {
    expect(heavier({ html: 9, css: 1, script: 5 }, { html: 3, css: 2, script: 5 })).toEqual({
      html: 9,
      css: 2,
      script: 5,
    });
  });
});

describe('checkBudget', () => {
  it.each([
    ['just within', { html: 1024, css: 512, script: 0 }, 0],
    ['one byte over', { html: 1025, css: 512, script: 0 }, 1],
    ['all over', { html: 2000, css: 600, script: 1 }, 3],
  ])('%s', (_name, weight, faults) => {
    expect(checkBudget(weight, ROW)).toHaveLength(faults);
  });
});

describe('acceptWeights', () => {
  it('rounds a new row up to the next 256 bytes, with 64 for dates', () => {
    expect(acceptWeights({}, { 'a-block': { html: 193, css: 256, script: 0 } }, 'New')).toEqual({
      'a-block': { html: 512, css: 256, script: 0, reason: 'New' },
    });
  });

  it('raises what has grown, keeps what has not, and says why', () => {
    const weights = { 'a-block': { html: 1100, css: 10, script: 0 } };
    expect(acceptWeights({ 'a-block': ROW }, weights, 'A map')).toEqual({
      'a-block': { html: 1280, css: 512, script: 0, reason: 'A map' },
    });
  });

  it('leaves a row alone that still holds, and drops one whose block is gone', () => {
    const budgets = { 'a-block': ROW, 'gone-block': ROW };
    const weights = { 'a-block': { html: 1, css: 1, script: 0 } };
    expect(acceptWeights(budgets, weights, 'Any')).toEqual({ 'a-block': ROW });
  });
});
