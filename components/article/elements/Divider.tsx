/** A divider (platform §9): standard, bold, bolder. */
export function Divider({ style }: { style: 'standard' | 'bold' | 'bolder' }) {
  return <hr className={`article-body__divider article-body__divider--${style}`} />;
}
