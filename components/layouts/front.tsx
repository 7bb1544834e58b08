import { Rail, Shell, type LayoutProps } from './Shell';

/** Home and section fronts: the lead across the page, then stories beside a rail. */
export default function Front({ children = [] }: LayoutProps) {
  const [header, lead, main, rail, bottom, footer] = children;
  return (
    <Shell name="front" header={header} footer={footer}>
      <div className="page__lead">{lead}</div>
      <div className="page__columns">
        <div className="page__main">{main}</div>
        <Rail>{rail}</Rail>
      </div>
      <div className="page__bottom">{bottom}</div>
    </Shell>
  );
}

Front.label = 'Front';
Front.sections = ['header', 'lead', 'main', 'rail', 'bottom', 'footer'];
