import { Rail, Shell, type LayoutProps } from './Shell';

/** A story: its headline across the page, then its text beside a rail. */
export default function Article({ children = [] }: LayoutProps) {
  const [header, top, main, rail, bottom, footer] = children;
  return (
    <Shell name="article" header={header} footer={footer}>
      <div className="page__top">{top}</div>
      <div className="page__columns">
        <div className="page__main">{main}</div>
        <Rail>{rail}</Rail>
      </div>
      <div className="page__bottom">{bottom}</div>
    </Shell>
  );
}

Article.label = 'Article';
Article.sections = ['header', 'top', 'main', 'rail', 'bottom', 'footer'];
