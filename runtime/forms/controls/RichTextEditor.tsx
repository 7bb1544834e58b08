import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { LinkForm } from './LinkForm';

/**
 * Elements that the toolbar does not offer (headings, quotations) are in the schema all the same, so
 * that text which holds them keeps them.
 */
const EXTENSIONS = [
  StarterKit.configure({
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
];

export interface RichTextEditorProps {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  /** Whether it takes the focus that the plain textarea had. */
  isFocused: boolean;
}

export function RichTextEditor(props: RichTextEditorProps) {
  const { id, labelId, describedBy, value, onChange } = props;
  const [isLinking, setIsLinking] = useState(false);
  /** HTML that the editor shows, as it was last set or emitted. */
  const shown = useRef(value);
  const emit = useRef(onChange);
  useEffect(() => {
    emit.current = onChange;
  }, [onChange]);

  const editor = useEditor({
    extensions: EXTENSIONS,
    injectCSS: false, // a strict policy has no room for styles in the page
    content: value,
    autofocus: props.isFocused ? 'end' : false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        class: 'field__rich-text',
      },
    },
    onUpdate: ({ editor: changed }) => {
      shown.current = changed.isEmpty ? '' : changed.getHTML();
      emit.current(shown.current);
    },
  });

  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      link: current.isActive('link'),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
    }),
  });

  const chain = () => editor.chain().focus();
  const buttons = [
    { mark: 'bold', label: 'Bold', run: () => chain().toggleBold().run() },
    { mark: 'italic', label: 'Italic', run: () => chain().toggleItalic().run() },
    { mark: 'link', label: 'Link', run: () => setIsLinking(!isLinking) },
    { mark: 'bulletList', label: 'List', run: () => chain().toggleBulletList().run() },
    { mark: 'orderedList', label: 'Numbers', run: () => chain().toggleOrderedList().run() },
  ] as const;

  const link = (href: string) => {
    setIsLinking(false);
    const range = chain().extendMarkRange('link');
    if (href === '') range.unsetLink().run();
    else range.setLink({ href }).run();
  };

  return (
    <div className="field__editor">
      <div className="field__tools" role="group" aria-label="Format">
        {buttons.map(({ mark, label, run }) => (
          <button
            key={mark}
            type="button"
            className={`field__tool field__tool--${mark}`}
            aria-pressed={active[mark]}
            onClick={run}
          >
            {label}
          </button>
        ))}
      </div>
      {isLinking && (
        <LinkForm
          href={String(editor.getAttributes('link')['href'] ?? '')}
          onLink={link}
          onCancel={() => {
            setIsLinking(false);
            editor.commands.focus();
          }}
        />
      )}
      <EditorContent editor={editor} />
    </div>
  );
}
