/** One thing that is wrong with a document: `path` as in `sections.main[2].fields`. */
export interface DocumentIssue {
  path: string;
  message: string;
}

/** An issue as a parser has it: `path` as a list of keys. */
export function issueAt({
  path,
  message,
}: {
  path: PropertyKey[];
  message: string;
}): DocumentIssue {
  const text = path.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`;
    return before === '' ? String(key) : `${before}.${String(key)}`;
  }, '');
  return { path: text, message };
}

/** JSON that is not a document, or not operations on one. */
export class DocumentInvalid extends Error {
  override name = 'DocumentInvalid';

  constructor(
    readonly issues: DocumentIssue[],
    what = 'document is',
  ) {
    const lines = issues.map(({ path, message }) => `${path || '(all of it)'}: ${message}`);
    super(`The ${what} not valid. ${lines.join('; ')}`);
  }
}

/** What an operation was given can't be taken: the message says why. */
export class InvalidInput extends Error {
  override name = 'InvalidInput';
}

/** What an operation was given is more than it takes: the message says of what. */
export class TooLarge extends InvalidInput {
  override name = 'TooLarge';
}

/** What is locked may be changed by others only: nothing was written. */
export class NodeLocked extends Error {
  override name = 'NodeLocked';

  constructor(readonly nodeId: string) {
    super(`"${nodeId}" is locked: a producer can change it.`);
  }
}
