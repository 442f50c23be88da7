import { CaseSensitive, Paperclip, Smile } from 'lucide-react';
import { useRef, useState } from 'react';
import { EmojiPopup } from '../../../../components/emoji/emoji-popup';
import { Fact, Facts } from '../../../../components/facts';
import { FileInput } from '../../../../components/file-button';
import { HintButton } from '../../../../components/hint-button';
import { Popup } from '../../../../components/ui/popup';
import styles from './mensaje-form.module.css';

/** The button that attaches files to a message. */
export function AdjuntarButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <HintButton
        label="Adjuntar archivos"
        hintAlign="start"
        className={styles.button}
        onClick={() => chooser.current?.click()}
      >
        <Paperclip size={18} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
      <FileInput ref={chooser} label="Archivos para adjuntar" multiple onFiles={onFiles} />
    </>
  );
}

/** The button that opens the emojis. */
export function EmojiButton({ onChoose }: { onChoose: (emoji: string) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <HintButton
        label="Emojis"
        hintAlign="start"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Smile size={18} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
      {anchor && (
        <EmojiPopup
          label="Emojis"
          side="top"
          anchor={anchor}
          onChoose={(emoji) => {
            onChoose(emoji);
            setAnchor(null);
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

/** Shows the marks for bold, italics, lists, people and carpetas, which `toHtml` of `mensaje-html` reads. */
export function FormatoButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <HintButton
        label="Cómo dar formato"
        hintAlign="start"
        className={`${styles.button} ${styles.format}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <CaseSensitive size={20} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
      {anchor && (
        <Popup
          label="Cómo dar formato"
          side="top"
          anchor={anchor}
          onClose={() => setAnchor(null)}
          className={styles.formatos}
        >
          <Facts size="sm">
            <Fact name="*texto*">
              <b>Negrita</b>
            </Fact>
            <Fact name="_texto_">
              <i>Cursiva</i>
            </Fact>
            <Fact name="- texto">Lista, un renglón por elemento</Fact>
            <Fact name="@nombre">Menciona a una persona y le avisa</Fact>
            <Fact name="#número">Enlaza una carpeta; también se busca por su carátula</Fact>
          </Facts>
        </Popup>
      )}
    </>
  );
}
