/** The controls of the recording. */
export { enhanceAudio as default } from '../../../../components/article/audio/enhanceAudio';
