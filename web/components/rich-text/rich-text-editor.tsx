import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useEffectEvent } from 'react';
import richText from './rich-text.module.css';
import styles from './rich-text-editor.module.css';
import { RichTextToolbar } from './rich-text-toolbar';

export interface RichTextEditorProps {
  /** Its accessible name. */
  label: string;
  /** HTML; '' when there is none. */
  value: string;
  /** HTML after each change; '' when nothing is written. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  isDisabled?: boolean;
}

/** What the server lets through (server/common/input/safe-html.ts), nothing more. */
const extensions = [
  StarterKit.configure({
    heading: false,
    horizontalRule: false,
    codeBlock: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'], defaultProtocol: 'https' },
  }),
];

/** The editor itself: tiptap with a toolbar. In its own chunk; use RichTextField. */
export function RichTextEditor({ label, value, onChange, onBlur, isDisabled = false }: RichTextEditorProps) {
  const changed = useEffectEvent(onChange);
  const left = useEffectEvent(() => onBlur?.());
  const editor = useEditor({
    extensions,
    content: value,
    editable: !isDisabled,
    // One made while a page is still on its way is given up before the page shows it.
    immediatelyRender: false,
    // A style element of its own is what the CSP refuses.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: `${richText.text} ${styles.text}`,
      },
    },
    onUpdate: ({ editor: current }) => changed(current.isEmpty ? '' : current.getHTML()),
    onBlur: () => left(),
  });

  // Another thing is shown, or another tab wrote: never under the hands of who is typing.
  useEffect(() => {
    if (!editor || editor.isFocused) return;
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (shown !== value) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    editor?.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);

  return (
    <div className={styles.field} data-disabled={isDisabled}>
      {editor && !isDisabled && <RichTextToolbar editor={editor} label={label} />}
      <EditorContent editor={editor} />
    </div>
  );
}
