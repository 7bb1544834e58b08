/** One thing that is done to an answer. Numbers choose among what the answer happens to hold. */
export interface Damage {
  /** The way down: at each step the n-th of what is there. */
  steps: readonly number[];
  /** Whether every value of the same name is changed, not this one alone. */
  everywhere: boolean;
  change: Change;
}

export type Change =
  | { kind: 'remove' }
  | { kind: 'replace'; value: unknown }
  /** Texts keep what they say and get something after it; others are replaced. */
  | { kind: 'append'; text: string }
  | { kind: 'names'; value: unknown };

type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

/** Places that one damage changes: a list of a page, and an answer that stays of a size that arrives. */
const MAX_PLACES = 20;

/** Sets what an object itself holds, also by a name such as `__proto__`; each place gets its own copy. */
function put(container: Container, name: string, value: unknown): void {
  Object.defineProperty(container, name, {
    value: structuredClone(value),
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

/** Where a walk ends: a container and a name in it; null for an answer that holds nothing. */
function walk(
  root: unknown,
  steps: readonly number[],
): { container: Container; name: string } | null {
  let found: { container: Container; name: string } | null = null;
  let node = root;
  for (const step of steps) {
    if (!isContainer(node)) break;
    const names = Object.keys(node);
    const name = names[step % names.length];
    if (name === undefined) break;
    found = { container: node, name };
    node = node[name];
  }
  return found;
}

function changeAt(container: Container, name: string, change: Change): void {
  const before = container[name];
  if (change.kind === 'remove') delete container[name];
  if (change.kind === 'replace') put(container, name, change.value);
  if (change.kind === 'append')
    put(container, name, typeof before === 'string' ? before + change.text : change.text);
  if (change.kind === 'names') {
    const target = isContainer(before) ? before : container;
    for (const odd of ['__proto__', 'constructor', 'toString', 'length'])
      if (!Array.isArray(target)) put(target, odd, change.value);
  }
}

/** Calls `visit` for every value of a JSON tree, deepest last. */
export function eachValue(
  root: unknown,
  visit: (container: Container, name: string) => void,
): void {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const node = open.pop();
    if (!isContainer(node)) continue;
    for (const name of Object.keys(node)) {
      visit(node, name);
      open.push(node[name]);
    }
  }
}

/** A damaged copy of an answer: the same for the same damage, so that a failure can be repeated. */
export function applyDamage(answer: unknown, damages: readonly Damage[]): unknown {
  const holder: Container = { answer: structuredClone(answer) };
  for (const { steps, everywhere, change } of damages) {
    const place = walk(holder['answer'], steps);
    if (!place) continue;
    if (!everywhere || /^\d+$/.test(place.name)) {
      changeAt(place.container, place.name, change);
      continue;
    }
    const same: Container[] = [];
    eachValue(holder, (container, name) => {
      if (name === place.name) same.push(container);
    });
    for (const container of same.slice(0, MAX_PLACES)) changeAt(container, place.name, change);
  }
  return holder['answer'];
}
