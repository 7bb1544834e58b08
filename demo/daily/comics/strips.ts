import type { StripName } from '../../art/comics/panels';

/** A panel: what is to be seen, its words for those who can't see it, and what is said. */
export type PanelText = readonly [
  look: string,
  alt: string,
  ...lines: (readonly [speaker: string, words: string])[],
];

export interface StripText {
  title: string;
  creator: string;
  /** One strip a day, then again from the first. */
  days: readonly (readonly PanelText[])[];
}

const STEPS = 'Dot, Marge and Lucille on their marble steps';
const DESK = 'The gray tabby at a desk in the Department of Records';

/** The demo's comics: nobody else has drawn or written them. */
export const STRIPS: Readonly<Record<StripName, StripText>> = {
  stoop: {
    title: 'Stoop',
    creator: 'Renny Baptista',
    days: [
      [
        ['Dot mug', `${STEPS}. Dot speaks.`, ['Dot', 'Snow by Friday, they say.']],
        ['Marge mug', `${STEPS}. Marge speaks.`, ['Marge', 'They said that in ’88.']],
        [
          'Lucille snow mug',
          `${STEPS}, in thick snow. Lucille speaks.`,
          ['Lucille', 'And they were right, in ’93.'],
        ],
      ],
      [
        ['Lucille cat', `${STEPS}; a cat sits beside them.`, ['Lucille', 'Whose cat is that?']],
        ['Marge cat', 'The same. Marge speaks.', ['Marge', 'The city’s. It has a badge.']],
        [
          'Dot cat evening',
          'The same, in the evening. The cat has not moved.',
          ['Dot', 'Then it won’t come when you call.'],
        ],
      ],
      [
        ['Marge', `${STEPS}. Marge speaks.`, ['Marge', 'They’re fixing the water main.']],
        ['Dot', 'The same. Dot speaks.', ['Dot', 'Which one?']],
        [
          'evening empty',
          'The steps, empty, in the evening.',
          ['A voice from inside', 'The one we’re standing in!'],
        ],
      ],
      [
        [
          'Dot evening',
          `${STEPS}, in the evening. Dot speaks.`,
          ['Dot', 'Thirty-eight years on these steps.'],
        ],
        [
          'Lucille evening',
          'The same. Lucille speaks.',
          ['Lucille', 'Thirty-seven. You were away one winter.'],
        ],
        [
          'Marge evening mug',
          'The same. Marge speaks.',
          ['Marge', 'We talked about you the whole time.'],
        ],
      ],
    ],
  },
  'municipal-cat': {
    title: 'Municipal Cat',
    creator: 'Odile Varga',
    days: [
      [
        ['clerk', `${DESK}; a clerk leans in.`, ['Clerk', 'These deeds go back to 1684.']],
        [
          'papers clerk',
          'The pile of papers is taller than the cat.',
          ['Clerk', 'Nobody has ever sorted them.'],
        ],
        ['papers asleep', 'The cat asleep before the pile.', ['The cat', 'Nor will they now.']],
      ],
      [
        [
          'phone',
          `${DESK}, beside a telephone.`,
          ['Telephone', 'Is this Records? I’ve been on hold since March.'],
        ],
        [
          'phone',
          'The cat looks at the telephone.',
          ['Telephone', 'Hello? I hear somebody purring.'],
        ],
        ['phone asleep', 'The cat asleep beside it.', ['Telephone', 'Best service I’ve ever had.']],
      ],
      [
        [
          'stamp papers',
          `${DESK}, with a stamp and a pile of papers.`,
          ['Clerk', 'Approve one, deny one.'],
        ],
        [
          'stamp papers clerk',
          'A clerk looks on.',
          ['Clerk', 'You’ve only stamped the warm ones.'],
        ],
        [
          'stamp night',
          'Night. The cat, the stamp, one paper left.',
          ['The cat', 'Fresh from the copier. Approved.'],
        ],
      ],
      [
        ['clerk', `${DESK}; a clerk leans in.`, ['Clerk', 'The union says you get a lunch hour.']],
        ['asleep', 'The cat asleep.', ['Caption', '11 a.m.']],
        ['asleep night', 'The cat asleep. It is dark.', ['Caption', 'Also lunch.']],
      ],
    ],
  },
};
