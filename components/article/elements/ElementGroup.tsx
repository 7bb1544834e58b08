import { useId, type ReactNode } from 'react';

interface ElementGroupProps {
  /** Plain text; empty for a group without one. */
  title: string;
  /** Of the heading. */
  level: 2 | 3 | 4 | 5 | 6;
  children: ReactNode;
}

/** Elements that belong together: a section of its own where it has a title. */
export function ElementGroup({ title, level, children }: ElementGroupProps) {
  const id = useId();
  if (!title) return <div className="article-group">{children}</div>;
  const Heading = `h${level}` as const;
  return (
    <section className="article-group article-group--titled" aria-labelledby={id}>
      <Heading className="article-group__title" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
