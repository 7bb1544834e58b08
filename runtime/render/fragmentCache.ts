import { LRUCache } from 'lru-cache';
import { sizeOf, type FragmentPart } from './fragmentParts';
import { readId, type Read } from './reads';

/** The HTML of one block, ready to be joined to a page. */
export interface Fragment {
  /** None when it shows nothing. */
  parts: readonly FragmentPart[];
  /** `<link>` elements that React moved in front: pictures to load early. */
  head: string;
  /** Addresses of the answers it was made from. */
  content: string[];
  /** ms since 1970; Infinity when its output does not depend on the clock. */
  expires: number;
  /** ms until a live block asks again; 0 when it does not. */
  refresh: number;
  /** Nothing but a publish makes it another one: a page need not run out for it, however live it is. */
  isPublishedOnly: boolean;
}

type Reads = readonly { read: Read; digest: string }[];

interface Step {
  /** What the block looks at next, given everything up to here; absent until known. */
  read?: Read;
  next?: Map<string, Step>;
  fragment?: Fragment | undefined;
  parent?: Step;
  digest?: string;
}

export interface FragmentCache {
  /**
   * The fragment for a block under the values that `digest` gives. `digest` answers null when a value
   * is not at hand yet: then `find` says which.
   */
  find: (
    key: string,
    digest: (read: Read) => string | null,
    now: number,
  ) => { fragment: Fragment } | { awaits: Read } | null;
  store: (key: string, reads: Reads, fragment: Fragment) => void;
  /** Whether the block was seen to depend on the page's global content as a whole. */
  readsWhole: (key: string) => boolean;
  clear: () => void;
  readonly bytes: number;
  readonly size: number;
}

/** What depends on the whole global content need not ask for its parts. */
function wholeFirst(reads: Reads): Reads {
  const whole = reads.find(({ read }) => read.kind === 'globalContent');
  if (!whole) return reads;
  return [
    whole,
    ...reads.filter(({ read }) => read.kind !== 'globalContent' && read.kind !== 'global'),
  ];
}

/**
 * Rendered blocks by what they read. What a block looks at next depends only on what it saw so far,
 * so its reads form a tree: each step names a read, each branch is a value. Walking the tree with
 * today's values ends at a fragment or shows that none fits. Least recently used ones go first.
 */
export function createFragmentCache(maxBytes: number): FragmentCache {
  const roots = new Map<string, Step>();
  const leaves = new LRUCache<Step, Fragment>({
    maxSize: maxBytes,
    sizeCalculation: ({ parts, head }) => sizeOf(parts) + head.length + 400,
    dispose: (_fragment, step, reason) => {
      if (reason !== 'set') prune(step);
    },
  });

  function prune(leaf: Step): void {
    leaf.fragment = undefined;
    let step: Step = leaf;
    while (!step.fragment && !step.next?.size) {
      const { parent, digest } = step;
      if (digest === undefined) return;
      if (parent) {
        if (parent.next?.get(digest) === step) parent.next.delete(digest);
      } else {
        if (roots.get(digest) === step) roots.delete(digest);
        return;
      }
      step = parent;
    }
  }

  return {
    find(key, digest, now) {
      let step = roots.get(key);
      while (step) {
        if (step.fragment) {
          if (step.fragment.expires <= now) return null;
          leaves.get(step);
          return { fragment: step.fragment };
        }
        if (!step.read) return null;
        const value = digest(step.read);
        if (value === null) return { awaits: step.read };
        step = step.next?.get(value);
      }
      return null;
    },
    store(key, reads, fragment) {
      let step = roots.get(key);
      if (!step) {
        step = { digest: key };
        roots.set(key, step);
      }
      for (const { read, digest } of wholeFirst(reads)) {
        // A block that is not a pure function of its reads looks at something else here than before:
        // what was known below this step can't be trusted.
        if (!step.read || readId(step.read) !== readId(read)) {
          step.read = read;
          step.next = new Map();
        }
        step.next ??= new Map();
        let next = step.next.get(digest);
        if (!next) {
          next = { parent: step, digest };
          step.next.set(digest, next);
        }
        if (step.fragment) leaves.delete(step);
        step = next;
      }
      step.fragment = fragment;
      leaves.set(step, fragment);
    },
    readsWhole: (key) => roots.get(key)?.read?.kind === 'globalContent',
    clear() {
      leaves.clear();
      roots.clear();
    },
    get bytes() {
      return leaves.calculatedSize;
    },
    get size() {
      return leaves.size;
    },
  };
}
