import { enhanceNewsletterForms } from '../../../../components/newsletter/enhanceNewsletterForms';

/** The form of a newsletter's issue. */
export default function enhance(root: HTMLElement): void {
  enhanceNewsletterForms(root);
}
