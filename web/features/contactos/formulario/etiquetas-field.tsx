import { nanoid } from '@reduxjs/toolkit';
import { useController, useFormContext } from 'react-hook-form';
import { apiMessage } from '../../../api/api-message';
import type { Tag } from '../../../components/tags/tag';
import { TagButton } from '../../../components/tags/tag-button';
import { TagChips } from '../../../components/tags/tag-chips';
import { useToast } from '../../../components/toast-actions';
import type { EtiquetaContacto } from '../contactos-api';
import {
  useBorrarEtiquetaMutation,
  useCambiarEtiquetaMutation,
  useCrearEtiquetaMutation,
  useRestaurarEtiquetaMutation,
} from '../contactos-writes';
import styles from './contacto-form.module.css';
import type { ContactoValues } from './contacto-values';

/** What a contact is grouped by. Which ones is saved with the contact; the etiquetas themselves change at once. */
export function EtiquetasField({ etiquetas }: { etiquetas: readonly EtiquetaContacto[] }) {
  const { control } = useFormContext<ContactoValues>();
  const { field } = useController({ control, name: 'tags' });
  const toast = useToast();
  const [crear] = useCrearEtiquetaMutation();
  const [cambiar] = useCambiarEtiquetaMutation();
  const [borrar] = useBorrarEtiquetaMutation();
  const [restaurar] = useRestaurarEtiquetaMutation();
  const selected = etiquetas.filter(({ id }) => field.value.includes(id));

  const refuse = (error: unknown) => toast(apiMessage(error), { severity: 'error' });
  const toggle = (id: string, isSelected: boolean) =>
    field.onChange(isSelected ? [...field.value, id] : field.value.filter((one) => one !== id));
  const create = async (title: string) => {
    try {
      const { id } = await crear({ key: nanoid(), title }).unwrap();
      toggle(id, true);
    } catch (error) {
      refuse(error);
      throw error;
    }
  };
  const rename = async (id: string, title: string) => {
    try {
      await cambiar({ id, title }).unwrap();
    } catch (error) {
      refuse(error);
      throw error;
    }
  };
  const remove = async ({ id, title }: Tag) => {
    try {
      await borrar(id).unwrap();
      // The form keeps the id: taking the deletion back chooses it again.
      const undo = () => void restaurar(id).unwrap().catch(refuse);
      toast(`Etiqueta eliminada: ${title}`, { action: { label: 'Deshacer', onClick: undo } });
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <div className={styles.etiquetas}>
      <TagChips tags={selected} onRemove={({ id }) => toggle(id, false)} />
      <TagButton
        label="Etiquetas del contacto"
        tags={etiquetas}
        selected={field.value}
        onToggle={({ id }, isSelected) => toggle(id, isSelected)}
        onCreate={create}
        onRename={({ id }, title) => rename(id, title)}
        onRemove={(etiqueta) => void remove(etiqueta)}
      />
    </div>
  );
}
