/** Brings one block to life; resolves once it answers to events. */
export type StartBlock = (element: HTMLElement) => void | Promise<void>;

/** Loads a chunk of the pack (platform §7). */
export type BlockLoader = () => Promise<StartBlock>;

/** By chunk number. */
export type BlockLoaders = Record<number, BlockLoader>;
