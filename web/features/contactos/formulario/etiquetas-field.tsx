import { nanoid } from '@reduxjs/toolkit';
import { useController, useFormContext } from 'react-hook-form';
import { TagButton } from '../../../components/tags/tag-button';
import { TagChips } from '../../../components/tags/tag-chips';
import type { EtiquetaContacto } from '../contactos-api';
import {
  useContactoEtiquetasCreateMutation,
  useContactoEtiquetasRemoveMutation,
  useContactoEtiquetasRenameMutation,
  useContactoEtiquetasRestoreMutation,
} from '../contactos-writes';
import styles from './contacto-form.module.css';
import type { ContactoValues } from './contacto-values';

/** What a contact is grouped by. Which ones is saved with the contact; the etiquetas themselves change at once. */
export function EtiquetasField({ etiquetas }: { etiquetas: readonly EtiquetaContacto[] }) {
  const { control } = useFormContext<ContactoValues>();
  const { field } = useController({ control, name: 'tags' });
  const [crear] = useContactoEtiquetasCreateMutation();
  const [cambiar] = useContactoEtiquetasRenameMutation();
  const [borrar] = useContactoEtiquetasRemoveMutation();
  const [restaurar] = useContactoEtiquetasRestoreMutation();
  const selected = etiquetas.filter(({ id }) => field.value.includes(id));

  const toggle = (id: string, isSelected: boolean) =>
    field.onChange(isSelected ? [...field.value, id] : field.value.filter((one) => one !== id));

  return (
    <div className={styles.etiquetas}>
      <TagChips tags={selected} onRemove={({ id }) => toggle(id, false)} />
      <TagButton
        label="Etiquetas del contacto"
        tags={etiquetas}
        selected={field.value}
        onToggle={({ id }, isSelected) => toggle(id, isSelected)}
        onCreate={(title) => crear({ 'Idempotency-Key': nanoid(), crearEtiquetaDto: { tag: { title } } }).unwrap()}
        onRename={({ id }, title) => cambiar({ modificarEtiquetaDto: { id, tag: { title } } }).unwrap()}
        // The form keeps the id: taking the deletion back chooses it again.
        onRemove={({ id }) => borrar({ id }).unwrap()}
        onRestore={({ id }) => restaurar({ id }).unwrap()}
      />
    </div>
  );
}
