import type { Names } from './names';

/** _index.scss: from the design tokens and tools of resources/styles. */
export function blockStyles({ kebab }: Names): string {
  return `@use 'tools' as *;

.${kebab} {
  padding-block-start: var(--space-2);
  border-block-start: var(--rule-strong);
}

.${kebab}__title {
  @include label(var(--text-md), 700);
}

.${kebab}__list {
  @include plain-list;
}

.${kebab}__item + .${kebab}__item {
  @include hairline;
}

.${kebab}__link {
  display: block;
  padding-block: var(--space-3);
  @include headline(smallest);
  @include quiet-link;
}
`;
}
