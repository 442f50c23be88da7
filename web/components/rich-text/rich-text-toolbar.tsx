import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  RemoveFormatting,
  Strikethrough,
  TextQuote,
  Underline,
} from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { HintButton } from '../hint-button';
import { LinkForm } from './link-form';
import styles from './rich-text-editor.module.css';

const marks = [
  { name: 'bold', label: 'Negrita', keys: 'Control+B', Icon: Bold, run: (e: Editor) => e.chain().focus().toggleBold() },
  {
    name: 'italic',
    label: 'Cursiva',
    keys: 'Control+I',
    Icon: Italic,
    run: (e: Editor) => e.chain().focus().toggleItalic(),
  },
  {
    name: 'underline',
    label: 'Subrayado',
    keys: 'Control+U',
    Icon: Underline,
    run: (e: Editor) => e.chain().focus().toggleUnderline(),
  },
  {
    name: 'strike',
    label: 'Tachado',
    keys: 'Control+Shift+S',
    Icon: Strikethrough,
    run: (e: Editor) => e.chain().focus().toggleStrike(),
  },
  {
    name: 'bulletList',
    label: 'Lista',
    keys: 'Control+Shift+8',
    Icon: List,
    run: (e: Editor) => e.chain().focus().toggleBulletList(),
  },
  {
    name: 'orderedList',
    label: 'Lista numerada',
    keys: 'Control+Shift+7',
    Icon: ListOrdered,
    run: (e: Editor) => e.chain().focus().toggleOrderedList(),
  },
  {
    name: 'blockquote',
    label: 'Cita',
    keys: 'Control+Shift+B',
    Icon: TextQuote,
    run: (e: Editor) => e.chain().focus().toggleBlockquote(),
  },
];

/** A kind of thing of the product to which a text can link, besides addresses. */
export interface Linked {
  /** The label of the button. */
  label: string;
  Icon: LucideIcon;
  /** Asks for the thing to link to. */
  Dialog: ComponentType<{ onChoose: (link: { href: string; text: string }) => void; onClose: () => void }>;
}

interface RichTextToolbarProps {
  editor: Editor;
  label: string;
  linked?: Linked | undefined;
}

/** Links the selected text, or inserts the text of the link. */
function insertLink(editor: Editor, { href, text }: { href: string; text: string }): void {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty) {
    chain
      .insertContent([
        { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] },
        { type: 'text', text: ' ' },
      ])
      .run();
  } else {
    chain.setLink({ href }).run();
  }
}

/** The buttons that format the selected text. */
export function RichTextToolbar({ editor, label, linked }: RichTextToolbarProps) {
  const [isLinking, setIsLinking] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      [...marks.map(({ name }) => name), 'link'].filter((name) => current.isActive(name)),
  });
  return (
    <>
      <div className={styles.toolbar} role="toolbar" aria-label={`Formato de ${label}`}>
        {marks.map(({ name, label: title, keys, Icon, run }) => (
          <HintButton
            key={name}
            size="small"
            label={title}
            aria-keyshortcuts={keys}
            aria-pressed={active.includes(name)}
            // A press on the button must keep the text selected.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(editor).run()}
          >
            <Icon size={16} strokeWidth={2} aria-hidden="true" />
          </HintButton>
        ))}
        <HintButton
          size="small"
          label="Enlace"
          aria-pressed={active.includes('link')}
          aria-expanded={isLinking}
          onClick={() => setIsLinking(!isLinking)}
        >
          <Link2 size={16} strokeWidth={2} aria-hidden="true" />
        </HintButton>
        {linked && (
          <HintButton size="small" label={linked.label} aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
            <linked.Icon size={16} strokeWidth={2} aria-hidden="true" />
          </HintButton>
        )}
        <HintButton
          size="small"
          label="Quitar el formato"
          hintAlign="end"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor.chain().focus().unsetAllMarks().clearNodes().run()}
        >
          <RemoveFormatting size={16} strokeWidth={2} aria-hidden="true" />
        </HintButton>
      </div>
      {isLinking && <LinkForm editor={editor} onClose={() => setIsLinking(false)} />}
      {linked && isChoosing && (
        <linked.Dialog onChoose={(link) => insertLink(editor, link)} onClose={() => setIsChoosing(false)} />
      )}
    </>
  );
}
