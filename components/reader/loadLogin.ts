import { getScriptDelay, type ScriptPriority } from '../../utils/ads/getScriptDelay';
import type { LoginService, LoginSettings } from './createLogin';

let loaded: Promise<LoginService | null> | undefined;

/**
 * The login service of the page, loaded when its priority says (platform §4) and initialised with what the header
 * holds (`data-login`); one for all blocks. Null where it fails: that is logged in the words of platform §8, and
 * the page stays as it came.
 */
export function loadLogin(priority: ScriptPriority): Promise<LoginService | null> {
  loaded ??= waitFor(priority).then(load);
  return loaded;
}

async function load(): Promise<LoginService | null> {
  const module = await import('./createLogin').catch((error: unknown) => {
    console.error('Error on loading Login service module', error);
    loaded = undefined; // the network may be back by the next time
    return null;
  });
  if (!module) return null;
  try {
    return module.createLogin(readSettings(document));
  } catch (error) {
    console.error('Error on initializing Login service', error);
    return null;
  }
}

function readSettings(page: Document): LoginSettings {
  const element = page.querySelector<HTMLElement>('[data-login]');
  if (!element) throw new Error('The page has no header with the settings of the login service.');
  return JSON.parse(element.dataset['login'] ?? '') as LoginSettings; // written by LoginData
}

async function waitFor(priority: ScriptPriority): Promise<void> {
  const { afterLoad, delay } = getScriptDelay(priority);
  if (afterLoad && document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve));
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
}
