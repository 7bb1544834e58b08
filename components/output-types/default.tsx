import { PageHead, type OutputTypeProps } from './head/PageHead';
import { pageMarks } from './head/pageMarks';

/** The whole document. */
export default function DefaultOutput(props: OutputTypeProps) {
  const { children, Fusion } = props;
  return (
    <html lang="en" {...pageMarks({ ...props, outputType: 'default' })}>
      <PageHead page={props} />
      <body>
        <div id="fusion-app">{children}</div>
        <Fusion />
      </body>
    </html>
  );
}

DefaultOutput.contentType = 'text/html';
