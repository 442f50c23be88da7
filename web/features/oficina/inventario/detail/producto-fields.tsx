import { useController, useFormContext, useWatch } from 'react-hook-form';
import { dudaDeCodigo } from '../../../../../server/vocabulario/codigo-de-barras';
import { useColeccion } from '../../../../collection/use-collection';
import drawer from '../../../../components/drawer-form.module.css';
import { SelectField } from '../../../../components/form/select-field';
import { SwitchField } from '../../../../components/form/switch-field';
import { TextAreaField, TextField } from '../../../../components/form/text-field';
import { Row, Stack } from '../../../../components/layout/layout';
import { TagsField } from '../../../../components/tags/tags-field';
import { newId } from '../../../../lib/new-id';
import { selectMoneda } from '../../../../session/session-selectors';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import {
  type EnCatalogo,
  etiquetas,
  useCategoriasFindAllQuery,
  useMarcasFindAllQuery,
  useProveedoresFindAllQuery,
} from '../inventario-api';
import { opcionesDe } from '../list/categorias';
import styles from './producto-form.module.css';
import type { ProductoValues } from './producto-values';

const opciones = (lista: readonly EnCatalogo[] = []) => lista.map(({ id, name }) => ({ value: id, label: name }));

/**
 * The fields of a product.
 * @param isNew whether the product is new, and has no movements yet
 */
export function ProductoFields({ isNew }: { isNew: boolean }) {
  const { control } = useFormContext<ProductoValues>();
  const { currentData: categorias = [] } = useCategoriasFindAllQuery();
  const { currentData: marcas } = useMarcasFindAllQuery();
  const { currentData: proveedores } = useProveedoresFindAllQuery();
  const moneda = useAppSelector(selectMoneda);
  const codigo = useWatch({ control, name: 'barcode' });
  const number = { control, inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <>
      <TextField control={control} name="name" label="Nombre" required autoComplete="off" />
      <EtiquetasField />
      <Stack gap={[5, 4]} className={drawer.pair}>
        <TextField control={control} name="sku" label="SKU" autoComplete="off" />
        <TextField
          control={control}
          name="barcode"
          label="Código de barras"
          autoComplete="off"
          help={dudaDeCodigo(codigo.trim()) ?? undefined}
          // The Enter of a scanner would send the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Stack>
      <Stack gap={[5, 4]} className={drawer.pair}>
        <SelectField
          control={control}
          name="category"
          label="Categoría"
          emptyLabel="Sin categoría"
          options={opcionesDe(categorias)}
        />
        <SelectField control={control} name="brand" label="Marca" emptyLabel="Sin marca" options={opciones(marcas)} />
        <SelectField
          control={control}
          name="vendor"
          label="Proveedor"
          emptyLabel="Sin proveedor"
          options={opciones(proveedores)}
        />
      </Stack>
      <Stack gap={[5, 4]} className={drawer.pair}>
        <TextField
          {...number}
          name="stock"
          label="Existencia"
          help={isNew ? 'Se anota como el primer recuento.' : 'Otro número se anota como un recuento.'}
        />
        <TextField {...number} name="minimum" label="Mínimo" help="Se avisa una vez cuando queda menos." />
      </Stack>
      <Stack gap={[5, 4]} className={drawer.pair}>
        <TextField {...number} name="basePrice" label="Precio sin impuestos" end={moneda} />
        <TextField {...number} name="taxPercent" label="Impuesto" end="%" />
        <TextField
          {...number}
          name="price"
          label="Precio"
          end={moneda}
          help="Se calcula con los dos anteriores. Si escribe solo este, se calcula el precio sin impuestos."
        />
        <TextField {...number} name="cost" label="Costo" end={moneda} />
      </Stack>
      <Stack gap={[5, 4]} className={drawer.pair}>
        <TextField {...number} name="weight" label="Peso" end="kg" />
      </Stack>
      <TextAreaField
        control={control}
        name="description"
        label="Descripción"
        autoComplete="off"
        minRows={2}
        maxRows={8}
      />
      <SwitchField control={control} name="active" label="Activo" help="Los inactivos quedan en la lista, marcados." />
    </>
  );
}

/** The etiquetas of a product. The choice is saved with the form; the etiquetas themselves change at once. */
function EtiquetasField() {
  const { control } = useFormContext<ProductoValues>();
  const { field } = useController({ control, name: 'tags' });
  const dispatch = useAppDispatch();
  const { data: todas = [] } = useColeccion(etiquetas, undefined);

  return (
    <Row align="center" wrap gap={2} className={styles.etiquetas}>
      <TagsField
        label="Etiquetas del producto"
        tags={todas}
        value={field.value}
        onChange={field.onChange}
        onCreate={(title) => {
          const tag = { id: newId(), title };
          return dispatch(etiquetas.send('productoEtiquetasCreate', { crearEtiquetaDto: { tag } }));
        }}
        onRename={({ id }, title) => {
          const modificarEtiquetaDto = { id, tag: { title } };
          return dispatch(etiquetas.send('productoEtiquetasRename', { modificarEtiquetaDto }));
        }}
        // The form keeps the id of a deleted etiqueta. So undoing the deletion selects the etiqueta again.
        onRemove={({ id }) => dispatch(etiquetas.send('productoEtiquetasRemove', { id }))}
        onRestore={({ id }) => dispatch(etiquetas.send('productoEtiquetasRestore', { id }))}
      />
    </Row>
  );
}
