import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../../components/button';
import { latePart } from '../../../../components/late-part';
import { Row } from '../../../../components/layout/layout';
import { useCurrentInSight } from '../../../../lib/use-current-in-sight';
import { hasFilters } from '../busqueda';
import type { useLista } from '../list/use-list';
import { direccionDe, direccionDeTodas, type VistaAbierta } from './vistas';
import styles from './vistas-bar.module.css';

const { Part: VistaAcciones } = latePart(async () => (await import('./vista-actions')).VistaAcciones);

interface VistasBarProps {
  lista: ReturnType<typeof useLista>;
  /** Content at the end of the row. */
  children?: ReactNode;
}

/** The views of the list as links, and the actions on the open view. */
export function VistasBar({ lista: { busqueda, change, vistas }, children }: VistasBarProps) {
  const { todas, actual, isModified, error, retry } = vistas;
  const row = useCurrentInSight<HTMLUListElement>(actual?.id);

  return (
    <Row as="nav" align="center" gap={2} marginBottom={3} className={styles.bar} aria-label="Vistas">
      <ul className={styles.vistas} ref={row}>
        <li>
          <Link
            className={styles.vista}
            to={direccionDeTodas(busqueda)}
            aria-current={!actual && !hasFilters(busqueda) ? 'page' : undefined}
            preventScrollReset
          >
            Todas
          </Link>
        </li>
        {todas.map((vista) => (
          <li key={vista.id}>
            <Link
              className={styles.vista}
              to={direccionDe(vista, busqueda)}
              aria-current={vista === actual ? 'page' : undefined}
              title={titleOf(vista)}
              preventScrollReset
            >
              {vista.guardada?.compartida && <Users size={14} strokeWidth={2} role="img" aria-label="Del equipo:" />}
              <span className={styles.nombre}>{vista.nombre}</span>
              {vista === actual && isModified && <span className={styles.cambiada}>cambiada</span>}
            </Link>
          </li>
        ))}
        {error !== undefined && (
          <li>
            <Button size="small" variant="text" onClick={retry}>
              No se cargaron sus vistas. Reintentar
            </Button>
          </li>
        )}
      </ul>
      {(actual || hasFilters(busqueda)) && <VistaAcciones busqueda={busqueda} change={change} vistas={vistas} />}
      {children}
    </Row>
  );
}

function titleOf({ nombre, guardada }: VistaAbierta): string | undefined {
  return guardada?.compartida
    ? `${nombre}: la comparte ${guardada.esPropia ? 'usted' : guardada.autor.nombre}`
    : nombre;
}
