import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ParteDto } from '../../../../api/generated/partes';
import { StatusChip } from '../../../../components/status-chip';
import { enumerar } from '../../../../lib/enumerar';
import { documentosDe } from '../../personas/publico/documentos';
import { ExcepcionMarca } from '../../personas/publico/excepcion-marca';
import { PersonaIcon } from '../../personas/publico/persona-icon';
import { formatPorcentaje } from '../porcentaje';
import { roles } from '../roles';
import styles from './partes.module.css';

interface ParteRowProps {
  parte: ParteDto;
  /** The partes that this one represents. */
  representados: readonly ParteDto[];
  /** Below what is said of the parte. */
  sugerencia?: ReactNode;
  isDragging: boolean;
  /** The button that the row is dragged by. */
  handle: ReactNode;
  menu: ReactNode;
}

/** One parte: the persona, the role, the share, and the partes that it represents. */
export function ParteRow({ parte, representados, sugerencia, isDragging, handle, menu }: ParteRowProps) {
  const { persona, rol, rolNombre, caracter, porcentaje } = parte;
  const documentos = documentosDe(persona);
  return (
    <div className={styles.row} data-sortable={Boolean(handle)} data-dragging={isDragging}>
      {handle}
      <PersonaIcon tipo={persona.tipo} />
      <div className={styles.who}>
        <Link className={styles.name} to={`/personas/${persona.id}`}>
          {persona.nombreCompleto}
        </Link>
        <span className={styles.documentos}>
          {documentos.length === 0 && 'Sin documento'}
          {documentos.map((documento) => (
            <span key={documento}>{documento}</span>
          ))}
        </span>
        {!persona.verificada && <ExcepcionMarca />}
      </div>
      <div className={styles.role}>
        <span className={styles.chips}>
          <StatusChip label={rolNombre} tone={roles[rol]?.tone} hasDot={false} />
          {porcentaje && <span className={styles.porcentaje}>{formatPorcentaje(porcentaje)}</span>}
        </span>
        {caracter && <span>{caracter}</span>}
        {representados.length > 0 && (
          <span>Representa a {enumerar(representados.map(({ persona: { nombreCompleto } }) => nombreCompleto))}</span>
        )}
        {sugerencia}
      </div>
      <div className={styles.menu}>{menu}</div>
    </div>
  );
}
