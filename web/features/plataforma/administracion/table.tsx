import type { ReactNode } from 'react';
import { Button } from '../../../components/button';
import { CardList } from '../../../components/card-list';
import type { DataColumn } from '../../../components/data-table/columns';
import { DataTable } from '../../../components/data-table/data-table';
import { Row, Stack, Text } from '../../../components/layout/layout';
import { useMedia } from '../../../lib/use-media';
import styles from './table.module.css';
import type { Lista } from './use-list';

interface TablaProps<Fila> {
  label: string;
  /** The columns. The first column is the title of a card. */
  columns: DataColumn<Fila>[];
  getKey: (fila: Fila) => string;
  lista: Lista<Fila>;
  empty: ReactNode;
}

/** A list as a table. Where the table would not fit, it is drawn as cards. */
export function Tabla<Fila>({ label, columns, getKey, lista, empty }: TablaProps<Fila>) {
  const { filas, error, retry, isRefreshing, more, isLoadingMore } = lista;
  const isNarrow = useMedia('(max-width: 1279.98px)');
  const shared = { label, isRefreshing, error, onRetry: retry, empty };
  return (
    <>
      {isNarrow ? (
        <CardList {...shared} items={filas} getKey={getKey} lines={3}>
          {(fila) => <Ficha columns={columns} fila={fila} />}
        </CardList>
      ) : (
        <DataTable {...shared} columns={columns} rows={filas} getRowId={getKey} />
      )}
      {more && (
        <Row justify="center" marginTop={4}>
          <Button variant="outlined" loading={isLoadingMore} onClick={more}>
            Cargar más
          </Button>
        </Row>
      )}
    </>
  );
}

/** A list that comes as a whole, without parts. */
export const whole = <Fila,>(filas: Fila[]): Lista<Fila> => ({
  filas,
  error: undefined,
  retry: () => undefined,
  isRefreshing: false,
  more: null,
  isLoadingMore: false,
});

/** A row as a card: its title, its other cells with their names, its buttons. */
function Ficha<Fila>({ columns: [title, ...others], fila }: { columns: DataColumn<Fila>[]; fila: Fila }) {
  const row = { row: { original: fila } };
  const isNamed = ({ meta }: DataColumn<Fila>) => !meta?.isHeaderHidden;
  return (
    <Stack gap={3}>
      {title?.cell(row)}
      <Stack as="dl" gap={2} margin={0}>
        {others.filter(isNamed).map(({ id, header, cell }) => (
          <Stack key={id} align="baseline" gap={3} className={styles.dato}>
            <Text as="dt" size="sm" tone="soft">
              {header}
            </Text>
            <Text as="dd" margin={0} shrinks breaks>
              {cell(row)}
            </Text>
          </Stack>
        ))}
      </Stack>
      {others
        .filter((column) => !isNamed(column))
        .map(({ id, cell }) => (
          <Row key={id} wrap gap={2} className={styles.botones}>
            {cell(row)}
          </Row>
        ))}
    </Stack>
  );
}
