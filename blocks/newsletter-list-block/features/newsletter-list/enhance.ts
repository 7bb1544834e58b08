import { enhanceNewsletterForms } from '../../../../components/newsletter/enhanceNewsletterForms';

/** The form, and for who is signed in the preference centre. */
export default function enhance(root: HTMLElement): void {
  enhanceNewsletterForms(root);
}
