import { type FormEvent, useEffect, useState } from 'react';
import type { FormSource } from '../../../content/questions';
import { Dialog } from '../../../ui/Dialog';
import { DialogFoot } from '../../../ui/DialogFoot';
import { messageOf } from '../call';
import type { Api, DocumentRow } from '../api';
import { ResolverContent } from './ResolverContent';
import type { ResolverRow } from './routingCalls';

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

/** One resolver: which addresses it takes, which template answers, and with what content. */
export function ResolverDialog({ api, website, resolver, lastPriority, onClose, onSaved }: Props) {
  const [name, setName] = useState(resolver?.name ?? '');
  const [patterns, setPatterns] = useState(resolver?.patterns.join('\n') ?? '');
  const [templateId, setTemplateId] = useState(resolver?.templateId ?? '');
  const [source, setSource] = useState(resolver?.source ?? '');
  const [params, setParams] = useState(resolver?.params ?? {});
  const [templates, setTemplates] = useState<readonly DocumentRow[]>([]);
  const [sources, setSources] = useState<readonly FormSource[]>([]);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    const fail = (error: unknown) => setFailure(messageOf(error));
    api
      .listDocuments({ kind: 'template', sort: 'name', limit: 200 })
      .then(({ documents }) => setTemplates(documents), fail);
    api.pack().then((pack) => setSources(pack.sources), fail);
  }, [api]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await api.saveResolver(resolver?.id ?? crypto.randomUUID(), {
        name,
        priority: resolver?.priority ?? lastPriority + 1,
        patterns: linesOf(patterns),
        source: source || null,
        params,
        templateId,
      });
      onSaved(`“${name}” is saved. Readers get it now.`);
    } catch (error) {
      setFailure(messageOf(error));
    }
  };

  return (
    <Dialog title={resolver ? `Resolver ${resolver.name}` : 'New resolver'} onClose={onClose}>
      <form onSubmit={(event) => void onSubmit(event)}>
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
            {templates.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        <ResolverContent
          sources={sources}
          source={source}
          params={params}
          patterns={linesOf(patterns)}
          website={website}
          onSource={setSource}
          onParams={setParams}
        />
        <DialogFoot submit="Save" problem={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
