import { Link, useLocation } from 'react-router-dom';
import type { RepresentacionDto } from '../../../../api/generated/personas';
import { ErrorState } from '../../../../components/error-state';
import lista from '../carpetas-lista.module.css';
import { usePersonasFindRepresentacionQuery } from '../publico/personas-api';
import styles from './persona-drawer.module.css';

/** Whom a persona represents in carpetas, and by whom it is represented. Nothing is shown of who does neither. */
export function PersonaRepresentacion({ personaId }: { personaId: string }) {
  const { currentData, error, refetch } = usePersonasFindRepresentacionQuery({ id: personaId });
  if (error && !currentData) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <>
      <Grupo title="Representa a" rows={currentData?.representaA ?? []} />
      <Grupo title="Representado/a por" rows={currentData?.representadaPor ?? []} />
    </>
  );
}

function Grupo({ title, rows }: { title: string; rows: readonly RepresentacionDto[] }) {
  const { search } = useLocation();
  if (rows.length === 0) return null;
  return (
    <section className={styles.carpetas} aria-label={title}>
      <h3 className={styles.subtitle}>{title}</h3>
      <ul className={lista.list}>
        {rows.map(({ id, persona, rolNombre, caracter, carpetaId, codigo, caratula }) => (
          <li key={`${id} ${persona.id} ${rolNombre}`} className={lista.row}>
            <span className={lista.text}>
              <Link className={lista.link} to={`/personas/${persona.id}${search}`} preventScrollReset>
                {persona.nombreCompleto}
              </Link>
              <span>{[rolNombre, caracter].filter(Boolean).join(' · ')}</span>
              <span>
                En{' '}
                <Link to={`/carpetas/${carpetaId}/partes`}>
                  {codigo ?? 'Sin número'}: {caratula}
                </Link>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
