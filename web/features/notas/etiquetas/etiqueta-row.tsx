import { Tag, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { AutosaveStatus } from '../../../autosave/autosave-status';
import { useAutosave } from '../../../autosave/use-autosave';
import { useTypedText } from '../../../autosave/use-typed-text';
import { HintButton } from '../../../components/hint-button';
import { tagNamed, takenText } from '../../../components/tags/tag';
import { useAppDispatch } from '../../../store/hooks';
import { etiquetas } from '../notas';
import type { Etiqueta } from '../notas-api';
import styles from './etiquetas-dialog.module.css';

interface EtiquetaRowProps {
  etiqueta: Etiqueta;
  others: readonly Etiqueta[];
  onRemove: () => void;
}

/** An etiqueta, whose name is edited in place. If it is emptied or taken, the old name stays. */
export function EtiquetaRow({ etiqueta: { id, title }, others, onRemove }: EtiquetaRowProps) {
  const dispatch = useAppDispatch();
  const autosave = useAutosave<{ title: string }>({
    kind: 'nota-etiqueta',
    id,
    stored: { title },
    save: (change) => {
      const modificarNotaEtiquetaDto = { label: { id, title, ...change } };
      return dispatch(etiquetas.send('notaEtiquetasRename', { modificarNotaEtiquetaDto }));
    },
  });
  const shown = autosave.draft.title ?? title;
  const [isTaken, setIsTaken] = useState(false);
  const before = useRef(shown);
  const typed = useTypedText(shown, (text) => {
    const taken = tagNamed(others, text) !== undefined;
    setIsTaken(taken);
    if (text.trim() && !taken) autosave.change({ title: text });
  });
  const leave = () => {
    typed.onBlur();
    // What was typed on the way to the taken name is stored already.
    if (isTaken) autosave.change({ title: before.current });
  };
  return (
    <li className={styles.row}>
      <Tag size={18} strokeWidth={1.75} aria-hidden="true" />
      <input
        {...typed}
        className={styles.name}
        maxLength={60}
        aria-label={`Nombre de la etiqueta ${title}`}
        aria-invalid={isTaken || typed.value.trim() === ''}
        onFocus={() => {
          before.current = shown;
        }}
        onBlur={leave}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && leave()}
      />
      <AutosaveStatus autosave={autosave} />
      <HintButton label={`Eliminar la etiqueta ${title}`} hintAlign="end" onClick={onRemove}>
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
      {isTaken && (
        <p className={styles.taken} role="alert">
          {takenText}
        </p>
      )}
    </li>
  );
}
