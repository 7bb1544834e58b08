/** The three dividers of an article (platform §9). */
export type RuleWeight = 'standard' | 'bold' | 'bolder';

/** A horizontal rule between two parts of a text. */
export function Rule({ weight = 'standard' }: { weight?: RuleWeight }) {
  return <hr className={`rule rule--${weight}`} />;
}
