import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { PageEffects } from '../app/page-effects';
import { Footer } from '../components/footer';
import footerStyles from '../components/footer.module.css';
import { Box } from '../components/layout/layout';
import { LoadingBar } from '../components/loading-bar';
import { LoadingSkeleton } from '../components/loading-skeleton';
import { TitlePlace } from '../components/page-title';
import { warn } from '../lib/log';
import { useLightPrint } from '../lib/use-light-print';
import { useMedia } from '../lib/use-media';
import { selectScope, selectUser } from '../session/session-selectors';
import { useAppSelector } from '../store/hooks';
import { BottomBar } from './bottom-bar';
import { CierreAviso } from './cierre-notice';
import { chooseLayout, layoutOfAddress, rememberAskedLayout, subscribeToForgetting } from './layout-choice';
import styles from './layout-frame.module.css';
import { classy } from './layouts/classy';
import type { Layout } from './layouts/layout';
import { loadedLayout, loadLayout } from './layouts/load-layout';
import type { NavigationItem } from './navigation/navigation-item';
import { NavigationMissing } from './navigation/navigation-missing';
import { useNavigation } from './navigation/use-navigation';
import { SettingsCorner } from './settings-host';
import { SideNavigation } from './side-navigation';
import { TopBar } from './top-bar';
import { useDrawer } from './use-drawer';
import { usePlaceAfterReload } from './use-place-after-reload';

interface LayoutFrameProps {
  /** Whether this version has a page at an address. The menu leaves out entries without a page. */
  isPage: (link: string) => boolean;
  /** The quick chat. Some layouts show it as a column at the right; all can show it as a panel. */
  rail?: ReactNode;
}

/**
 * The frame of all layouts, which differ in the parts beside and over the page. The page has the same place of the tree
 * in each layout. So a change of layout does not mount the page again, and no typed text is lost.
 */
export function LayoutFrame({ isPage, rail }: LayoutFrameProps) {
  const layout = useLayout();
  const drawer = useDrawer();
  const { appearance, widening } = useAppearance(layout, drawer.mode);
  const Menu = drawer.mode === 'side' ? layout.Menu : undefined;
  const hasSide = !layout.isBare && !Menu;
  const isOpen = hasSide && drawer.mode === 'side' && drawer.isOpen;
  const [titlePlace, setTitlePlace] = useState<HTMLDivElement | null>(null);
  const hasBar = useMedia('(max-width: 599.98px)') && !layout.isBare;
  usePlaceAfterReload();
  useLightPrint();

  return (
    <div
      className={styles.frame}
      data-layout={layout.name}
      data-tone={layout.tone}
      data-rail={layout.hasRail === true}
      data-appearance={appearance}
      data-open={isOpen}
      data-bar={hasBar || undefined}
      data-moved={drawer.isMoved || widening?.isMoved}
    >
      <a className="skip-link" href="#contenido">
        Ir al contenido
      </a>
      {hasSide && <SideNavigation layout={layout} appearance={appearance} drawer={drawer} isPage={isPage} />}
      <div className={styles.body}>
        {!layout.isBare && (
          <TopBar
            drawer={drawer}
            isPage={isPage}
            hasRail={layout.hasRail === true}
            hasBar={hasBar}
            titleRef={setTitlePlace}
            menu={Menu && <TopMenu Menu={Menu} isPage={isPage} />}
            widening={widening}
          />
        )}
        <main className={styles.content} id="contenido" tabIndex={-1}>
          <LoadingBar />
          {!layout.isBare && <CierreAviso />}
          <TitlePlace value={titlePlace}>
            <CurrentPage />
          </TitlePlace>
        </main>
        {!layout.isBare && (
          <Box only="screen" className={styles.footer}>
            {layout.footer === 'plantilla' ? <TemplateFooter /> : <Footer />}
          </Box>
        )}
      </div>
      {hasBar && <BottomBar drawer={drawer} isPage={isPage} />}
      {layout.isBare ? <SettingsCorner /> : rail}
      <PageEffects />
    </div>
  );
}

/**
 * The appearance of the side navigation: as the layout says, but `default` on small screens. The dense navigation can
 * be widened.
 */
function useAppearance({ appearance }: Layout, mode: 'side' | 'over') {
  const [isWide, setIsWide] = useState<boolean | null>(null);
  if (mode === 'over') return { appearance: 'default' } as const;
  if (appearance !== 'dense') return { appearance };
  const widening = { isWide: isWide === true, isMoved: isWide !== null, toggle: () => setIsWide(!isWide) };
  return { appearance: isWide ? 'default' : appearance, widening } as const;
}

interface TopMenuProps {
  Menu: ComponentType<{ items: NavigationItem[] }>;
  isPage: (link: string) => boolean;
}

/** The navigation in the top bar. */
function TopMenu({ Menu, isPage }: TopMenuProps) {
  const { items, isMissing, retry } = useNavigation('horizontal', isPage);
  return isMissing ? <NavigationMissing onRetry={retry} /> : <Menu items={items} />;
}

/**
 * The page of the address. After a change of cuenta the old page is removed until the start page shows, because the old
 * page would ask for its rows in the new cuenta.
 */
function CurrentPage() {
  const scope = useAppSelector(selectScope);
  const { key } = useLocation();
  const [arrival, setArrival] = useState({ key, scope });
  if (arrival.key !== key) setArrival({ key, scope });
  return arrival.scope === scope ? <Outlet /> : <LoadingSkeleton />;
}

/** The layout of this page. The present layout stays until the code of another one is loaded. */
function useLayout() {
  const { search } = useLocation();
  const handles = useMatches().map(({ handle }) => handle);
  const preference = useAppSelector((state) => selectUser(state)?.preferencias?.layout);
  const name = chooseLayout({ search, handles, preference });
  useEffect(() => rememberAskedLayout(search), [search]);
  // Renders again when the layout of the address is dropped: choosing the preferred layout again changes no state.
  useSyncExternalStore(subscribeToForgetting, layoutOfAddress);
  const [layout, setLayout] = useState(() => loadedLayout(name) ?? classy);

  useEffect(() => {
    let isWanted = true;
    loadLayout(name).then(
      (next) => isWanted && setLayout(next),
      (error) => warn(`The layout ${name} did not load`, error),
    );
    return () => {
      isWanted = false;
    };
  }, [name]);

  return layout;
}

/** The footer of the compact layout. */
function TemplateFooter() {
  return (
    <footer className={footerStyles.footer}>
      <span>Plantilla © {new Date().getFullYear()}</span>
    </footer>
  );
}
