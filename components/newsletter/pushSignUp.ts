import { originalLocation } from '../analytics/originalLocation';
import { pushToDataLayer } from '../analytics/pushToDataLayer';

/** Tells the data layer of each newsletter that was signed up for (platform §3, §7), and nothing of the reader. */
export function pushSignUp(chosen: Iterable<HTMLInputElement>): void {
  for (const { value, dataset } of chosen)
    pushToDataLayer({
      event: 'email-signup',
      newsletter_id: value,
      newsletter_title: dataset['title'] ?? '',
      newsletter_sailthru_name: dataset['list'] ?? '',
      originalLocation: originalLocation(),
    });
}
