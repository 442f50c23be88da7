import { Calendar, FolderOpen, type LucideIcon, Menu, MessagesSquare } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { Box } from '../components/layout/layout';
import { useNombreDeEstado } from '../features/expediente/carpetas/public/estados';
import { unreadOf, useEntries } from '../features/oficina/chat/chat-entries';
import { SearchButton } from '../features/plataforma/search/search-button';
import { contar } from '../lib/numeros';
import { selectScope } from '../session/session-selectors';
import { useAppSelector } from '../store/hooks';
import styles from './bottom-bar.module.css';
import type { DrawerState } from './use-drawer';

interface BottomBarProps {
  drawer: DrawerState;
  isPage: (link: string) => boolean;
}

/** The bar at the bottom of a phone, where the thumb is. «Más» opens the whole menu. */
export function BottomBar({ drawer, isPage }: BottomBarProps) {
  // An open search belongs to one cuenta: the key closes it when the cuenta changes.
  const scope = useAppSelector(selectScope);
  const nombreDeEstado = useNombreDeEstado();
  const sinLeer = useEntries().reduce((sum, entry) => sum + unreadOf(entry), 0);
  return (
    <Box as="nav" only="screen" className={styles.bar} aria-label="Lo más usado">
      <BarLink to="/carpetas" Icon={FolderOpen} name="Carpetas" />
      <BarLink to="/agenda" Icon={Calendar} name="Agenda" />
      <SearchButton
        key={scope}
        className={styles.place}
        name={<span>Buscar</span>}
        isPage={isPage}
        estadoName={nombreDeEstado as (estado: string) => string}
      />
      <BarLink to="/chat" Icon={MessagesSquare} name="Chat" sinLeer={sinLeer} />
      <button
        type="button"
        className={styles.place}
        aria-haspopup="dialog"
        aria-expanded={drawer.isOpen}
        onClick={drawer.toggle}
      >
        <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
        <span>Más</span>
      </button>
    </Box>
  );
}

interface BarLinkProps {
  to: string;
  Icon: LucideIcon;
  name: string;
  /** The number of unread messages. */
  sinLeer?: number;
}

function BarLink({ to, Icon, name, sinLeer = 0 }: BarLinkProps) {
  return (
    <NavLink to={to} className={styles.place}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>{name}</span>
      {sinLeer > 0 && (
        <>
          <span className={styles.badge} aria-hidden="true">
            {sinLeer > 99 ? '99+' : sinLeer}
          </span>
          <span className="visually-hidden">, {contar(sinLeer, 'mensaje sin leer', 'mensajes sin leer')}</span>
        </>
      )}
    </NavLink>
  );
}
