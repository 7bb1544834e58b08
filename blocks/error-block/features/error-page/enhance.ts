import { enhanceSearchForm } from '../../../../components/fronts/enhanceSearchForm';

/** Keeps the search button disabled while the text is empty. */
export default function enhance(root: HTMLElement): void {
  enhanceSearchForm(root);
}
