/** ms that a script of another host may take. */
const LIMIT = 20_000;

/**
 * Loads a script once; again after it failed.
 * @throws (rejects) when it can't be had in time.
 */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const known = [...document.scripts].find((script) => script.src === url);
    if (known?.dataset['loaded'] !== undefined) return resolve();
    const script = known ?? document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`${url} can not be loaded`));
    };
    const timer = setTimeout(fail, LIMIT);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      script.dataset['loaded'] = '';
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    if (known) return;
    script.src = url;
    script.className = 'coral-script'; // by which the provider knows its own
    document.head.append(script);
  });
}
