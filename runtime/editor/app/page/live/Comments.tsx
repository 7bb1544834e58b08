import { type FormEvent, useId, useState } from 'react';
import { Problem } from '../../shared/Problem';
import { timeAgo } from '../../shared/timeAgo';
import type { PageComments } from './useComments';

interface Props {
  comments: PageComments;
  /** The block that they are about; null: the page. */
  nodeId: string | null;
  mayComment: boolean;
  now?: number;
}

/** What colleagues say about one block, or the page: said, and settled. */
export function Comments({ comments, nodeId, mayComment, now = Date.now() }: Props) {
  const [text, setText] = useState('');
  const [isSaying, setSaying] = useState(false);
  const title = useId();
  const about = comments.open.filter((comment) => comment.nodeId === nodeId);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaying || !text.trim()) return;
    setSaying(true);
    if (await comments.add(nodeId, text)) setText('');
    setSaying(false);
  };
  return (
    <section className="comments" aria-labelledby={title}>
      <h3 id={title}>Comments</h3>
      <Problem problem={comments.failure} onRetry={comments.reload} />
      {about.length > 0 && (
        <ul className="comments__list">
          {about.map((comment) => (
            <li key={comment.id} className="comments__one">
              <p className="dim">
                {comment.author},{' '}
                <time dateTime={comment.createdAt}>{timeAgo(comment.createdAt, now)}</time>
              </p>
              <p className="comments__text">{comment.text}</p>
              {mayComment && (
                <button
                  type="button"
                  className="button"
                  aria-label={`Settle: ${comment.text.slice(0, 60)}`}
                  onClick={() => void comments.settle(comment)}
                >
                  Settle
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayComment && (
        <form onSubmit={(event) => void onSubmit(event)}>
          <label className="line">
            <span>
              {nodeId === null ? 'Say something about the page' : 'Say something about it'}
            </span>
            <textarea
              className="input"
              rows={2}
              maxLength={4000}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <button className="button" disabled={!text.trim()} aria-disabled={isSaying}>
            Comment
          </button>
        </form>
      )}
    </section>
  );
}
