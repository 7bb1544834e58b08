/** An experiment of two forms on the feature `hero`, as GrowthBook serves one: everybody is in it. */
export const HERO = {
  hero: {
    defaultValue: 'small',
    rules: [
      {
        key: 'hero-size',
        coverage: 1,
        hashAttribute: 'id',
        hashVersion: 2,
        seed: 'hero-size',
        phase: '0',
        variations: ['small', 'big'],
        weights: [0.5, 0.5],
        meta: [
          { key: '0', name: 'Control' },
          { key: '1', name: 'Big' },
        ],
      },
    ],
  },
};

/** Browsers that the experiment above gives the one form and the other. */
export const IDS = {
  small: '00000000000000000000000000000000',
  big: '00000000000000000000000000000003',
};
