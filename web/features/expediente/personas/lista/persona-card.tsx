import { Link } from 'react-router-dom';
import type { PersonaDto } from '../../../../api/generated/personas';
import { apellidosPrimero } from '../apellidos-primero';
import { documentosDe } from '../publico/documentos';
import { ExcepcionMarca } from '../publico/excepcion-marca';
import { PersonaIcon } from '../publico/persona-icon';
import { VencimientoMarca } from '../publico/vencimiento-marca';
import styles from './persona-card.module.css';

interface PersonaCardProps {
  persona: PersonaDto;
  porApellidos: boolean;
  to: string;
}

/** A persona of the list on a phone. */
export function PersonaCard({ persona, porApellidos, to }: PersonaCardProps) {
  const documentos = documentosDe(persona);
  return (
    <div className={styles.card}>
      <PersonaIcon tipo={persona.tipo} />
      <div className={styles.text}>
        <Link className={styles.link} to={to} preventScrollReset>
          {porApellidos ? apellidosPrimero(persona) : persona.nombreCompleto}
        </Link>
        <span className={styles.soft}>{documentos.length > 0 ? documentos.join(' · ') : 'Sin documento'}</span>
        {!persona.verificada && <ExcepcionMarca />}
        <VencimientoMarca vencimiento={persona.vencimiento} />
      </div>
    </div>
  );
}
