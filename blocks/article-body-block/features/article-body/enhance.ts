import { enhanceNewsletterForms } from '../../../../components/newsletter/enhanceNewsletterForms';

/** Long captions, galleries, pictures that open large, videos and newsletter forms of a story's text. */
export default async function enhance(root: HTMLElement): Promise<void> {
  enhanceNewsletterForms(root);
  const [{ enhanceElements }, stops] = await Promise.all([
    import('../../../../components/article/enhanceElements'),
    root.querySelector('[data-stops]')
      ? import('../../../../components/article/stops/enhanceStops')
      : null,
  ]);
  enhanceElements(root);
  stops?.enhanceStops(root);
}
