import { Menu, MessagesSquare, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { HintButton } from '../components/hint-button';
import { Box } from '../components/layout/layout';
import { useNombreDeEstado } from '../features/expediente/carpetas/public/estados';
import { quickChatToggled } from '../features/oficina/chat/quick-chat-slice';
import { AtajosButton } from '../features/plataforma/atajos/atajos-button';
import { MessagesButton, NotificationsButton } from '../features/plataforma/avisos/avisos-button';
import { SearchButton } from '../features/plataforma/search/search-button';
import { isApple } from '../lib/is-apple';
import { selectScope } from '../session/session-selectors';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { Brand } from './brand';
import { FullscreenToggle } from './fullscreen-toggle';
import styles from './top-bar.module.css';
import type { DrawerState } from './use-drawer';
import { UserMenu } from './user-menu';

interface TopBarProps {
  drawer: DrawerState;
  isPage: (link: string) => boolean;
  hasRail: boolean;
  /** Whether a phone has the menu, the search and the chat in a bar at the bottom. */
  hasBar: boolean;
  /** Takes the part of the bar for the title of the page. The bar has none beside a menu. */
  titleRef: Ref<HTMLDivElement>;
  /** The navigation in the bar, for layouts that have it there on larger screens. */
  menu?: ReactNode;
  /** The button that widens the side navigation, for the layout with two widths. */
  widening?: { isWide: boolean; toggle: () => void };
}

/** The bar over every page. */
export function TopBar({ drawer, isPage, hasRail, hasBar, titleRef, menu, widening }: TopBarProps) {
  return (
    <Box as="header" only="screen" className={styles.header} data-menu={Boolean(menu)}>
      <div className={styles.bar}>
        {menu || hasBar ? <Brand /> : <NavigationToggle drawer={drawer} />}
        {widening && drawer.mode === 'side' && drawer.isOpen && <WidthToggle {...widening} />}
        {!menu && <div ref={titleRef} className={styles.title} />}
        <div className={styles.actions}>
          <TopBarActions isPage={isPage} hasRail={hasRail} hasBar={hasBar} />
        </div>
      </div>
      {menu && <div className={styles.menu}>{menu}</div>}
    </Box>
  );
}

function NavigationToggle({ drawer }: { drawer: DrawerState }) {
  const label = drawer.isOpen ? 'Cerrar la navegación' : 'Abrir la navegación';
  return (
    <HintButton label={label} hintAlign="start" aria-expanded={drawer.isOpen} onClick={drawer.toggle}>
      <Menu size={20} strokeWidth={1.75} />
    </HintButton>
  );
}

function WidthToggle({ isWide, toggle }: { isWide: boolean; toggle: () => void }) {
  const Icon = isWide ? PanelLeftClose : PanelLeftOpen;
  return (
    <HintButton label={isWide ? 'Estrechar la navegación' : 'Ensanchar la navegación'} onClick={toggle}>
      <Icon size={20} strokeWidth={1.75} />
    </HintButton>
  );
}

interface TopBarActionsProps {
  /** Whether this version has a page at an address. The search leaves out other pages. */
  isPage: (link: string) => boolean;
  /** Whether the quick chat has its own column on larger screens. */
  hasRail: boolean;
  /** Whether the search and the chat are in a bar at the bottom. */
  hasBar: boolean;
}

/** The buttons of the top bar in every layout. Their panels are loaded when they are about to be used. */
function TopBarActions({ isPage, hasRail, hasBar }: TopBarActionsProps) {
  const dispatch = useAppDispatch();
  // An open panel belongs to one cuenta: the keys close it when the cuenta changes.
  const scope = useAppSelector(selectScope);
  const nombreDeEstado = useNombreDeEstado();
  return (
    <>
      {!hasBar && (
        <SearchButton
          key={`buscar ${scope}`}
          className={styles.search}
          name={<SearchName />}
          isPage={isPage}
          estadoName={nombreDeEstado as (estado: string) => string}
        />
      )}
      <FullscreenToggle />
      <AtajosButton key={`atajos ${scope}`} />
      <MessagesButton key={`mensajes ${scope}`} />
      <NotificationsButton key={`notificaciones ${scope}`} />
      {!hasBar && (
        <HintButton
          label="Abrir el chat"
          hintAlign="end"
          only={hasRail ? 'below-md' : undefined}
          onClick={() => dispatch(quickChatToggled())}
        >
          <MessagesSquare size={18} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      )}
      <UserMenu />
    </>
  );
}

/** What the field of the search says on larger screens. */
const SearchName = () => (
  <span className={styles.searchName} data-teclas={isApple ? '⌘ K' : 'Ctrl K'}>
    Buscar
  </span>
);
