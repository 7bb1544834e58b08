import { glideUpdates } from '../../game/glideUpdates';

/** A new drive pushes the others gently down; what the reader opened stays open. */
export default function enhance(root: HTMLElement): void {
  glideUpdates(root);
}
