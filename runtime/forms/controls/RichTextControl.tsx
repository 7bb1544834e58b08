import type { RichTextEditorProps } from './RichTextEditor';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { asText } from '../asText';
import type { ControlProps } from '../types';
import { inputProps } from './inputProps';

type Loaded = { Editor: ComponentType<RichTextEditorProps>; isFocused: boolean };

/** Text with bold, italics, links and lists, as HTML. The HTML itself until the editor is loaded. */
export function RichTextControl(props: ControlProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const plain = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    let isCurrent = true;
    import('./RichTextEditor').then(
      ({ RichTextEditor }) => {
        if (!isCurrent) return;
        setLoaded({
          Editor: RichTextEditor,
          isFocused: plain.current !== null && plain.current === document.activeElement,
        });
      },
      (error: unknown) => {
        if (isCurrent) setFailure(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  const value = asText(props.value);
  if (loaded) {
    return (
      <loaded.Editor
        id={props.id}
        labelId={props.labelId}
        describedBy={props.describedBy}
        isFocused={loaded.isFocused}
        value={value}
        onChange={props.onChange}
      />
    );
  }
  return (
    <>
      <textarea
        {...inputProps(props)}
        ref={plain}
        className="field__input field__input--code"
        rows={5}
        value={value}
        onChange={(event) => props.onChange(event.target.value)}
      />
      {failure && <p className="field__note">The text editor could not be loaded: {failure}</p>}
    </>
  );
}
