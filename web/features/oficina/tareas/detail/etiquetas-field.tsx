import { Row } from '../../../../components/layout/layout';
import type { Tag } from '../../../../components/tags/tag';
import { TagButton } from '../../../../components/tags/tag-button';
import { TagChips } from '../../../../components/tags/tag-chips';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { type CambioTarea, etiquetas } from '../tareas';
import type { Etiqueta, Tarea } from '../tareas-api';

interface EtiquetasFieldProps {
  tarea: Tarea;
  todas: readonly Etiqueta[];
  canEdit: boolean;
  onChange: (change: CambioTarea) => void;
}

/** Chooses the etiquetas of a tarea. The etiquetas themselves are created, renamed and deleted here too. */
export function EtiquetasField({ tarea: { tags, type }, todas, canEdit, onChange }: EtiquetasFieldProps) {
  const cambios = useCambiosDeEtiquetas();
  const own = tags.flatMap((id) => todas.find((etiqueta) => etiqueta.id === id) ?? []);
  const toggle = ({ id }: Tag, isSelected: boolean) =>
    onChange({ tags: isSelected ? [...tags, id] : tags.filter((one) => one !== id) });

  if (!canEdit) return <TagChips tags={own} />;
  return (
    <Row gap={2} align="center" wrap>
      <TagChips tags={own} onRemove={(etiqueta) => toggle(etiqueta, false)} />
      <TagButton
        label={type === 'section' ? 'Etiquetas de la sección' : 'Etiquetas de la tarea'}
        tags={todas}
        selected={tags}
        onToggle={toggle}
        {...cambios}
      />
    </Row>
  );
}

/** The changes of the etiquetas themselves, for all tareas. */
function useCambiosDeEtiquetas() {
  const dispatch = useAppDispatch();
  return {
    onCreate: (title: string) =>
      dispatch(etiquetas.send('etiquetasDeTareasCreate', { crearEtiquetaDto: { tag: { id: newId(), title } } })),
    onRename: ({ id }: Tag, title: string) =>
      dispatch(etiquetas.send('etiquetasDeTareasRename', { modificarEtiquetaDto: { id, tag: { title } } })),
    onRemove: ({ id }: Tag) => dispatch(etiquetas.send('etiquetasDeTareasRemove', { id })),
    onRestore: ({ id }: Tag) => dispatch(etiquetas.send('etiquetasDeTareasRestore', { id })),
  };
}
