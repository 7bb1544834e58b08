import { useState } from 'react';
import type { EditionRow, MailingList } from '../../contract/newsletters';
import { API_PREFIX } from '../../contract/calls';
import { Dialog } from '../../../ui/Dialog';
import type { Api } from '../shared/api';
import { Problem } from '../shared/Problem';
import { useAnswer } from '../shared/queries';

interface Props {
  api: Pick<Api, 'previewEdition'>;
  edition: EditionRow;
  list: MailingList;
  onClose: () => void;
}

/** Forms of a mail, and how wide each is shown: px. */
const FORMS = { desk: ['Desktop', 700], phone: ['Phone', 390], text: ['Text', 700] } as const;
type Form = keyof typeof FORMS;

/** An edition as it would be sent now. */
export function PreviewDialog({ api, edition, list, onClose }: Props) {
  const { data, problem, reload } = useAnswer(api, 'previewEdition', { id: edition.id });
  const [form, setForm] = useState<Form>('desk');
  const [, width] = FORMS[form];
  return (
    <Dialog title={`Preview: ${list.title}`} size="full" onClose={onClose}>
      <div className="mail-preview">
        <div className="mail-preview__bar">
          <p>
            <b>{data?.subject || 'No subject'}</b>
            {data?.fromName && <span className="dim"> from {data.fromName}</span>}
          </p>
          <fieldset className="segments" aria-label="Shown as">
            {(Object.keys(FORMS) as Form[]).map((name) => (
              <label key={name} className="segments__item">
                <input
                  type="radio"
                  name="mail-form"
                  checked={form === name}
                  onChange={() => setForm(name)}
                />
                <span>{FORMS[name][0]}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <Problem problem={problem} onRetry={reload} />
        {data?.problem && (
          <p className="note note--bad" role="alert">
            It would not be sent: {data.problem}
          </p>
        )}
        {data?.text && form === 'text' && (
          <textarea
            className="mail-preview__text"
            aria-label="The email in plain text"
            readOnly
            value={data.text}
          />
        )}
        {data?.text && form !== 'text' && (
          <iframe
            className="mail-preview__frame"
            title="The email as readers see it"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            src={`${API_PREFIX}/newsletters/${encodeURIComponent(edition.id)}/mail`}
            style={{ maxWidth: width }}
          />
        )}
      </div>
    </Dialog>
  );
}
