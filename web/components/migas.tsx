import { ChevronRight, Ellipsis, Folder } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMedia } from '../lib/use-media';
import { HintButton } from './hint-button';
import { Row } from './layout/layout';
import styles from './migas.module.css';
import { Menu } from './ui/menu';
import { MenuLink } from './ui/menu-entries';

/** A place on the way. */
export interface Miga {
  /** Null for the outermost one. */
  id: string | null;
  nombre: string;
  to: string;
}

interface MigasProps {
  label: string;
  /** The places on the way to where one is, from the outermost one. */
  camino: readonly Miga[];
  /** What marks the link of a place. */
  propsOf?: (miga: Miga) => object;
  /** Where one is. */
  children: ReactNode;
}

/** Breadcrumbs. On a phone a long way takes two lines: what is in its middle is in a menu. */
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

/** The places in the middle of the way. */
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
