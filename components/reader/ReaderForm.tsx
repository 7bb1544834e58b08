import { READER_FORMS } from './accountPaths';
import { Icon, type IconName } from '../ui/Icon';

export interface ReaderFormProps {
  what: keyof typeof READER_FORMS;
  /** What it is in the service: `follows/author/nelly-bly`, `saved/council`. */
  resource: string;
  /** What the service wants to know. */
  fields: Record<string, string>;
  /** Of the part of the page that says that it is done, unique in the page. */
  doneId: string;
  off: { icon: IconName; word: string };
  on: { icon: IconName; word: string };
  /** Goes on after both words, for who does not see where the button stands; `isNamed` shows it after the first. */
  name: string;
  isNamed?: boolean;
  done: string;
  list: { title: string; path: string };
}

/**
 * A button with which a reader keeps something. It stands on cached pages, the same for all, and is a form: it posts to
 * the readers' service and comes back, by way of signing in for who is signed out. `enhanceReaderForms`
 * shows the signed-in how it stands and saves without leaving.
 */
export function ReaderForm(props: ReaderFormProps) {
  const { what, resource, fields, doneId, off, on, name, isNamed = false, done, list } = props;
  return (
    <form
      className="reader-form"
      method="post"
      action={READER_FORMS[what]}
      data-reader-form={resource}
      data-name={name}
    >
      {Object.entries({ ...fields, at: doneId, on: '1' }).map(([field, value]) => (
        <input type="hidden" name={field} value={value} key={field} />
      ))}
      <button className="reader-form__button" type="submit">
        {[off, on].map(({ icon, word }) => (
          <span key={word}>
            <Icon name={icon} size={16} />
            {isNamed && word === off.word ? (
              `${word} ${name}`
            ) : (
              <>
                {word}
                <span className="visually-hidden"> {name}</span>
              </>
            )}
          </span>
        ))}
      </button>
      <p className="reader-form__done" id={doneId}>
        {done} <a href={list.path}>{list.title}</a>
      </p>
    </form>
  );
}
