import { Mail, MessagesSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../../components/avatar';
import { LinkButton } from '../../../../components/button';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { formatEntero } from '../../../../lib/numeros';
import { selectUser } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { carpetasEnCurso } from '../../../expediente/carpetas/publico/direcciones';
import styles from '../paneles.module.css';
import type { Oficina } from '../paneles-api';

/** The people of the office, what each has, and how to reach them. */
export function Equipo({ equipo }: { equipo: Oficina['equipo'] | undefined }) {
  const me = useAppSelector(selectUser)?.id;
  if (!equipo) return <LoadingSkeleton rows={4} rowHeight={120} />;
  return (
    <ul className={styles.people}>
      {equipo.map(({ id, nombre, email, avatar, rol, estado, carpetas, atrasadas, tareas }) => (
        <li key={id}>
          <div className={styles.person}>
            <Avatar id={id} name={nombre} avatar={avatar} estado={estado} isOwn={id === me} size={48} />
            <div>
              <h2>{nombre}</h2>
              <p>{rol}</p>
            </div>
          </div>
          <dl className={styles.load}>
            <div>
              <dt>Carpetas en curso</dt>
              <dd>
                <Link to={carpetasEnCurso(id)}>{formatEntero(carpetas)}</Link>
              </dd>
            </div>
            <div>
              <dt>Firmas atrasadas</dt>
              <dd>
                <Link to={`/carpetas?firma=atrasada&responsable=${id}`}>{formatEntero(atrasadas)}</Link>
              </dd>
            </div>
            <div>
              <dt>Tareas</dt>
              <dd>
                <Link to={`/apps/tasks?estado=pendientes&asignada=${id}`}>{formatEntero(tareas)}</Link>
              </dd>
            </div>
          </dl>
          <div className={styles.contact}>
            <a href={`mailto:${email}`}>
              <Mail size={16} strokeWidth={1.75} aria-hidden="true" />
              {email}
            </a>
            {id !== me && (
              <LinkButton
                variant="outlined"
                size="small"
                to={`/chat/${id}`}
                aria-label={`Chatear con ${nombre}`}
                startIcon={<MessagesSquare size={16} strokeWidth={1.75} aria-hidden="true" />}
              >
                Chatear
              </LinkButton>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
