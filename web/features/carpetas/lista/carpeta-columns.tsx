import type { CarpetaResumenDto } from '../../../api/generated/carpetas';
import type { DataColumn } from '../../../components/data-table/columns';
import { Elegir, ElegirTodas } from '../../../components/seleccion/elegir';
import { EstadoChip } from '../estado-chip';
import { Etiquetas, FirmaMarca, Momento, PersonaMarca, PrioridadMarca, ReservadaMarca } from '../marcas';
import styles from './carpeta-columns.module.css';
import { nombreDe } from './nombre';

/** The columns of the list; their ids are what the server sorts by. */
export const carpetaColumns: DataColumn<CarpetaResumenDto>[] = [
  {
    id: 'numero',
    header: 'Número',
    meta: { width: '116px' },
    cell: ({ row: { original } }) =>
      original.codigo ? (
        <span className={styles.codigo}>{original.codigo}</span>
      ) : (
        <span className={styles.sinNumero}>Sin número</span>
      ),
  },
  {
    id: 'caratula',
    header: 'Carátula',
    meta: { isTitle: true },
    cell: ({ row: { original } }) => <CaratulaCell carpeta={original} />,
  },
  {
    id: 'estado',
    header: 'Estado',
    meta: { width: '136px' },
    cell: ({ row: { original } }) => <EstadoChip estado={original.estado} />,
  },
  {
    id: 'responsable',
    header: 'Responsable',
    enableSorting: false,
    meta: { width: '140px', hiddenBelow: 'lg' },
    cell: ({ row: { original } }) => <PersonaMarca persona={original.responsable} />,
  },
  {
    id: 'fechaFirmaPrevista',
    header: 'Firma',
    meta: { width: '112px', hiddenBelow: 'md' },
    cell: ({ row: { original } }) => <FirmaMarca carpeta={original} />,
  },
  {
    id: 'prioridad',
    header: 'Prioridad',
    meta: { width: '92px', hiddenBelow: 'lg' },
    cell: ({ row: { original } }) => <PrioridadMarca prioridad={original.prioridad} />,
  },
  {
    id: 'actualizadaEn',
    header: 'Actualizada',
    meta: { width: '136px', hiddenBelow: 'xl' },
    cell: ({ row: { original } }) => (
      <span className={styles.soft}>
        <Momento en={original.actualizadaEn} />
      </span>
    ),
  },
];

/** As {@link carpetaColumns}, for a list whose carpetas can be chosen. */
export const elegibleColumns: DataColumn<CarpetaResumenDto>[] = [
  {
    id: 'elegir',
    header: <ElegirTodas label="Elegir todas las carpetas de esta página" />,
    enableSorting: false,
    meta: { width: '40px' },
    cell: ({ row: { original } }) => <Elegir id={original.id} nombre={nombreDe(original)} />,
  },
  ...carpetaColumns,
];

function CaratulaCell({ carpeta }: { carpeta: CarpetaResumenDto }) {
  const { caratula, tipoActo, etiquetas, reservada } = carpeta;
  return (
    <span className={styles.caratula}>
      <span className={styles.linea}>
        <span className={styles.titulo} title={caratula}>
          {caratula}
        </span>
        {reservada && <ReservadaMarca />}
      </span>
      <span className={styles.linea}>
        <span className={styles.acto}>{tipoActo.nombre}</span>
        <Etiquetas etiquetas={etiquetas} max={1} />
      </span>
    </span>
  );
}
