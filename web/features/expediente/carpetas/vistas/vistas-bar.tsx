import { ChevronDown, Users } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../../components/button';
import { latePanel } from '../../../../components/late-panel';
import { latePart } from '../../../../components/late-part';
import { BareButton, Row } from '../../../../components/layout/layout';
import { useFitting } from '../../../../lib/use-fitting';
import { selectScope } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { hasFilters } from '../busqueda';
import type { useLista } from '../list/use-list';
import { enOrdenDeUso, markUsada, readUsadas } from './uso';
import { direccionDe, direccionDeTodas, type VistaAbierta } from './vistas';
import styles from './vistas-bar.module.css';

const { Part: VistaAcciones } = latePart(async () => (await import('./vista-actions')).VistaAcciones);
const { Panel: VistasMenu, preload } = latePanel(async () => (await import('./vistas-menu')).VistasMenu);

interface VistasBarProps {
  lista: ReturnType<typeof useLista>;
  /** Content at the end of the row. */
  children?: ReactNode;
}

/**
 * The views of the list as links, and the actions on the open view. Those that the person uses are in the row as far as
 * they fit; a menu has the others.
 */
export function VistasBar({ lista: { busqueda, change, vistas }, children }: VistasBarProps) {
  const { actual, isModified, error, retry } = vistas;
  const enOrden = useEnOrden(vistas);
  const row = useRef<HTMLUListElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isWhole = !actual && !hasFilters(busqueda);
  // The first place of the row is that of all carpetas.
  const open = actual ? enOrden.indexOf(actual) + 1 : isWhole ? 0 : -1;
  const isShown = useFitting(row, enOrden.map(({ id }) => id).join(), open);
  const rest = enOrden.filter((_, index) => !isShown(index + 1));

  return (
    <Row as="nav" align="center" gap={2} marginBottom={3} className={styles.bar} aria-label="Vistas">
      <ul className={styles.vistas} ref={row}>
        <li>
          <Link
            className={styles.vista}
            to={direccionDeTodas(busqueda)}
            aria-current={isWhole ? 'page' : undefined}
            preventScrollReset
          >
            Todas
          </Link>
        </li>
        {enOrden.map((vista, index) => (
          <li key={vista.id} data-out={!isShown(index + 1)}>
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
        <li data-out={rest.length === 0}>
          <BareButton
            className={styles.vista}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            Más vistas ({rest.length}) <ChevronDown size={14} strokeWidth={2} aria-hidden="true" />
          </BareButton>
        </li>
      </ul>
      {anchor && <VistasMenu anchor={anchor} vistas={rest} busqueda={busqueda} onClose={() => setAnchor(null)} />}
      {error !== undefined && (
        <Button size="small" variant="text" onClick={retry}>
          No se cargaron sus vistas. Reintentar
        </Button>
      )}
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

/**
 * The views in the order in which they get the room of the row. What is opened meanwhile is kept for the next visit, so
 * that no link moves under the pointer. Views that were added meanwhile come first.
 */
function useEnOrden({
  todas,
  actual,
  isLoaded,
}: Pick<VistasBarProps['lista']['vistas'], 'todas' | 'actual' | 'isLoaded'>) {
  const scope = useAppSelector(selectScope) ?? '';
  const [usadas] = useState(() => readUsadas(scope));
  const [known, setKnown] = useState<readonly string[] | null>(null);
  if (isLoaded && !known) setKnown(todas.map(({ id }) => id));
  const nuevas = known ? todas.map(({ id }) => id).filter((id) => !known.includes(id)) : [];
  const opened = actual?.id;
  useEffect(() => {
    if (opened) markUsada(scope, opened);
  }, [scope, opened]);
  return enOrdenDeUso(todas, { usadas, nuevas });
}
