import { type FormEvent, useEffect, useState } from 'react';
import { parseJson } from '../../../forms/parseJson';
import { Dialog } from '../../../ui/Dialog';
import { DialogFoot } from '../../../ui/DialogFoot';
import { messageOf, type Api, type DocumentRow } from '../api';
import type { ResolverRow } from './routingCalls';

interface Props {
  api: Pick<Api, 'listDocuments' | 'pack' | 'saveResolver'>;
  /** Null: a new one. */
  resolver: ResolverRow | null;
  /** Asked after all others. */
  lastPriority: number;
  onClose: () => void;
  onSaved: (text: string) => void;
}

/** One resolver: which addresses it takes, which template answers, and with what content. */
export function ResolverDialog({ api, resolver, lastPriority, onClose, onSaved }: Props) {
  const [name, setName] = useState(resolver?.name ?? '');
  const [patterns, setPatterns] = useState(resolver?.patterns.join('\n') ?? '');
  const [templateId, setTemplateId] = useState(resolver?.templateId ?? '');
  const [source, setSource] = useState(resolver?.source ?? '');
  const [params, setParams] = useState(JSON.stringify(resolver?.params ?? {}, null, 2));
  const [templates, setTemplates] = useState<readonly DocumentRow[]>([]);
  const [sources, setSources] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    const fail = (error: unknown) => setFailure(messageOf(error));
    api
      .listDocuments({ kind: 'template', sort: 'name', limit: 200 })
      .then(({ documents }) => setTemplates(documents), fail);
    api.pack().then((pack) => setSources(pack.sources.map((one) => one.name)), fail);
  }, [api]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const mapping = parseJson(params);
    if ('problem' in mapping || !isObject(mapping.value))
      return setFailure('The parameters are no JSON object, such as {"slug": "{slug}"}.');
    try {
      await api.saveResolver(resolver?.id ?? crypto.randomUUID(), {
        name,
        priority: resolver?.priority ?? lastPriority + 1,
        patterns: patterns
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
        source: source || null,
        params: mapping.value,
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
        <label className="line">
          <span>Content source</span>
          <select
            className="input"
            value={source}
            onChange={({ target }) => setSource(target.value)}
          >
            <option value="">None</option>
            {sources.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label className="line">
          <span>Its parameters (JSON)</span>
          <textarea
            className="input"
            rows={5}
            spellCheck={false}
            value={params}
            onChange={({ target }) => setParams(target.value)}
          />
        </label>
        <DialogFoot submit="Save" problem={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
