import { type FormEvent, useState } from 'react';
import type { PageDocument } from '../../../document/document';
import { SeeAs } from './variants/SeeAs';
import type { CanvasClient } from '../canvas/CanvasClient';
import { useCanvas } from '../canvas/useCanvas';

interface Props {
  canvas: CanvasClient;
  page: PageDocument;
}

/** With what, and as whom, the canvas shows the page. */
export function CanvasBar({ canvas, page }: Props) {
  const uri = useCanvas(canvas, (state) => state.uri);
  const audience = useCanvas(canvas, (state) => state.audience);
  return (
    <div className="canvas-bar">
      {page.kind === 'template' && (
        <SampleForm uri={uri} onUri={(next) => void canvas.load(next)} />
      )}
      <SeeAs page={page} audience={audience} onSeeAs={(next) => canvas.seeAs(next)} />
    </div>
  );
}

/** The address of the site that a template is shown as. */
function SampleForm({ uri, onUri }: { uri: string; onUri: (uri: string) => void }) {
  const [text, setText] = useState<string | null>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text !== null) onUri(text.startsWith('/') ? text : `/${text}`);
    setText(null);
  };
  return (
    <form className="sample" onSubmit={onSubmit}>
      <label>
        Shown with{' '}
        <input
          className="input"
          value={text ?? uri}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button className="button" disabled={text === null}>
        Show
      </button>
    </form>
  );
}
