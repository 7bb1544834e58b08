import { promisify } from 'node:util';
import type { Readable } from 'node:stream';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { DocumentInvalid, InvalidInput, TooLarge, type DocumentIssue } from '../errors';
import { parseCarried, type Carried } from './bundle';

const MIB = 1_048_576;

/** Bytes of an export: some thousand pages. */
const MOST_BYTES = 64 * MIB;
/** Bytes of one document in it, and of all that is between two. */
const MOST_OF_DOCUMENT = 8 * MIB;
const MOST_DOCUMENTS = 10_000;
/** Levels of lists and objects: a document has 64, and stands in a few of its export. */
const MOST_LEVELS = 100;
/** Faults that are told. */
const MOST_ISSUES = 100;

/** An export that was read: each document is right, none is there twice. */
export interface ReadBundle {
  /** In their order, one at a time; may be gone through again. */
  documents: AsyncIterable<Carried>;
}

/** What a file for an import says, as it was sent. */
export interface ReadImport {
  bundle: ReadBundle;
  replace?: unknown;
}

const compress = promisify(deflateRaw);
const expand = promisify(inflateRaw);

/**
 * Reads `{ bundle, replace? }` document by document: one at a time is laid out, the others are kept
 * compressed, so that nothing is done with any before all are known to be right. The stream is left open.
 * @throws DocumentInvalid with what is wrong, as in `documents[3].document.sections.main[0]`; InvalidInput
 * for what is no JSON; TooLarge
 */
export async function readBundle(stream: Readable): Promise<ReadImport> {
  const kept: Buffer[] = [];
  const ids = new Set<string>();
  const issues: DocumentIssue[] = [];
  const parser = new BundleParser();
  let bytes = 0;
  let index = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    bytes += (chunk as Buffer).length;
    if (bytes > MOST_BYTES) throw new TooLarge(`The import has more than ${MOST_BYTES / MIB} MiB.`);
    for (const json of parser.read(chunk as Buffer)) {
      const { carried, issues: own } = parseCarried(json, `documents[${index}]`);
      index += 1;
      if (index > MOST_DOCUMENTS)
        throw new TooLarge(`The import has more than ${MOST_DOCUMENTS} documents.`);
      issues.push(...own.slice(0, MOST_ISSUES - issues.length));
      if (!carried) continue;
      const { id } = carried.document;
      if (ids.has(id) && issues.length < MOST_ISSUES)
        issues.push({ path: 'documents', message: `"${id}" is there twice` });
      ids.add(id);
      kept.push(await compress(JSON.stringify(carried), { level: 1 }));
    }
  }
  const { replace } = parser.end(issues);
  if (issues.length > 0) throw new DocumentInvalid(issues, 'import is');
  const documents = {
    async *[Symbol.asyncIterator]() {
      for (const one of kept) yield JSON.parse((await expand(one)).toString()) as Carried;
    },
  };
  return { bundle: { documents }, ...(replace === undefined ? {} : { replace }) };
}

/** Takes the documents out of the text of an import as it comes, and forgets all else. */
class BundleParser {
  private readonly tokenizer = new Tokenizer({ stringBufferSize: 65_536 });
  private readonly values = new TokenParser({
    paths: ['$.bundle.broadsheet', '$.bundle.documents.*', '$.replace'],
    keepStack: false,
  });
  /** Names of the objects that are open, from the outside in; null for those of no name. */
  private readonly open: (string | null)[] = [];
  private documents: unknown[] = [];
  private version: unknown;
  private replace: unknown;
  private hasDocuments = false;
  /** The string that came last: a name, where a colon follows. */
  private last: unknown = null;
  private name: string | null = null;
  /** Bytes since a document ended. */
  private pending = 0;

  constructor() {
    this.tokenizer.onToken = (token) => {
      this.follow(token.token, token.value);
      this.values.write(token);
    };
    this.values.onValue = ({ value, key, stack }) => {
      if (stack.length === 1) this.replace = value;
      else if (key === 'broadsheet') this.version = value;
      else {
        this.documents.push(value);
        this.pending = 0;
      }
    };
  }

  /** The documents that are complete with this. */
  read(chunk: Buffer): unknown[] {
    this.pending += chunk.length;
    try {
      this.tokenizer.write(chunk);
    } catch (error) {
      if (error instanceof InvalidInput || error instanceof DocumentInvalid) throw error;
      throw new InvalidInput(`The import is no JSON. ${(error as Error).message}`);
    }
    if (this.pending > MOST_OF_DOCUMENT)
      throw new TooLarge(`A document of the import has more than ${MOST_OF_DOCUMENT / MIB} MiB.`);
    const documents = this.documents;
    this.documents = [];
    return documents;
  }

  /** Adds what is missing to the issues. */
  end(issues: DocumentIssue[]): { replace: unknown } {
    if (!this.values.isEnded) throw new InvalidInput('The import is no JSON: it breaks off.');
    if (this.version !== 1)
      issues.unshift({
        path: 'broadsheet',
        message: 'is not an export of Broadsheet that this version can read',
      });
    if (!this.hasDocuments) issues.unshift({ path: 'documents', message: 'is no list' });
    return { replace: this.replace };
  }

  private follow(token: TokenType, value: unknown): void {
    const { open } = this;
    if (token === TokenType.COLON) {
      this.name = this.last as string;
      this.requireKnown(this.name);
      return;
    }
    this.last = value;
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) {
      if (open.length === MOST_LEVELS)
        throw new InvalidInput(`The import is nested deeper than ${MOST_LEVELS} levels.`);
      if (open.length === 2 && open[1] === 'bundle' && this.name === 'documents')
        this.hasDocuments = token === TokenType.LEFT_BRACKET;
      open.push(this.name);
    }
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) open.pop();
    this.name = null;
  }

  private requireKnown(name: string): void {
    const [, inside] = this.open;
    const known =
      this.open.length === 1
        ? ['bundle', 'replace']
        : this.open.length === 2 && inside === 'bundle'
          ? ['broadsheet', 'documents']
          : [name];
    if (!known.includes(name))
      throw new DocumentInvalid([{ path: name, message: 'is not known here' }], 'import is');
  }
}
