/** The player on top. */
export { enhanceVideos as default } from '../../../../components/article/enhanceVideos';
