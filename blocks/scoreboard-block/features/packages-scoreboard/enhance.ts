export { enhanceBoard as default } from '../../board/enhanceBoard';
