import { glideUpdates } from '../../game/glideUpdates';

/** New scores push what stands below them gently aside. */
export default function enhance(root: HTMLElement): void {
  glideUpdates(root);
}
