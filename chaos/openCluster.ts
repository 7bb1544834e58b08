import { startSite, type RunningSite } from '../e2e/startSite';
import { openTarget, type Target, type TargetOptions } from '../attack/openTarget';
import { CLIENT_HEADER } from '../attack/ask';
import type { Nodes } from './Newsroom';

/** Nodes of one site on one database. */
export interface Cluster extends Nodes {
  first: Target;
  /** The processes, in the order in which they were started. */
  nodes: RunningSite[];
  /** Starts one more node. */
  add: () => Promise<RunningSite>;
  /** Puts a new process in the place of one that has ended. */
  replace: (index: number) => Promise<void>;
  /** What is wrong when a node has ended by itself. */
  dead: () => string[];
  stop: () => Promise<void>;
}

/** Starts a site with one published page (or all of an edition) on a number of nodes. */
export async function openCluster(options: TargetOptions & { count: number }): Promise<Cluster> {
  const first = await openTarget({ isBare: true, ...options });
  const env = {
    LOG_LEVEL: 'silent',
    CLIENT_ADDRESS_HEADER: CLIENT_HEADER,
    ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
    ...options.env,
  };
  const nodes: RunningSite[] = [first];
  const start = () => startSite(first.dataDir, env);
  const add = async (): Promise<RunningSite> => {
    const node = await start();
    nodes.push(node);
    return node;
  };
  for (let count = 1; count < options.count; count += 1) await add();
  return {
    first,
    nodes,
    add,
    admin: first.admin,
    urls: () => nodes.filter((node) => isUp(node)).map(({ url }) => url),
    replace: async (index) => {
      nodes[index] = await start();
    },
    dead: () => {
      const count = nodes.filter((node) => !isUp(node)).length;
      return count === 0 ? [] : [`${count} of ${nodes.length} nodes ended by themselves`];
    },
    stop: async () => {
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
}

const isUp = ({ process }: RunningSite): boolean =>
  process.exitCode === null && process.signalCode === null;
