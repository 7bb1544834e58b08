/** The long caption, picture, gallery or video that opens a story. */
export default async function enhance(root: HTMLElement): Promise<void> {
  const { enhanceElements } = await import('../../../../components/article/enhanceElements');
  enhanceElements(root);
}
