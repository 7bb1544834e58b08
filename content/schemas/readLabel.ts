import type { Eyebrow, LabelIcon } from './ans';
import { at, firstText, flag, list, text } from './json';
import { loadableUrl, safeUrl, secureUrl } from './safeUrl';
import { plainText } from './sanitizeHtml';

/** The first label that says something and is not hidden: eyebrows first, then `basic`. Never throws. */
export function readEyebrow(label: unknown): Eyebrow | null {
  const eyebrows = at(label, 'eyebrows');
  const candidates = [at(label, 'eyebrow'), list(eyebrows)[0] ?? eyebrows, at(label, 'basic')];
  for (const candidate of candidates) {
    const words = plainText(text(at(candidate, 'text')));
    if (words && flag(at(candidate, 'display')) !== false) {
      return { text: words, url: safeUrl(at(candidate, 'url')) };
    }
  }
  return null;
}

/** Of an address that names a picture. */
const PICTURE = /\.(?:svg|png|gif|jpe?g|webp|avif)(?:[?#]|$)/i;

/**
 * `label.icon` (platform §3), where `display` says that it is shown. Its address is that of a picture,
 * or where its words lead. Null where there is nothing to show. Never throws.
 */
export function readLabelIcon(label: unknown): LabelIcon | null {
  const icon = at(label, 'icon');
  if (flag(at(icon, 'display')) !== true) return null;
  const words = plainText(text(at(icon, 'text')));
  const url = safeUrl(at(icon, 'url'));
  const loaded = url !== null && PICTURE.test(url) ? loadableUrl(url) : null;
  const picture = loaded && secureUrl(loaded);
  if (!words && !picture) return null;
  return { text: words, picture, url: picture ? null : url };
}

/** The desks that asked for a story, as its labels name them (platform §3). Never throws. */
export function readCommissionTeams(label: unknown): string[] {
  const teams = ['commission_team_1_required', 'commission_team_2'].map((name) => {
    const team = at(label, name);
    return plainText(firstText(at(team, 'text'), team));
  });
  return [...new Set(teams)].filter(Boolean);
}
