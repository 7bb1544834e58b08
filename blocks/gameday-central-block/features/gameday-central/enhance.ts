/** A new score shines for a moment. */
export { flashScores as default } from '../../../../components/sports/flashScores';
