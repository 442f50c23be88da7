import { ChevronRight, Ellipsis, Folder } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMedia } from '../lib/use-media';
import { HintButton } from './hint-button';
import { Row } from './layout/layout';
import styles from './migas.module.css';
import { Menu } from './ui/menu';
import { MenuLink } from './ui/menu-entries';

/** A place on the path. */
export interface Miga {
  /** The id of the place; null for the outermost place. */
  id: string | null;
  nombre: string;
  to: string;
}

interface MigasProps {
  label: string;
  /** The places on the path to the present place, from the outermost on. */
  camino: readonly Miga[];
  /** Gives further properties for the link of a place. */
  propsOf?: (miga: Miga) => object;
  /** The present place. */
  children: ReactNode;
}

/** Breadcrumbs. On a phone a long path takes two lines: a menu has the places in its middle. */
export function Migas({ label, camino, propsOf, children }: MigasProps) {
  const isNarrow = useMedia('(max-width: 719.98px)');
  const pasoOf = (miga: Miga) => (
    <Row key={miga.id} as="span" inline align="center" gap={1} className={styles.paso}>
      <Link className={styles.miga} to={miga.to} preventScrollReset {...propsOf?.(miga)}>
        {miga.nombre}
      </Link>
      <Flecha />
    </Row>
  );
  return (
    <nav className={styles.migas} aria-label={label}>
      {isNarrow && camino.length > 2 ? (
        <>
          <span className={styles.plegado}>
            {camino.slice(0, 1).map(pasoOf)}
            <Intermedios camino={camino.slice(1, -1)} />
            {camino.slice(-1).map(pasoOf)}
          </span>
          <span className={styles.aqui}>{children}</span>
        </>
      ) : (
        <>
          {camino.map(pasoOf)}
          {children}
        </>
      )}
    </nav>
  );
}

/** The menu with the places in the middle of the path. */
function Intermedios({ camino }: { camino: readonly Miga[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Row as="span" inline align="center" gap={1} className={styles.paso}>
      <HintButton
        label="Pasos intermedios"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Ellipsis size={16} strokeWidth={2} aria-hidden="true" />
      </HintButton>
      <Menu label="Pasos intermedios" anchor={anchor} className={styles.intermedios} onClose={() => setAnchor(null)}>
        {camino.map(({ id, nombre, to }) => (
          <MenuLink key={id} Icon={Folder} to={to}>
            {nombre}
          </MenuLink>
        ))}
      </Menu>
      <Flecha />
    </Row>
  );
}

const Flecha = () => <ChevronRight className={styles.flecha} size={16} strokeWidth={1.75} aria-hidden="true" />;
