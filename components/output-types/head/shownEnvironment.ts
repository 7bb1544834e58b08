import environment from 'fusion:environment';

/** What `data-environment` on `<html>` says: the name of the deployment's environment, nothing in production. */
export function shownEnvironment(): string | undefined {
  const name = environment['ENVIRONMENT'];
  return name === undefined || name === '' || name === 'production' ? undefined : name;
}
