import { Tag } from 'lucide-react';
import { useAutosave } from '../../../../autosave/use-autosave';
import { TagRow } from '../../../../components/tags/tag-row';
import { useAppDispatch } from '../../../../store/hooks';
import { etiquetas } from '../notas';
import type { Etiqueta } from '../notas-api';
import styles from './etiquetas-dialog.module.css';

interface EtiquetaRowProps {
  etiqueta: Etiqueta;
  others: readonly Etiqueta[];
  onRemove: () => void;
}

/** An etiqueta, whose name is edited in place. */
export function EtiquetaRow({ etiqueta, others, onRemove }: EtiquetaRowProps) {
  const { id, title } = etiqueta;
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
  return (
    <TagRow tag={etiqueta} others={others} autosave={autosave} onRemove={onRemove}>
      <Tag className={styles.icon} size={18} strokeWidth={1.75} aria-hidden="true" />
    </TagRow>
  );
}
