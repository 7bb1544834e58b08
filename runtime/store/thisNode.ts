import { randomUUID } from 'node:crypto';

/** Names this process in notices: what only one node has to do, the one does on which it happened. */
export const THIS_NODE = randomUUID().slice(0, 8);
