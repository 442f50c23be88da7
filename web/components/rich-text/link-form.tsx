import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../button';
import styles from './rich-text-editor.module.css';

interface LinkFormProps {
  editor: Editor;
  onClose: () => void;
}

/** Where the marked text leads. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const present: string = editor.getAttributes('link').href ?? '';
  const [address, setAddress] = useState(present);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const save = () => {
    const href = withProtocol(address.trim());
    if (!href) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !present) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else {
      chain.setLink({ href }).run();
    }
    onClose();
  };
  return (
    // Not a form: the field may be inside one.
    <fieldset className={styles.link} aria-label="Enlace">
      <input
        className={styles.address}
        // biome-ignore lint/a11y/noAutofocus: it was asked for with the button just pressed
        autoFocus
        type="url"
        inputMode="url"
        aria-label="Dirección del enlace"
        placeholder="https://"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save();
          if (event.key === 'Escape') close();
          if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
          if (event.key === 'Escape') event.stopPropagation();
        }}
      />
      <Button size="small" variant="contained" onClick={save}>
        Enlazar
      </Button>
      {present && (
        <Button
          size="small"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          Quitar
        </Button>
      )}
    </fieldset>
  );
}

/** Whoever writes `ejemplo.com` means the web; other schemes than these would not survive the server. */
function withProtocol(address: string): string {
  if (!address) return '';
  if (/^(https?:\/\/|mailto:)/i.test(address)) return address;
  if (/^[^\s/@]+@[^\s/@]+$/.test(address)) return `mailto:${address}`;
  return /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? '' : `https://${address}`;
}
