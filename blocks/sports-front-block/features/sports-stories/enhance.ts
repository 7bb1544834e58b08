/** Brings the share menus of the stories to life. */
export { enhanceShareMenus as default } from '../../../../components/sharing/enhanceShareMenus';
