import { useController, useFormContext } from 'react-hook-form';
import { useColeccion } from '../../../../coleccion/use-coleccion';
import { TagButton } from '../../../../components/tags/tag-button';
import { TagChips } from '../../../../components/tags/tag-chips';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { etiquetas } from '../inventario-api';
import styles from './producto-form.module.css';
import type { ProductoValues } from './producto-values';

/** The etiquetas of a product. The choice is saved with the form; the etiquetas themselves change at once. */
export function EtiquetasField() {
  const { control } = useFormContext<ProductoValues>();
  const { field } = useController({ control, name: 'tags' });
  const dispatch = useAppDispatch();
  const { data: todas = [] } = useColeccion(etiquetas, undefined);
  const selected = todas.filter(({ id }) => field.value.includes(id));

  const toggle = (id: string, isSelected: boolean) =>
    field.onChange(isSelected ? [...field.value, id] : field.value.filter((one) => one !== id));

  return (
    <div className={styles.etiquetas}>
      <TagChips tags={selected} onRemove={({ id }) => toggle(id, false)} />
      <TagButton
        label="Etiquetas del producto"
        tags={todas}
        selected={field.value}
        onToggle={({ id }, isSelected) => toggle(id, isSelected)}
        onCreate={(title) => {
          const tag = { id: newId(), title };
          return dispatch(etiquetas.send('productoEtiquetasCreate', { crearEtiquetaDto: { tag } }));
        }}
        onRename={({ id }, title) => {
          const modificarEtiquetaDto = { id, tag: { title } };
          return dispatch(etiquetas.send('productoEtiquetasRename', { modificarEtiquetaDto }));
        }}
        // The form keeps the id, so that undoing the deletion selects it again.
        onRemove={({ id }) => dispatch(etiquetas.send('productoEtiquetasRemove', { id }))}
        onRestore={({ id }) => dispatch(etiquetas.send('productoEtiquetasRestore', { id }))}
      />
    </div>
  );
}
