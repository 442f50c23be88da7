import { useController, useFormContext } from 'react-hook-form';
import { TagButton } from '../../../../components/tags/tag-button';
import { TagChips } from '../../../../components/tags/tag-chips';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { etiquetas } from '../contactos';
import type { EtiquetaContacto } from '../contactos-api';
import styles from './contacto-form.module.css';
import type { ContactoValues } from './contacto-values';

/** The etiquetas of a contact. The choice is saved with the form; the etiquetas themselves change at once. */
export function EtiquetasField({ todas }: { todas: readonly EtiquetaContacto[] }) {
  const { control } = useFormContext<ContactoValues>();
  const { field } = useController({ control, name: 'tags' });
  const dispatch = useAppDispatch();
  const selected = todas.filter(({ id }) => field.value.includes(id));

  const toggle = (id: string, isSelected: boolean) =>
    field.onChange(isSelected ? [...field.value, id] : field.value.filter((one) => one !== id));

  return (
    <div className={styles.etiquetas}>
      <TagChips tags={selected} onRemove={({ id }) => toggle(id, false)} />
      <TagButton
        label="Etiquetas del contacto"
        tags={todas}
        selected={field.value}
        onToggle={({ id }, isSelected) => toggle(id, isSelected)}
        onCreate={(title) => {
          const tag = { id: newId(), title };
          return dispatch(etiquetas.send('contactoEtiquetasCreate', { crearEtiquetaDto: { tag } }));
        }}
        onRename={({ id }, title) => {
          const modificarEtiquetaDto = { id, tag: { title } };
          return dispatch(etiquetas.send('contactoEtiquetasRename', { modificarEtiquetaDto }));
        }}
        // The form keeps the id, so that undoing the deletion selects it again.
        onRemove={({ id }) => dispatch(etiquetas.send('contactoEtiquetasRemove', { id }))}
        onRestore={({ id }) => dispatch(etiquetas.send('contactoEtiquetasRestore', { id }))}
      />
    </div>
  );
}
