import type { EditableProps } from 'fusion:content';
export interface CommentsProps {
  title: string;
  /** Marks the title in the editor’s canvas. */
  titleProps?: EditableProps;
  /** Address of the provider's root, without a slash at the end. */
  rootUrl: string;
  /** The provider's host is our own: the count may be asked for before a click. */
  isOwnHost: boolean;
  storyId: string;
  /** Absolute. */
  storyUrl: string;
  lettersEmail: string;
}

/** The way to the comments of a story. Nothing is asked of the provider before a reader opens them. */
export function Comments(props: CommentsProps) {
  const { title, rootUrl, isOwnHost, storyId, storyUrl, lettersEmail } = props;
  return (
    <section
      className="comments"
      id="comments"
      aria-labelledby="comments-title"
      data-root-url={rootUrl}
      data-story-id={storyId}
      data-story-url={storyUrl}
      data-own-host={isOwnHost ? '' : undefined}
    >
      <div className="comments__head">
        <h2 className="comments__title" id="comments-title" {...props.titleProps}>
          {title}
        </h2>
        <p className="comments__rules">
          Be civil and keep to the subject. We remove what attacks people for who they are.{' '}
          <a href="/about/terms_and_conditions/#Accounts">Our rules</a>
        </p>
      </div>
      <button className="button button--secondary comments__open" type="button">
        Show comments
        <span className="comments__count" hidden>
          {' ('}
          <span
            className="coral-count"
            data-coral-id={storyId}
            data-coral-url={storyUrl}
            data-coral-notext="true"
          />
          )
        </span>
      </button>
      <noscript>
        <p className="comments__without">
          Comments need JavaScript. You can also write us a letter:{' '}
          <a href={`mailto:${lettersEmail}`}>{lettersEmail}</a>
        </p>
      </noscript>
      <p className="comments__status" role="status" />
      <div className="comments__thread" id="comments-thread" tabIndex={-1} hidden />
    </section>
  );
}
