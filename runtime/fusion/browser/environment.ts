/** `fusion:environment` in the browser: nothing that is secret, so nothing. */
const environment: Record<string, string | undefined> = {};

export default environment;
