import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { takeTyped } from '../../lib/typed-ahead';
import { Stack } from '../layout/layout';
import { inertHtml } from './inert-html';
import { withoutTables } from './pasted-tables';
import richText from './rich-text.module.css';
import styles from './rich-text-editor.module.css';
import { type Linked, RichTextToolbar } from './rich-text-toolbar';

export interface RichTextEditorProps {
  /** Its accessible name. */
  label: string;
  /** HTML; '' when there is none. */
  value: string;
  /** HTML after each change; '' when nothing is written. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  isDisabled?: boolean;
  /** Puts the caret before the text when it is first shown, and what was typed until then. */
  hasFocus?: boolean;
  /** What else it links to. */
  linked?: Linked;
}

/** Only what the server lets through (server/common/input/safe-html.ts). */
const extensions = [
  StarterKit.configure({
    heading: false,
    horizontalRule: false,
    codeBlock: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'], defaultProtocol: 'https' },
  }),
];

/** A tiptap editor with a toolbar. Use RichTextField, which loads it as a separate chunk. */
export function RichTextEditor({
  label,
  value,
  onChange,
  onBlur,
  isDisabled = false,
  hasFocus = false,
  linked,
}: RichTextEditorProps) {
  const changed = useEffectEvent(onChange);
  /** What was typed since the value was what is shown: it comes back as the value, one after the other. */
  const given = useRef<string[]>([]);
  const left = useEffectEvent(() => onBlur?.());
  const editor = useEditor({
    extensions,
    content: value,
    editable: !isDisabled,
    // React discards renders of a page that is still loading, and with them an editor made in one.
    immediatelyRender: false,
    // The CSP refuses the editor's own style element.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: withoutTables,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: `${richText.text} ${styles.text}`,
      },
    },
    onUpdate: ({ editor: current }) => {
      const html = current.isEmpty ? '' : current.getHTML();
      given.current.push(html);
      changed(html);
    },
    onBlur: () => left(),
  });

  // Takes in a value from outside (another item, another tab). What is typed next would be written over it otherwise.
  useEffect(() => {
    if (!editor || editor.view.composing) return;
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (bare(shown) === bare(value)) {
      given.current = [];
      return;
    }
    if (editor.isFocused && given.current.includes(value)) return;
    const { from, to } = editor.state.selection;
    editor.commands.setContent(value, { emitUpdate: false });
    if (editor.isFocused) editor.commands.setTextSelection({ from, to });
  }, [editor, value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!editor || !hasFocus) return;
    editor.view.focus();
    const typed = takeTyped();
    if (typed !== '') editor.commands.insertContent(typed.split('\n').map(paragraphOf));
  }, [editor]);
  useEffect(() => {
    editor?.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);

  return (
    <Stack fill="surface" round="md" shrinks className={styles.field} data-disabled={isDisabled}>
      {editor && !isDisabled && <RichTextToolbar editor={editor} label={label} linked={linked} />}
      <EditorContent editor={editor} />
    </Stack>
  );
}

const paragraphOf = (text: string) => ({ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] });

/** HTML without what the server writes otherwise: attributes but for addresses, signs, and tags that close themselves. */
function bare(html: string): string {
  const holder = document.createElement('template');
  holder.innerHTML = inertHtml(html);
  for (const element of holder.content.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (name !== 'href') element.removeAttribute(name);
  }
  return holder.innerHTML;
}
