import { flashScores } from '../../../../components/sports/flashScores';

/** A new score shines for a moment. */
export default function enhance(root: HTMLElement): void {
  flashScores(root);
}
