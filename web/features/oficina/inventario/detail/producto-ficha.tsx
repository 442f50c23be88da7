import { X } from 'lucide-react';
import { useColeccion } from '../../../../collection/use-collection';
import { DrawerHeader } from '../../../../components/drawer-bars';
import { Fact } from '../../../../components/facts';
import { HintButton } from '../../../../components/hint-button';
import { Box, Row, Stack } from '../../../../components/layout/layout';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { TagChips } from '../../../../components/tags/tag-chips';
import {
  etiquetas,
  type Producto,
  useCategoriasFindAllQuery,
  useMarcasFindAllQuery,
  useProveedoresFindAllQuery,
} from '../inventario-api';
import { opcionesDe } from '../list/categorias';
import { Existencia } from '../list/nivel';
import { escrito, usePrecio } from '../precio';
import { useCloseToList } from '../use-close-to-list';
import { Imagenes } from './imagenes';
import { MovimientosLink } from './movimientos-link';
import styles from './producto-detail.module.css';
import form from './producto-form.module.css';

/** The data of a product, for people who may not change it. */
export function ProductoFicha({ producto }: { producto: Producto }) {
  const close = useCloseToList();
  const precio = usePrecio();
  const { currentData: categorias = [] } = useCategoriasFindAllQuery();
  const { currentData: marcas = [] } = useMarcasFindAllQuery();
  const { currentData: proveedores = [] } = useProveedoresFindAllQuery();
  const { data: todas = [] } = useColeccion(etiquetas, undefined);
  const { tags, taxPercent, weight } = producto;
  const datos: [string, string][] = [
    ['SKU', producto.sku],
    ['Código de barras', producto.barcode],
    ['Categoría', opcionesDe(categorias).find(({ value }) => value === producto.category)?.label ?? ''],
    ['Marca', marcas.find(({ id }) => id === producto.brand)?.name ?? ''],
    ['Proveedor', proveedores.find(({ id }) => id === producto.vendor)?.name ?? ''],
    ['Mínimo', escrito(producto.minimum)],
    ['Precio', precio(producto.price)],
    ['Sin impuestos', precio(producto.basePrice)],
    ['Impuesto', (taxPercent ?? '') === '' ? '' : `${escrito(taxPercent)} %`],
    ['Costo', precio(producto.cost)],
    ['Peso', weight === '' ? '' : `${escrito(weight)} kg`],
    ['Activo', producto.active ? 'Sí' : 'No'],
    ['Descripción', producto.description],
  ];
  return (
    <article aria-label={producto.name}>
      <DrawerHeader pad={[3, 4, 3, 6]} gap={2} className={form.header}>
        <Box
          as="h2"
          grow
          shrinks
          size="xl"
          weight="strong"
          leading="tight"
          breaks
          className={form.title}
          tabIndex={-1}
          data-autofocus
        >
          {producto.name}
        </Box>
        <HintButton label="Cerrar" hintAlign="end" onClick={close}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </DrawerHeader>
      <Row align="center" wrap gap={3} pad={[5, 6, 0]} className={styles.arriba}>
        <Imagenes producto={producto} canEdit={false} />
        <Existencia producto={producto} />
        <TagChips tags={todas.filter(({ id }) => tags.includes(id))} />
        <MovimientosLink producto={producto} />
        <LimiteDeRol permiso="inventario.editar" que="cambiar ni mover el producto" quienes="oficina" />
      </Row>
      <Stack as="dl" gap={[3, 4]} pad={[5, 6, 8]} margin={0} className={styles.datos}>
        {datos
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <Fact key={name} name={name} numeric className={styles.valor}>
              {value}
            </Fact>
          ))}
      </Stack>
    </article>
  );
}
