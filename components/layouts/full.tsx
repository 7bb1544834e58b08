import { Shell, type LayoutProps } from './Shell';

/** One column across the page. */
export default function Full({ children = [] }: LayoutProps) {
  const [header, main, footer] = children;
  return (
    <Shell name="full" header={header} footer={footer}>
      <div className="page__full">{main}</div>
    </Shell>
  );
}

Full.label = 'Full width';
Full.sections = ['header', 'main', 'footer'];
