import type { Names } from './names';

/** components/layouts/<name>.tsx: its sections in the shell of every page. */
export function layoutView({ kebab, pascal, label }: Names): string {
  return `import { Shell, type LayoutProps } from './Shell';

/** Stories beside a rail, and a row below both. */
export default function ${pascal}Layout({ children = [] }: LayoutProps) {
  const [header, main, rail, bottom, footer] = children;
  return (
    <Shell name="${kebab}" header={header} footer={footer}>
      <div className="page__columns">
        <div className="page__main">{main}</div>
        <div className="page__rail">{rail}</div>
      </div>
      <div className="page__bottom">{bottom}</div>
    </Shell>
  );
}

${pascal}Layout.label = '${label}';
${pascal}Layout.sections = ['header', 'main', 'rail', 'bottom', 'footer'];
`;
}
