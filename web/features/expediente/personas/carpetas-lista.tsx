import { Link } from 'react-router-dom';
import type { CarpetaDePersonaDto } from '../../../api/generated/personas';
import { StatusChip } from '../../../components/status-chip';
import { tonosDeEstado, useNombreDeEstado } from '../carpetas/publico/estados';
import styles from './carpetas-lista.module.css';

interface CarpetasListaProps {
  /** The list's accessible name. */
  label: string;
  carpetas: readonly CarpetaDePersonaDto[];
}

/** The carpetas of a persona, each with the role and the state. */
export function CarpetasLista({ label, carpetas }: CarpetasListaProps) {
  const nombreDeEstado = useNombreDeEstado();
  return (
    <ul className={styles.list} aria-label={label}>
      {carpetas.map(({ id, carpetaId, codigo, caratula, estado, rolNombre }) => (
        <li key={id} className={styles.row}>
          <span className={styles.text}>
            <Link className={styles.link} to={`/carpetas/${carpetaId}/partes`}>
              {caratula}
            </Link>
            <span>{[codigo ?? 'Sin número', rolNombre].join(' · ')}</span>
          </span>
          <StatusChip label={nombreDeEstado(estado)} tone={tonosDeEstado[estado]} />
        </li>
      ))}
    </ul>
  );
}
