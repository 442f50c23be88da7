import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import type { DataColumn } from '../../../../components/data-table/columns';
import { DataTable, type Sort } from '../../../../components/data-table/data-table';
import { EmptyState } from '../../../../components/empty-state';
import { StatusChip } from '../../../../components/status-chip';
import { Muestra } from '../muestra';

interface Fila {
  numero: string;
  caratula: string;
  estado: string;
}

const filas: Fila[] = [
  { numero: '2026-000101', caratula: 'Rivas a Núñez s/ compraventa', estado: 'Firmada' },
  { numero: '2026-000102', caratula: 'Ordóñez s/ poder general', estado: 'En preparación' },
  { numero: '2026-000103', caratula: 'Zabala a Páez s/ donación', estado: 'Lista para firma' },
  { numero: '2026-000104', caratula: 'Banco del Centro c/ Luque s/ hipoteca', estado: 'Observada' },
  { numero: '2026-000105', caratula: 'Ibáñez s/ certificación de firmas', estado: 'Entregada' },
];
const tamano = 3;

const columnas: DataColumn<Fila>[] = [
  {
    id: 'numero',
    header: 'Número',
    meta: { width: '160px', hiddenBelow: 'sm' },
    cell: ({ row }) => row.original.numero,
  },
  { id: 'caratula', header: 'Carátula', meta: { isTitle: true }, cell: ({ row }) => row.original.caratula },
  {
    id: 'estado',
    header: 'Estado',
    meta: { width: '180px' },
    cell: ({ row }) => <StatusChip label={row.original.estado} />,
  },
];

/** A table with a working order and pages, here without a server. */
export function Tabla() {
  const [sort, setSort] = useState<Sort>({ id: 'numero', direction: 'asc' });
  const [pagina, setPagina] = useState(1);
  const sign = sort.direction === 'asc' ? 1 : -1;
  const key = sort.id as keyof Fila;
  const sorted = filas.toSorted((a, b) => sign * a[key].localeCompare(b[key], 'es'));
  return (
    <Muestra
      id="tabla"
      title="Tabla"
      text="Ordena, pagina y filtra el servidor. En pantallas angostas deja columnas afuera en vez de correrse de costado."
    >
      <DataTable
        label="Carpetas de ejemplo"
        columns={columnas}
        rows={sorted.slice((pagina - 1) * tamano, pagina * tamano)}
        getRowId={({ numero }) => numero}
        sort={sort}
        onSort={setSort}
        page={{
          total: filas.length,
          totalEsMinimo: false,
          pagina,
          tamano,
          ultimaPagina: Math.ceil(filas.length / tamano),
        }}
        onPage={setPagina}
        empty={<EmptyState Icon={FolderOpen} title="Sin carpetas" />}
      />
    </Muestra>
  );
}
