import type { Names } from './names';

/** _index.scss of a chain: its grid, by the width that it has. */
export function chainStyles({ kebab }: Names): string {
  return `@use 'tools' as *;

.${kebab} {
  container-type: inline-size;
}

.${kebab}__blocks {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
}

@container (min-width: 44rem) {
  .${kebab}__blocks {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  }

  .${kebab}--wide-first > .${kebab}__blocks {
    grid-template-columns: minmax(0, 2fr) repeat(auto-fit, minmax(14rem, 1fr));
  }
}
`;
}
