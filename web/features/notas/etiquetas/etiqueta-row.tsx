import { Tag, Trash2 } from 'lucide-react';
import { AutosaveStatus } from '../../../autosave/autosave-status';
import { useAutosave } from '../../../autosave/use-autosave';
import { useTypedText } from '../../../autosave/use-typed-text';
import { HintButton } from '../../../components/hint-button';
import { useAppDispatch } from '../../../store/hooks';
import { etiquetas } from '../notas';
import type { Etiqueta } from '../notas-api';
import styles from './etiquetas-dialog.module.css';

interface EtiquetaRowProps {
  etiqueta: Etiqueta;
  onRemove: () => void;
}

/** An etiqueta, whose name is edited in place. If it is emptied, the old name stays. */
export function EtiquetaRow({ etiqueta: { id, title }, onRemove }: EtiquetaRowProps) {
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
  const typed = useTypedText(autosave.draft.title ?? title, (text) => text.trim() && autosave.change({ title: text }));
  return (
    <li className={styles.row}>
      <Tag size={18} strokeWidth={1.75} aria-hidden="true" />
      <input
        {...typed}
        className={styles.name}
        maxLength={60}
        aria-label={`Nombre de la etiqueta ${title}`}
        aria-invalid={typed.value.trim() === ''}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <AutosaveStatus autosave={autosave} />
      <HintButton label={`Eliminar la etiqueta ${title}`} hintAlign="end" onClick={onRemove}>
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
    </li>
  );
}
