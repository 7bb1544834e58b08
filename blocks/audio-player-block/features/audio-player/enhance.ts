import { enhanceAudio } from '../../../../components/article/audio/enhanceAudio';

/** The controls of the recording. */
export default function enhance(root: HTMLElement): void {
  enhanceAudio(root);
}
