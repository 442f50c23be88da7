import type { PersonaDto } from '../../../../api/generated/personas';
import type { DataColumn } from '../../../../components/data-table/columns';
import { Cut, Row, Stack, Text } from '../../../../components/layout/layout';
import { formatFecha } from '../../../../lib/fechas';
import { apellidosPrimero } from '../apellidos-primero';
import { documentoIdentidad, identificacionFiscal } from '../public/documentos';
import { ExcepcionMarca } from '../public/excepcion-marca';
import { PersonaIcon } from '../public/persona-icon';
import { VencimientoMarca } from '../public/vencimiento-marca';
import styles from './persona-columns.module.css';

/** The profesión is under the name, like the job of a contact. */
const segundaLinea = ({ tipo, profesion }: PersonaDto) => (tipo === 'juridica' ? 'Persona jurídica' : profesion);

const nombreColumn = (nombreDe: (persona: PersonaDto) => string): DataColumn<PersonaDto> => ({
  id: 'nombre',
  header: 'Nombre',
  meta: { isTitle: true },
  cell: ({ row: { original } }) => (
    <Row as="span" align="center" gap={3} shrinks className={styles.nombre}>
      <PersonaIcon tipo={original.tipo} />
      <Stack as="span" shrinks>
        <Cut weight="medium" title={nombreDe(original)}>
          {nombreDe(original)}
        </Cut>
        {segundaLinea(original) && (
          <Cut size="sm" tone="soft" className={styles.segunda}>
            {segundaLinea(original)}
          </Cut>
        )}
      </Stack>
      {!original.verificada && <ExcepcionMarca />}
      <VencimientoMarca vencimiento={original.vencimiento} />
    </Row>
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
    cell: ({ row: { original } }) => <Text numeric>{formatFecha(original.actualizadaEn)}</Text>,
  },
];

/** The columns of the list. */
export const personaColumns = [nombreColumn(({ nombreCompleto }) => nombreCompleto), ...others];

/** The columns of {@link personaColumns}, with the surnames first. */
export const columnsPorApellidos = [nombreColumn(apellidosPrimero), ...others];

function Numero({ texto }: { texto: string | null }) {
  return texto ? <Text numeric>{texto}</Text> : <Text tone="faint">—</Text>;
}

function Contacto({ persona: { email, telefono } }: { persona: PersonaDto }) {
  if (!email && !telefono) return <Text tone="faint">—</Text>;
  return (
    <Stack as="span" size="sm" tone="soft" className={styles.contacto}>
      {email && <span title={email}>{email}</span>}
      {telefono && <span>{telefono}</span>}
    </Stack>
  );
}
