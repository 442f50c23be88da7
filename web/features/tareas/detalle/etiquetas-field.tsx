import { nanoid } from '@reduxjs/toolkit';
import type { Tag } from '../../../components/tags/tag';
import { TagButton } from '../../../components/tags/tag-button';
import { TagChips } from '../../../components/tags/tag-chips';
import type { CambioTarea } from '../tareas';
import {
  type Etiqueta,
  type Tarea,
  useEtiquetasDeTareasCreateMutation,
  useEtiquetasDeTareasRemoveMutation,
  useEtiquetasDeTareasRenameMutation,
  useEtiquetasDeTareasRestoreMutation,
} from '../tareas-api';
import styles from './tarea-form.module.css';

interface EtiquetasFieldProps {
  tarea: Tarea;
  etiquetas: readonly Etiqueta[];
  canEdit: boolean;
  onChange: (change: CambioTarea) => void;
}

/** What the tarea is labelled with; the etiquetas themselves are changed here too. */
export function EtiquetasField({ tarea: { tags, type }, etiquetas, canEdit, onChange }: EtiquetasFieldProps) {
  const cambios = useCambiosDeEtiquetas();
  const own = tags.flatMap((id) => etiquetas.find((etiqueta) => etiqueta.id === id) ?? []);
  const toggle = ({ id }: Tag, isSelected: boolean) =>
    onChange({ tags: isSelected ? [...tags, id] : tags.filter((one) => one !== id) });

  if (!canEdit) return <TagChips tags={own} />;
  return (
    <div className={styles.etiquetas}>
      <TagChips tags={own} onRemove={(etiqueta) => toggle(etiqueta, false)} />
      <TagButton
        label={type === 'section' ? 'Etiquetas de la sección' : 'Etiquetas de la tarea'}
        tags={etiquetas}
        selected={tags}
        onToggle={toggle}
        {...cambios}
      />
    </div>
  );
}

/** What a person does to the etiquetas of all tareas. */
function useCambiosDeEtiquetas() {
  const [create] = useEtiquetasDeTareasCreateMutation();
  const [rename] = useEtiquetasDeTareasRenameMutation();
  const [remove] = useEtiquetasDeTareasRemoveMutation();
  const [restore] = useEtiquetasDeTareasRestoreMutation();
  return {
    onCreate: (title: string) => create({ 'Idempotency-Key': nanoid(), crearEtiquetaDto: { tag: { title } } }).unwrap(),
    onRename: ({ id }: Tag, title: string) => rename({ modificarEtiquetaDto: { id, tag: { title } } }).unwrap(),
    onRemove: ({ id }: Tag) => remove({ id }).unwrap(),
    onRestore: ({ id }: Tag) => restore({ id }).unwrap(),
  };
}
