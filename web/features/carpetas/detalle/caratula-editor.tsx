import { type KeyboardEvent, useState } from 'react';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { quedan } from '../../../lib/quedan';
import { maxCaratula } from '../campos/reglas';
import styles from './caratula-title.module.css';
import { useCarpetaWrites, useWriteProblem } from './use-carpeta-writes';

interface CaratulaEditorProps {
  carpeta: CarpetaDetalleDto;
  onClose: () => void;
}

/** An input for the carátula. Enter saves, Escape cancels, and a refused save keeps the text. */
export function CaratulaEditor({ carpeta, onClose }: CaratulaEditorProps) {
  // The edit is based on the carpeta that was seen, even if the page has loaded a newer one.
  const [seen, setSeen] = useState(carpeta);
  const [text, setText] = useState(carpeta.caratula);
  const [isSaving, setIsSaving] = useState(false);
  const { update } = useCarpetaWrites();
  const tellProblem = useWriteProblem();
  const caratula = text.trim();

  const save = async () => {
    if (!caratula || isSaving) return;
    if (caratula === seen.caratula) return onClose();
    setIsSaving(true);
    try {
      await update(seen, { caratula }, (stored) => stored.caratula !== seen.caratula);
      onClose();
    } catch (error) {
      setIsSaving(false);
      tellProblem(error, seen.id, setSeen);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void save();
    if (event.key === 'Escape') onClose();
  };

  return (
    <div className={styles.editor}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to write here
        autoFocus
        className={styles.input}
        aria-label="Carátula"
        aria-describedby="caratula-ayuda"
        aria-invalid={!caratula}
        maxLength={maxCaratula}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => caratula === seen.caratula && onClose()}
      />
      <span id="caratula-ayuda" className={styles.help}>
        {caratula ? 'Enter guarda, Esc descarta' : 'Escriba la carátula'}. {quedan(text.length, maxCaratula)}.
      </span>
    </div>
  );
}
