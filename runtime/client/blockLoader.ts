/** Brings one block to life; resolves once it answers to events. */
export type StartBlock = (element: HTMLElement) => void | Promise<void>;

/** Loads a chunk of the pack (platform §7); its default export brings the block to life. */
export type BlockLoader = () => Promise<{ default: StartBlock }>;

/** By chunk number. */
export type BlockLoaders = Record<number, BlockLoader>;
