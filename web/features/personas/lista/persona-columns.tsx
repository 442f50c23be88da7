import type { PersonaDto } from '../../../api/generated/personas';
import type { DataColumn } from '../../../components/data-table/columns';
import { documentoIdentidad, identificacionFiscal } from '../publico/documentos';
import { ExcepcionMarca } from '../publico/excepcion-marca';
import { PersonaIcon } from '../publico/persona-icon';
import styles from './persona-columns.module.css';

/** The columns of the list, which is always in order of names. */
export const personaColumns: DataColumn<PersonaDto>[] = [
  {
    id: 'nombre',
    header: 'Nombre',
    meta: { isTitle: true },
    cell: ({ row: { original } }) => (
      <span className={styles.nombre}>
        <PersonaIcon tipo={original.tipo} />
        <span className={styles.texto}>
          <span className={styles.titulo} title={original.nombreCompleto}>
            {original.nombreCompleto}
          </span>
          {segundaLinea(original) && <span className={styles.segunda}>{segundaLinea(original)}</span>}
          {!original.verificada && <ExcepcionMarca />}
        </span>
      </span>
    ),
  },
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
    meta: { width: '288px', hiddenBelow: 'lg' },
    cell: ({ row: { original } }) => <Contacto persona={original} />,
  },
];

/** As a contact has the job under the name. */
const segundaLinea = ({ tipo, profesion }: PersonaDto) => (tipo === 'juridica' ? 'Persona jurídica' : profesion);

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
