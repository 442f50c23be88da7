import type { Palabras } from '../../../../../server/vocabulario/palabras';
import type { CarpetaResumenDto } from '../../../../api/generated/carpetas';
import type { ColumnLayout, DataColumn } from '../../../../components/data-table/columns';
import { Cut, Row, Stack, Text } from '../../../../components/layout/layout';
import { Elegir, ElegirTodas } from '../../../../components/selection/elegir';
import type { Preferencias } from '../../../../session/session';
import { EstadoChip } from '../estado-chip';
import {
  Etiquetas,
  FirmaMarca,
  Momento,
  PersonaMarca,
  PrioridadMarca,
  PropuestaMarca,
  ReservadaMarca,
} from '../marcas';
import { CaratulaTexto } from './caratula-text';
import styles from './carpeta-columns.module.css';
import { Coincidencia } from './coincidencia';
import { nombreDe } from './nombre';

type Columna = DataColumn<CarpetaResumenDto>;
export type ColumnaId = NonNullable<Preferencias['columnasCarpetas']>[number];

const elegir: Columna = {
  id: 'elegir',
  header: <ElegirTodas label="Elegir todas las carpetas de esta página" />,
  enableSorting: false,
  meta: { width: '44px' },
  cell: ({ row: { original } }) => <Elegir id={original.id} nombre={nombreDe(original)} />,
};

/** The columns that always show. The ids of columns are what the server sorts by. */
const fijas: Columna[] = [
  {
    id: 'numero',
    header: 'Número',
    meta: { width: '116px' },
    cell: ({ row: { original } }) =>
      original.codigo ? (
        <Text numeric nowrap>
          {original.codigo}
        </Text>
      ) : (
        <Text tone="faint">Sin número</Text>
      ),
  },
  {
    id: 'caratula',
    header: 'Carátula',
    meta: { isTitle: true },
    cell: ({ row: { original } }) => <CaratulaCell carpeta={original} />,
  },
];

/**
 * The carátula beside columns of the etiquetas and of the estado. It shows each only where that column is hidden.
 * Without a column of the etiquetas it always shows these.
 */
const besideColumns = (etiquetas: ColumnLayout | undefined, estado: ColumnLayout | undefined): Columna['cell'] =>
  function Caratula({ row: { original } }) {
    return (
      <CaratulaCell
        carpeta={original}
        hasEtiquetas={!etiquetas || etiquetas.hiddenBelow !== undefined}
        onlyBelow={etiquetas?.hiddenBelow}
        estadoBelow={estado?.hiddenBelow}
      />
    );
  };

interface Opcional extends Omit<Columna, 'id' | 'meta' | 'header'> {
  /** The heading, as a function of the country's words where the country has its own. */
  header: string | ((palabras: Palabras) => string);
  width: string;
}

/** The columns to choose from, in their order. */
export const opcionales: Record<ColumnaId, Opcional> = {
  estado: {
    header: 'Estado',
    width: '136px',
    cell: ({ row: { original } }) => <EstadoChip estado={original.estado} />,
  },
  responsable: {
    header: 'Responsable',
    enableSorting: false,
    // Narrow tables keep the responsable, whose name is cut.
    width: 'clamp(144px, 15vw, 212px)',
    cell: ({ row: { original } }) => <PersonaMarca persona={original.responsable} />,
  },
  escribano: {
    header: ({ escribano }) => escribano,
    enableSorting: false,
    width: '148px',
    cell: ({ row: { original } }) => <PersonaMarca persona={original.escribano} />,
  },
  fechaFirmaPrevista: {
    header: 'Firma',
    width: '112px',
    cell: ({ row: { original } }) => <FirmaMarca carpeta={original} />,
  },
  prioridad: {
    header: 'Prioridad',
    width: '92px',
    cell: ({ row: { original } }) => <PrioridadMarca prioridad={original.prioridad} />,
  },
  etiquetas: {
    header: 'Etiquetas',
    enableSorting: false,
    width: '144px',
    cell: ({ row: { original } }) => (
      <Row as="span" wrap gap={1}>
        <Etiquetas etiquetas={original.etiquetas} max={3} />
      </Row>
    ),
  },
  creadaEn: {
    header: 'Creada',
    width: '136px',
    cell: ({ row: { original } }) => <SoftMomento en={original.creadaEn} />,
  },
  actualizadaEn: {
    header: 'Actualizada',
    width: '136px',
    cell: ({ row: { original } }) => <SoftMomento en={original.actualizadaEn} />,
  },
};

/** The columns that show until a person chooses others. */
export const habituales: ColumnaId[] = ['estado', 'responsable', 'fechaFirmaPrevista', 'prioridad', 'actualizadaEn'];

/** The optional columns by importance: the narrowest screens keep the first, only the widest show the last. */
const importancia: ColumnaId[] = [
  'fechaFirmaPrevista',
  'responsable',
  'estado',
  'prioridad',
  'actualizadaEn',
  'etiquetas',
  'escribano',
  'creadaEn',
];
const hiddenBelow = [undefined, undefined, 'lg', 'xl', 'xxl', 'xxl'] as const;
/** With more columns, the carátula would have no room. */
export const maxColumnas = hiddenBelow.length;

/** The name of a column, in the words of a country. */
export function nombreDeColumna(id: ColumnaId, palabras: Palabras): string {
  const { header } = opcionales[id];
  return typeof header === 'string' ? header : header(palabras);
}

interface ColumnsOptions {
  /** Whether the carpetas can be chosen. */
  canChoose: boolean;
  palabras: Palabras;
  /** Whether the screen may be too narrow for the column of the estado. */
  isNarrow?: boolean;
}

/** The columns of a list. */
export function columnsOf(
  elegidas: readonly ColumnaId[],
  { canChoose, palabras, isNarrow = false }: ColumnsOptions,
): Columna[] {
  const rank = importancia.filter((id) => elegidas.includes(id));
  const shown = (Object.keys(opcionales) as ColumnaId[])
    .filter((id) => elegidas.includes(id))
    .map((id): Columna => {
      const { width, ...column } = opcionales[id];
      return {
        id,
        ...column,
        header: nombreDeColumna(id, palabras),
        meta: { width, hiddenBelow: hiddenBelow[rank.indexOf(id)] },
      };
    });
  const layoutOf = (name: ColumnaId) => shown.find(({ id }) => id === name)?.meta;
  const first = fijas.map((columna) =>
    columna.id === 'caratula'
      ? { ...columna, cell: besideColumns(layoutOf('etiquetas'), isNarrow ? layoutOf('estado') : undefined) }
      : columna,
  );
  return [...(canChoose ? [elegir] : []), ...first, ...shown];
}

function SoftMomento({ en }: { en: string }) {
  return (
    <Text tone="soft" nowrap>
      <Momento en={en} />
    </Text>
  );
}

interface CaratulaCellProps {
  carpeta: CarpetaResumenDto;
  hasEtiquetas?: boolean;
  /** The width of the screen below which the etiquetas show here. Undefined for any width. */
  onlyBelow?: ColumnLayout['hiddenBelow'];
  /** The width of the screen below which the estado shows here. Undefined for none. */
  estadoBelow?: ColumnLayout['hiddenBelow'];
}

function CaratulaCell({ carpeta, hasEtiquetas = true, onlyBelow, estadoBelow }: CaratulaCellProps) {
  const { estado, caratula, tipoActo, etiquetas, reservada, propuestaEn } = carpeta;
  return (
    <Stack as="span" className={styles.caratula}>
      <Row as="span" align="center" gap={2} shrinks minHeight={20}>
        <Text clamp={2} weight="medium" breaks className={styles.titulo} title={caratula}>
          <CaratulaTexto caratula={caratula} />
        </Text>
        {reservada && <ReservadaMarca />}
      </Row>
      <Row as="span" align="center" gap={2} shrinks minHeight={20}>
        <Cut
          size="sm"
          tone="soft"
          className={styles.acto}
          style={{ minWidth: `min(4.5rem, ${tipoActo.nombre.length * 0.75}ch)` }}
        >
          {tipoActo.nombre}
        </Cut>
        {estadoBelow && (
          <span className={styles.bajoCaratula} data-only-below={estadoBelow}>
            <EstadoChip estado={estado} />
          </span>
        )}
        {propuestaEn && <PropuestaMarca />}
        {hasEtiquetas && (
          <span className={styles.bajoCaratula} data-only-below={onlyBelow}>
            <Etiquetas etiquetas={etiquetas} max={1} />
          </span>
        )}
      </Row>
      <Coincidencia coincidencia={carpeta.coincidencia} />
    </Stack>
  );
}
