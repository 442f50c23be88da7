import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DataColumn } from '../../../../components/data-table/columns';
import { Cut, Row, Text } from '../../../../components/layout/layout';
import type { Producto } from '../inventario-api';
import { escrito, usePrecio } from '../precio';
import { CeldaEditable } from './editable-cell';
import { Miniatura } from './miniatura';
import { Existencia } from './nivel';
import styles from './producto-columns.module.css';
import { useCambiarEnFila } from './use-change-in-row';

const nombre: DataColumn<Producto> = {
  id: 'name',
  header: 'Nombre',
  meta: { isTitle: true },
  cell: ({ row: { original } }) => (
    <Row as="span" align="center" gap={3} shrinks>
      <Miniatura src={original.thumbnail} />
      <Cut weight="medium" className={styles.texto} title={original.name}>
        {original.name}
      </Cut>
    </Row>
  ),
};

const existencia: DataColumn<Producto> = {
  id: 'stock',
  header: 'Existencia',
  meta: { width: '184px' },
  cell: ({ row: { original } }) => <Existencia producto={original} />,
};

/** The columns of the list beside an open product. */
export const pocasColumnas = [nombre, existencia];

const columnas: DataColumn<Producto>[] = [
  nombre,
  {
    id: 'sku',
    header: 'SKU',
    meta: { width: '152px', hiddenBelow: 'md' },
    cell: ({ row: { original } }) => <Texto>{original.sku}</Texto>,
  },
  {
    id: 'price',
    header: 'Precio',
    meta: { width: '144px', align: 'end', hiddenBelow: 'md' },
    cell: ({ row: { original } }) => <Precio price={original.price} />,
  },
  existencia,
  {
    id: 'active',
    header: 'Activo',
    meta: { width: '96px', hiddenBelow: 'sm' },
    cell: ({ row: { original } }) => <Activo isActive={original.active} />,
  },
];

/** The columns of the list for people who may change products: price, stock and state are changed in their row. */
const columnasEditables = columnas.map((columna): DataColumn<Producto> => {
  const Editable = { price: PrecioEditable, stock: ExistenciaEditable, active: ActivoEditable }[columna.id];
  return Editable ? { ...columna, cell: ({ row: { original } }) => <Editable producto={original} /> } : columna;
});

export const columnasDe = (canEdit: boolean) => (canEdit ? columnasEditables : columnas);

interface EditableProps {
  producto: Producto;
}

interface NumeroEditableProps extends EditableProps {
  campo: 'price' | 'stock';
  /** The number in words: «el precio». */
  nombre: string;
  children: ReactNode;
}

function NumeroEditable({ producto, campo, nombre, children }: NumeroEditableProps) {
  const cambiar = useCambiarEnFila(producto);
  const value = escrito(producto[campo]);
  return (
    <CeldaEditable
      label={`${nombre} de ${producto.name}`}
      value={value}
      onSave={(typed) => cambiar({ [campo]: typed }, { [campo]: value })}
    >
      {children}
    </CeldaEditable>
  );
}

function PrecioEditable({ producto }: EditableProps) {
  return (
    <NumeroEditable producto={producto} campo="price" nombre="el precio">
      <Precio price={producto.price} />
    </NumeroEditable>
  );
}

/** The stock is counted anew, which its movements keep. */
function ExistenciaEditable({ producto }: EditableProps) {
  return (
    <NumeroEditable producto={producto} campo="stock" nombre="la existencia">
      <Existencia producto={producto} />
    </NumeroEditable>
  );
}

function ActivoEditable({ producto }: EditableProps) {
  const { name, active } = producto;
  const cambiar = useCambiarEnFila(producto);
  return (
    <button
      type="button"
      className={styles.cambiar}
      aria-pressed={active}
      onClick={() => void cambiar({ active: !active }, { active })}
    >
      <Activo isActive={active} />
      <span className="visually-hidden">, activo, {name}</span>
    </button>
  );
}

function Precio({ price }: Pick<Producto, 'price'>) {
  const precio = usePrecio();
  return <Texto>{precio(price)}</Texto>;
}

function Texto({ children }: { children: string }) {
  return children ? (
    <Text numeric breaks className={styles.numero}>
      {children}
    </Text>
  ) : (
    <span className={styles.faint}>—</span>
  );
}

function Activo({ isActive }: { isActive: boolean }) {
  const Icon = isActive ? Check : Minus;
  return (
    <span className={isActive ? styles.activo : styles.faint}>
      <Icon size={16} strokeWidth={2} aria-hidden="true" />
      {isActive ? 'Sí' : 'No'}
    </span>
  );
}
