import { enhanceCaptions } from '../../../../components/ui/enhanceCaptions';

/** Offers "Read more" where the caption does not fit. */
export default function enhance(root: HTMLElement): void {
  enhanceCaptions(root);
}
