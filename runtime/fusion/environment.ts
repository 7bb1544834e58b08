import { settings } from './settings';

/**
 * `fusion:environment`: settings of the deployment. On the server all that the composition allows
 * for sources; the browser's bundle has a module of its own that holds nothing secret.
 */
const environment: Record<string, string | undefined> = new Proxy(
  {},
  {
    get: (_target, name) => (typeof name === 'string' ? settings.environment[name] : undefined),
    has: (_target, name) => typeof name === 'string' && name in settings.environment,
    ownKeys: () => Object.keys(settings.environment),
    getOwnPropertyDescriptor: (_target, name) =>
      typeof name === 'string' && name in settings.environment
        ? { value: settings.environment[name], enumerable: true, configurable: true }
        : undefined,
  },
);

export default environment;
