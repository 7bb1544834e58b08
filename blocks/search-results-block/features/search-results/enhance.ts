import { enhanceSearchForm } from '../../../../components/fronts/enhanceSearchForm';

/** Keeps the search button disabled while the text is empty, and the address without empty filters. */
export default function enhance(root: HTMLElement): void {
  enhanceSearchForm(root);
  root.querySelector('form')?.addEventListener('formdata', ({ formData }) => {
    const empty = [...formData].filter(([name, value]) => value === '' && name !== 'query');
    for (const [name] of empty) formData.delete(name);
  });
}
