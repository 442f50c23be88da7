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
  /** The accessible name of the editor. */
  label: string;
  /** The text as HTML; '' when it is empty. */
  value: string;
  /** Called with the HTML after each change; '' when nothing is written. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  isDisabled?: boolean;
  /**
   * Whether the editor takes the focus at first, with the caret before the text. It then inserts text that was typed
   * before it was loaded.
   */
  hasFocus?: boolean;
  /** Things of the product that the text can link to, besides addresses. */
  linked?: Linked;
}

/** The editor offers only formats that the server lets through (server/common/input/safe-html.ts). */
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
  /**
   * The values given since the editor last showed the outside value. Each comes back as the value, one after the other.
   */
  const given = useRef<string[]>([]);
  const left = useEffectEvent(() => onBlur?.());
  const editor = useEditor({
    extensions,
    content: value,
    editable: !isDisabled,
    // React discards renders of a page that is still loading, and any editor made in them.
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

  // Takes in a value from outside (another item, another tab). Otherwise the next typed text would overwrite it.
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

/**
 * The HTML without the parts that the server writes differently: attributes other than addresses, entities, and
 * self-closing tags.
 */
function bare(html: string): string {
  const holder = document.createElement('template');
  holder.innerHTML = inertHtml(html);
  for (const element of holder.content.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (name !== 'href') element.removeAttribute(name);
  }
  return holder.innerHTML;
}
