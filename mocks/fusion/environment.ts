import { getFusion } from './state';

/** Reads through to `setFusion({ environment })`. */
const environment: Record<string, string | undefined> = new Proxy(
  {},
  {
    get: (_target, name) => (typeof name === 'string' ? getFusion().environment[name] : undefined),
    has: (_target, name) => typeof name === 'string' && name in getFusion().environment,
  },
);

export default environment;
