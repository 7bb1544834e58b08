import { isObject } from '../ans/json';
import type { Json, JsonObject } from '../ans/json';

export interface Projection {
  /** Dotted paths; empty means everything. `_id` and `type` always come along. */
  include: readonly string[];
  exclude: readonly string[];
}

/** The asked-for part of a document; a path also reaches into the items of lists. */
export function projectFields(document: JsonObject, { include, exclude }: Projection): JsonObject {
  const included =
    include.length > 0 ? pick(document, tree(['_id', 'type', ...include])) : document;
  return exclude.length > 0 ? omit(included, tree(exclude)) : included;
}

type Tree = Map<string, Tree>;

/** Paths as a tree, in which an empty branch stands for all below it. */
function tree(paths: readonly string[]): Tree {
  const root: Tree = new Map();
  const wholes = paths.filter(
    (path) => !paths.some((other) => other !== path && path.startsWith(`${other}.`)),
  );
  for (const path of wholes) {
    let branch = root;
    for (const key of path.replace(/\.\*$/, '').split('.')) {
      const next: Tree = branch.get(key) ?? new Map();
      branch.set(key, next);
      branch = next;
    }
  }
  return root;
}

function pick(document: JsonObject, wanted: Tree): JsonObject {
  const picked: JsonObject = {};
  for (const [key, branch] of wanted) {
    if (!Object.hasOwn(document, key)) continue;
    const value = document[key];
    if (value !== undefined) picked[key] = each(value, branch, pick);
  }
  return picked;
}

function omit(document: JsonObject, unwanted: Tree): JsonObject {
  const kept: JsonObject = {};
  for (const [key, value] of Object.entries(document)) {
    const branch = unwanted.get(key);
    if (!branch) kept[key] = value;
    else if (branch.size > 0) kept[key] = each(value, branch, omit);
  }
  return kept;
}

function each(
  value: Json,
  branch: Tree,
  change: (document: JsonObject, branch: Tree) => JsonObject,
): Json {
  if (branch.size === 0) return value;
  if (Array.isArray(value)) return value.map((item) => each(item, branch, change));
  return isObject(value) ? change(value, branch) : value;
}
