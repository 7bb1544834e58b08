/** Keeps the search button disabled while the text is empty. */
export { enhanceSearchForm as default } from '../../../../components/fronts/enhanceSearchForm';
