import type { ReactNode } from 'react';
import type { DocumentoDto } from '../../../../api/generated/documentos';
import type { DataColumn } from '../../../../components/data-table/columns';
import { Cut, Row, Stack, Text } from '../../../../components/layout/layout';
import { Momento } from '../../../../components/momento';
import { Elegir, ElegirTodas } from '../../../../components/selection/elegir';
import { ArchivoIcon } from '../../../../components/viewer/archivo-icon';
import { formatBytes } from '../../../../lib/numeros';
import type { Pasajes } from '../filtrar';
import styles from './list.module.css';
import { PasajeDe } from './pasaje-de';

interface ColumnParts {
  /** Returns a document's path. Null when the list shows a single place. */
  rutaOf: ((documento: DocumentoDto) => string) | null;
  /** The passages of the texts with the searched words. */
  pasajes: Pasajes | undefined;
  menuOf: (documento: DocumentoDto) => ReactNode;
}

/** The columns of the list. Their ids are the values of `orden` in the address. */
export function documentoColumns({ rutaOf, pasajes, menuOf }: ColumnParts): DataColumn<DocumentoDto>[] {
  return [
    {
      id: 'elegir',
      header: <ElegirTodas label="Elegir todos los documentos" />,
      enableSorting: false,
      meta: { width: '44px' },
      cell: ({ row: { original } }) => <Elegir id={original.id} nombre={original.nombre} />,
    },
    {
      id: 'nombre',
      header: 'Nombre',
      meta: { isTitle: true },
      cell: ({ row: { original } }) => (
        <Row as="span" align="center" gap={3} shrinks className={styles.titulo}>
          <ArchivoIcon mime={original.actual.mime} miniatura={original.miniatura} />
          <Stack as="span" shrinks className={styles.textos}>
            <Cut weight="medium" title={original.nombre}>
              {original.nombre}
            </Cut>
            {rutaOf && (
              <Cut size="xs" tone="soft">
                {rutaOf(original)}
              </Cut>
            )}
            <PasajeDe id={original.id} pasajes={pasajes} />
          </Stack>
        </Row>
      ),
    },
    {
      id: 'version',
      header: 'Versión',
      enableSorting: false,
      meta: { width: '76px' },
      cell: ({ row: { original } }) => (
        <Text bordered="strong" round="sm" size="xs" weight="medium" tone="soft" numeric className={styles.version}>
          v{original.versiones}
        </Text>
      ),
    },
    {
      id: 'bytes',
      header: 'Tamaño',
      meta: { width: '92px', hiddenBelow: 'xxl' },
      cell: ({ row: { original } }) => (
        <Text tone="soft" numeric nowrap>
          {formatBytes(original.actual.bytes)}
        </Text>
      ),
    },
    {
      id: 'autor',
      header: 'Autor',
      enableSorting: false,
      meta: { width: '128px', hiddenBelow: 'xxl' },
      cell: ({ row: { original } }) => (
        <Cut block tone="soft" title={original.actual.autor.nombre}>
          {original.actual.autor.nombre}
        </Cut>
      ),
    },
    {
      id: 'fecha',
      header: 'Fecha',
      meta: { width: '140px' },
      cell: ({ row: { original } }) => (
        <Text tone="soft" numeric nowrap>
          <Momento en={original.actual.creadaEn} />
        </Text>
      ),
    },
    {
      id: 'acciones',
      header: 'Acciones',
      enableSorting: false,
      meta: { width: '60px', align: 'end', isHeaderHidden: true },
      cell: ({ row: { original } }) => menuOf(original),
    },
  ];
}
