import { enhanceNewsletterForms } from '../../../../components/newsletter/enhanceNewsletterForms';

/** The form of the card (widgets §4). */
export default function enhance(root: HTMLElement): void {
  enhanceNewsletterForms(root);
}
