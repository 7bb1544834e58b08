/** Brings the share menu of the card to life. */
export { enhanceShareMenus as default } from '../../../../components/sharing/enhanceShareMenus';
