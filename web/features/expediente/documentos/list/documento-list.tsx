import { type ReactNode, useMemo } from 'react';
import type { DocumentoDto } from '../../../../api/generated/documentos';
import { DataTable } from '../../../../components/data-table/data-table';
import { useMedia } from '../../../../lib/use-media';
import type { Orden } from '../direccion';
import { rutaDe } from '../tree';
import type { Documentos } from '../use-documentos';
import { DocumentoCards } from './documento-cards';
import { documentoColumns } from './documento-columns';

interface DocumentoListProps {
  lista: Documentos;
  menuOf: (documento: DocumentoDto) => ReactNode;
  empty: ReactNode;
}

/** The documents as rows of a table, or as cards on a phone. */
export function DocumentoList({ lista, menuOf, empty }: DocumentoListProps) {
  const { documentos, pasajes, secciones, lugar, direccion, change, hrefOf, error, retry } = lista;
  const isNarrow = useMedia('(max-width: 719.98px)');
  const rutaOf = useMemo(
    () => (lugar.tipo === 'todos' ? ({ seccionId }: DocumentoDto) => rutaDe(secciones, seccionId) : null),
    [lugar.tipo, secciones],
  );
  const columns = useMemo(() => documentoColumns({ rutaOf, pasajes, menuOf }), [rutaOf, pasajes, menuOf]);
  const parts = { rutaOf, pasajes, menuOf, empty, error, onRetry: retry };

  if (isNarrow) {
    return (
      <DocumentoCards
        documentos={documentos}
        hrefOf={({ id }) => hrefOf({ documento: id, version: null })}
        {...parts}
      />
    );
  }
  return (
    <DataTable
      label="Documentos"
      columns={columns}
      rows={documentos}
      getRowId={({ id }) => id}
      rowLink={({ id }) => hrefOf({ documento: id, version: null })}
      opensOver
      sort={{ id: direccion.orden, direction: direccion.direccion }}
      onSort={({ id, direction }) => change({ orden: id as Orden, direccion: direction })}
      error={error}
      onRetry={retry}
      empty={empty}
    />
  );
}
