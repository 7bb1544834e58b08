import type { Operation } from '../../../document/operations/operation';

/**
 * A change by hand: its name for undo, what it does, and the key under which typing is one step; null for
 * what always is its own.
 */
export type OnEdit = (name: string, operations: readonly Operation[], key: string | null) => void;
