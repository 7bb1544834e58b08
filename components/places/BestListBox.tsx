interface BestListBoxProps {
  /** What the place's own editor wrote; empty parts have the site's words. */
  own: { title: string; description: string };
  site: { title: string; text: string };
}

/** How places are chosen (widgets §9). */
export function BestListBox({ own, site }: BestListBoxProps) {
  return (
    <aside className="best-list-box" aria-labelledby="best-lists">
      <h2 id="best-lists">{own.title || site.title}</h2>
      {own.description ? (
        <div dangerouslySetInnerHTML={{ __html: own.description }} />
      ) : (
        <p>{site.text}</p>
      )}
    </aside>
  );
}
