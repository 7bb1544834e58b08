import type { Names } from './names';

/** README.md of a block: what it shows, its fields, its states. */
export function blockReadme({ kebab, label }: Names, hasSource: boolean): string {
  const source = hasSource ? `its own source \`${kebab}-api\`` : '`content-feed`';
  return `# ${label}

The newest headlines of a section, or of the whole site, under a title. They come from ${source}.

- **Title**: above the headlines, by default “${label}”.
- **Section**: a path such as \`/sports\`. Empty: the whole site.
- **How many**: 1 to 10, by default 5.

States: \`latest\`, \`ofSection\`, \`oneStory\`, \`empty\`. Renders nothing without stories.
`;
}
