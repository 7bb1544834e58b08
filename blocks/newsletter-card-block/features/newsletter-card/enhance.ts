/** The form of the card (widgets §4). */
export { enhanceNewsletterForms as default } from '../../../../components/newsletter/enhanceNewsletterForms';
