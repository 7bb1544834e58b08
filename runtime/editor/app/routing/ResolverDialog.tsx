import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../ui/Dialog';
import { DialogFoot } from '../../../ui/DialogFoot';
import type { ResolverRow } from '../../contract/routing';
import type { Api } from '../shared/api';
import { useAct, useAnswer } from '../shared/queries';
import { ResolverContent } from './ResolverContent';

interface Props {
  api: Pick<Api, 'listDocuments' | 'pack' | 'saveResolver'>;
  website: string;
  /** Null: a new one. */
  resolver: ResolverRow | null;
  /** Asked after all others. */
  lastPriority: number;
  onClose: () => void;
  onSaved: (text: string) => void;
}

const TEMPLATES = { kind: 'template', sort: 'name', limit: 200 } as const;

/** One resolver: which addresses it takes, which template answers, and with what content. */
export function ResolverDialog({ api, website, resolver, lastPriority, onClose, onSaved }: Props) {
  const [name, setName] = useState(resolver?.name ?? '');
  const [patterns, setPatterns] = useState(resolver?.patterns.join('\n') ?? '');
  const [templateId, setTemplateId] = useState(resolver?.templateId ?? '');
  const [source, setSource] = useState(resolver?.source ?? '');
  const [params, setParams] = useState(resolver?.params ?? {});
  const templates = useAnswer(api, 'listDocuments', TEMPLATES);
  const pack = useAnswer(api, 'pack', {});
  const save = useAct(['listResolvers', 'explainRoute']);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save.run(async () => {
      await api.saveResolver({
        id: resolver?.id ?? crypto.randomUUID(),
        name,
        priority: resolver?.priority ?? lastPriority + 1,
        patterns: linesOf(patterns),
        source: source || null,
        params,
        templateId,
      });
      onSaved(`“${name}” is saved. Readers get it now.`);
    });
  };

  return (
    <Dialog title={resolver ? `Resolver ${resolver.name}` : 'New resolver'} onClose={onClose}>
      <form onSubmit={onSubmit}>
        <label className="line">
          <span>Name</span>
          <input
            className="input"
            required
            maxLength={200}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label className="line">
          <span>Patterns, one in a line</span>
          <textarea
            className="input"
            required
            rows={3}
            value={patterns}
            onChange={({ target }) => setPatterns(target.value)}
          />
        </label>
        <label className="line">
          <span>Template</span>
          <select
            className="input"
            required
            value={templateId}
            onChange={({ target }) => setTemplateId(target.value)}
          >
            <option value="">Choose</option>
            {templates.data?.documents.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        <ResolverContent
          sources={pack.data?.sources ?? []}
          source={source}
          params={params}
          patterns={linesOf(patterns)}
          website={website}
          onSource={setSource}
          onParams={setParams}
        />
        <DialogFoot
          submit="Save"
          problem={save.problem ?? templates.problem ?? pack.problem}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
