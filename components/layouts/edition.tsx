import { Shell, type LayoutProps } from './Shell';

/** An edition of a newsletter: one column, as wide as a mail. */
export default function Edition({ children = [] }: LayoutProps) {
  const [header, main, footer] = children;
  return (
    <Shell name="edition" header={header} footer={footer}>
      <div className="page__edition">{main}</div>
    </Shell>
  );
}

Edition.label = 'Newsletter';
Edition.sections = ['header', 'main', 'footer'];
