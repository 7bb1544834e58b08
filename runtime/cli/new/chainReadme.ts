import type { Names } from './names';

/** README.md of a chain. */
export function chainReadme({ label }: Names): string {
  return `# ${label}

A heading, and the blocks inside side by side where there is room.

- **Heading**, and the address that it leads to.
- **Widths**: all as wide as each other, or the first twice as wide.

States: \`even\`, \`wideFirst\`, \`withoutHeading\`, \`empty\`. Renders nothing without blocks.
`;
}
