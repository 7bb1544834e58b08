import type { Read } from './reads';

/** Past so many different reads a block is taken to depend on the whole. */
const MAX_PATHS = 16;

/**
 * The global content as a block sees it: a view that notes which parts are looked at, so that a
 * header that reads one section name is the same header on every story of that section. A block that
 * reads a lot (the story's body) soon depends on the whole, and from there on gets the plain data.
 */
export function trackGlobalContent(data: unknown, note: (read: Read) => void): unknown {
  if (data === null || typeof data !== 'object') {
    note({ kind: 'globalContent' });
    return data;
  }
  let count = 0;
  const views = new WeakMap<object, object>();
  let isWhole = false;

  function record(path: readonly string[], what: 'value' | 'keys'): void {
    count += 1;
    if (count > MAX_PATHS) {
      isWhole = true;
      note({ kind: 'globalContent' });
      return;
    }
    note({ kind: 'global', path, what });
  }

  function view(target: object, path: readonly string[]): object {
    const known = views.get(target);
    if (known) return known;
    const seen = new Set<string>();
    let areKeysSeen = false;
    const see = (name: string): void => {
      if (isWhole || seen.has(name)) return;
      seen.add(name);
      record([...path, name], 'value');
    };
    const proxy: object = new Proxy(target, {
      get(object, name, receiver) {
        const value: unknown = Reflect.get(object, name, receiver);
        if (isWhole || typeof name === 'symbol' || typeof value === 'function') return value;
        see(name);
        if (isWhole || value === null || typeof value !== 'object') return value;
        return view(value, [...path, name]);
      },
      has(object, name) {
        if (typeof name === 'string') see(name);
        return Reflect.has(object, name);
      },
      ownKeys(object) {
        if (!isWhole && !areKeysSeen) {
          areKeysSeen = true;
          record(path, 'keys');
        }
        return Reflect.ownKeys(object);
      },
      getOwnPropertyDescriptor(object, name) {
        if (typeof name === 'string') see(name);
        return Reflect.getOwnPropertyDescriptor(object, name);
      },
    });
    views.set(target, proxy);
    return proxy;
  }

  return view(data, []);
}
