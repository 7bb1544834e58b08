/** The form of a newsletter's issue. */
export { enhanceNewsletterForms as default } from '../../../../components/newsletter/enhanceNewsletterForms';
