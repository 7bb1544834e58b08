import { PageHead, type OutputTypeProps } from './head/PageHead';
import { shownEnvironment } from './head/shownEnvironment';

/** The whole document. */
export default function DefaultOutput(props: OutputTypeProps) {
  const { children, Fusion } = props;
  return (
    <html lang="en" data-reader-state="" data-environment={shownEnvironment()}>
      <PageHead page={props} />
      <body>
        <div id="fusion-app">{children}</div>
        <Fusion />
      </body>
    </html>
  );
}

DefaultOutput.contentType = 'text/html';
