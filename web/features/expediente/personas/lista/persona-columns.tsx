import type { PersonaDto } from '../../../../api/generated/personas';
import type { DataColumn } from '../../../../components/data-table/columns';
import { formatFecha } from '../../../../lib/fechas';
import { apellidosPrimero } from '../apellidos-primero';
import { documentoIdentidad, identificacionFiscal } from '../publico/documentos';
import { ExcepcionMarca } from '../publico/excepcion-marca';
import { PersonaIcon } from '../publico/persona-icon';
import { VencimientoMarca } from '../publico/vencimiento-marca';
import styles from './persona-columns.module.css';

/** As a contact has the job under the name. */
const segundaLinea = ({ tipo, profesion }: PersonaDto) => (tipo === 'juridica' ? 'Persona jurídica' : profesion);

const nombreColumn = (nombreDe: (persona: PersonaDto) => string): DataColumn<PersonaDto> => ({
  id: 'nombre',
  header: 'Nombre',
  meta: { isTitle: true },
  cell: ({ row: { original } }) => (
    <span className={styles.nombre}>
      <PersonaIcon tipo={original.tipo} />
      <span className={styles.texto}>
        <span className={styles.titulo} title={nombreDe(original)}>
          {nombreDe(original)}
        </span>
        {segundaLinea(original) && <span className={styles.segunda}>{segundaLinea(original)}</span>}
      </span>
      {!original.verificada && <ExcepcionMarca />}
      <VencimientoMarca vencimiento={original.vencimiento} />
    </span>
  ),
});

const others: DataColumn<PersonaDto>[] = [
  {
    id: 'documento',
    header: 'Documento',
    meta: { width: '184px' },
    cell: ({ row: { original } }) => <Numero texto={documentoIdentidad(original)} />,
  },
  {
    id: 'idFiscal',
    header: 'Identificación fiscal',
    meta: { width: '192px', hiddenBelow: 'md' },
    cell: ({ row: { original } }) => <Numero texto={identificacionFiscal(original)} />,
  },
  {
    id: 'contacto',
    header: 'Contacto',
    meta: { width: '240px', hiddenBelow: 'lg' },
    cell: ({ row: { original } }) => <Contacto persona={original} />,
  },
  {
    id: 'actualizadaEn',
    header: 'Modificada',
    meta: { width: '112px', hiddenBelow: 'lg' },
    cell: ({ row: { original } }) => <span className={styles.numero}>{formatFecha(original.actualizadaEn)}</span>,
  },
];

/** The columns of the list. */
export const personaColumns = [nombreColumn(({ nombreCompleto }) => nombreCompleto), ...others];

/** As {@link personaColumns}, in the order of the surnames. */
export const columnsPorApellidos = [nombreColumn(apellidosPrimero), ...others];

function Numero({ texto }: { texto: string | null }) {
  return texto ? <span className={styles.numero}>{texto}</span> : <span className={styles.faint}>—</span>;
}

function Contacto({ persona: { email, telefono } }: { persona: PersonaDto }) {
  if (!email && !telefono) return <span className={styles.faint}>—</span>;
  return (
    <span className={styles.contacto}>
      {email && <span title={email}>{email}</span>}
      {telefono && <span>{telefono}</span>}
    </span>
  );
}
