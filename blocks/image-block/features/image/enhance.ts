/** Offers "Read more" where the caption does not fit. */
export { enhanceCaptions as default } from '../../../../components/ui/enhanceCaptions';
