import { traitOf, traitsOf } from './variants';

describe('who gets a form of a block', () => {
  it('is a reader in a state, or one to whom a feature gave a value', () => {
    expect(traitOf('reader', 'subscribed')).toBe('@subscribed');
    expect(traitOf({ feature: 'hero' }, 'big')).toBe('hero=big');
  });

  it('is anybody of whom one of its values is true', () => {
    expect(traitsOf({ by: { feature: 'hero' } }, { when: ['big', 'small'] })).toEqual([
      'hero=big',
      'hero=small',
    ]);
  });
});
