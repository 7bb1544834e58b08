import { enhanceVideos } from '../../../../components/article/enhanceVideos';

/** The player on top. */
export default function enhance(root: HTMLElement): void {
  enhanceVideos(root);
}
