import { APP_FILES } from '../../contract/screens';

/** The styles of a screen's folder, beside those that all screens have: nothing of it is shown before they are here. */
export const Styles = ({ folder }: { folder: string }) => (
  <link rel="stylesheet" href={`${APP_FILES}/${folder}.css`} precedence="editor" />
);
