import { useAutosave } from '../../../../autosave/use-autosave';
import { TagRow } from '../../../../components/tags/tag-row';
import { useAppDispatch } from '../../../../store/hooks';
import { etiquetas } from '../correos';
import type { Etiqueta } from '../correos-api';
import { ColorButton } from './color-button';

interface EtiquetaRowProps {
  etiqueta: Etiqueta;
  others: readonly Etiqueta[];
  onRemove: () => void;
}

/** A label, whose name and colour are changed in place. */
export function EtiquetaRow({ etiqueta, others, onRemove }: EtiquetaRowProps) {
  const { id, title, color } = etiqueta;
  const dispatch = useAppDispatch();
  const autosave = useAutosave<Pick<Etiqueta, 'title' | 'color'>>({
    kind: 'correo-etiqueta',
    id,
    stored: { title, color },
    save: (change) => {
      const modificarMailLabelDto = { id, label: { title, ...change } };
      return dispatch(etiquetas.send('mailboxUpdateLabel', { modificarMailLabelDto }));
    },
  });
  return (
    <TagRow tag={etiqueta} others={others} autosave={autosave} onRemove={onRemove}>
      <ColorButton
        label={`Color de la etiqueta ${title}`}
        value={autosave.draft.color ?? color}
        onChange={(chosen) => autosave.change({ color: chosen })}
      />
    </TagRow>
  );
}
