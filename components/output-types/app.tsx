import { PageHead, type OutputTypeProps } from './head/PageHead';
import { pageMarks } from './head/pageMarks';

/**
 * A page in the web view of our own app (platform §2): the same blocks, without the bars that the app
 * brings itself (see `components/layouts/Shell`), up to the edges of the screen.
 */
export default function AppOutput(props: OutputTypeProps) {
  const { children, Fusion } = props;
  return (
    <html lang="en" {...pageMarks({ ...props, outputType: 'app' })}>
      <PageHead page={props} viewport=", viewport-fit=cover" isHidden />
      <body>
        <div id="fusion-app">{children}</div>
        <Fusion />
      </body>
    </html>
  );
}

AppOutput.contentType = 'text/html';
