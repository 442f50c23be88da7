import { Link } from 'react-router-dom';
import { AppIcon } from '../../../components/app-icon';
import { Frase } from '../../../components/frase';
import { MiembroAvatar } from '../../../components/miembro-avatar';
import { formatFechaHora, formatHora } from '../../../lib/fechas';
import styles from './actividad.module.css';
import type { Actividad } from './actividad-api';

/** Who did what, when and where. */
export function Evento({ actividad }: { actividad: Actividad }) {
  const { usuario, frase, date, icon, cita, link, linkedContent } = actividad;
  return (
    <li className={styles.evento}>
      <span className={styles.marca}>
        {usuario ? (
          <MiembroAvatar id={usuario.id} nombre={usuario.nombre} size={36} />
        ) : (
          <AppIcon name={icon} size={18} />
        )}
      </span>
      <div className={styles.texto}>
        <p className={styles.frase}>
          <strong>{usuario?.nombre ?? 'El sistema'}</strong> <Frase text={frase} />
        </p>
        {cita && <blockquote className={styles.cita}>{cita}</blockquote>}
        <p className={styles.pie}>
          <time dateTime={date} title={formatFechaHora(date)}>
            {formatHora(date)}
          </time>
          {link && (
            <Link className={styles.enlace} to={link}>
              <AppIcon name={icon} size={14} />
              <span>{linkedContent}</span>
            </Link>
          )}
        </p>
      </div>
    </li>
  );
}
