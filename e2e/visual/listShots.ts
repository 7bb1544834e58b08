import type { HarnessPack } from '../../runtime/harness/types';
import type { StateName } from '../blocks/harnessClient';

/** A picture of one state. */
export interface Shot extends StateName {
  /** Of the window, CSS px. */
  width: number;
  scheme: 'light' | 'dark';
  /** "story-card-block/lead-390-dark.webp". */
  file: string;
}

const WIDTHS = [390, 1280] as const;

/**
 * The pictures to take: each state on a phone and on a desk, and the first of each block on a dark phone.
 * @throws Error when two states would share a file.
 */
export function listShots({ blocks }: HarnessPack, only?: string): Shot[] {
  const shots = blocks
    .filter(({ name }) => only === undefined || name === only)
    .flatMap(({ name: block, states }) =>
      states.flatMap(({ name: state }, index) => {
        const shot = (width: number, scheme: Shot['scheme']): Shot => {
          const dark = scheme === 'dark' ? '-dark' : '';
          return {
            block,
            state,
            width,
            scheme,
            file: `${block}/${slug(state)}-${width}${dark}.webp`,
          };
        };
        const light = WIDTHS.map((width) => shot(width, 'light'));
        return index === 0 ? [...light, shot(WIDTHS[0], 'dark')] : light;
      }),
    );
  const files = new Set<string>();
  for (const { file } of shots) {
    if (files.has(file)) throw new Error(`Two states would be kept in ${file}: rename one`);
    files.add(file);
  }
  return shots;
}

const slug = (state: string) => state.replace(/[^A-Za-z0-9]+/g, '-');
