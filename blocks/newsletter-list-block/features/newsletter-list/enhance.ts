/** The form, and for who is signed in the preference centre. */
export { enhanceNewsletterForms as default } from '../../../../components/newsletter/enhanceNewsletterForms';
