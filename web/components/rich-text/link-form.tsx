import type { Editor } from '@tiptap/react';
import { useId, useRef, useState } from 'react';
import { Button } from '../button';
import styles from './rich-text-editor.module.css';

interface LinkFormProps {
  editor: Editor;
  onClose: () => void;
}

/** Asks for the address of a link, for the selected text. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const present: string = editor.getAttributes('link').href ?? '';
  const [address, setAddress] = useState(present);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const save = () => {
    const href = withProtocol(address.trim());
    if (!href) {
      setProblem(address.trim() ? wrongScheme : 'Escriba la dirección del enlace.');
      field.current?.focus();
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !present) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else {
      chain.setLink({ href }).run();
    }
    onClose();
  };
  return (
    // The fieldset is no form, because the editor may be inside a form.
    <fieldset className={styles.link} aria-label="Enlace">
      <input
        ref={field}
        className={styles.address}
        // biome-ignore lint/a11y/noAutofocus: the person has just pressed the button that opens it
        autoFocus
        type="url"
        inputMode="url"
        aria-label="Dirección del enlace"
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem ? problemId : undefined}
        placeholder="https://"
        value={address}
        onChange={({ target }) => {
          setAddress(target.value);
          setProblem(null);
        }}
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
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

const wrongScheme = 'La dirección debe empezar con https://, http:// o mailto:.';

/** Adds https:// or mailto: when there is no scheme. Gives '' for other schemes, which the server removes. */
function withProtocol(address: string): string {
  if (!address) return '';
  if (/^(https?:\/\/|mailto:)/i.test(address)) return address;
  if (/^[^\s/@]+@[^\s/@]+$/.test(address)) return `mailto:${address}`;
  return /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? '' : `https://${address}`;
}
