import { type ReactNode, useState } from 'react';
import { PageEffects } from '../app/page-effects';
import { Footer } from '../components/footer';
import { Box } from '../components/layout/layout';
import { LoadingBar } from '../components/loading-bar';
import { useLightPrint } from '../lib/use-light-print';
import { CierreAviso } from './cierre-notice';
import { CurrentPage } from './current-page';
import styles from './layout-frame.module.css';
import type { Layout } from './layouts/layout';
import { TemplateFooter } from './layouts/template-footer';
import { SettingsCorner } from './settings-host';
import { SideNavigation } from './side-navigation';
import { TopBar } from './top-bar';
import { TopMenu } from './top-menu';
import { useDrawer } from './use-drawer';
import { useLayout } from './use-layout';
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
            menu={Menu && <TopMenu Menu={Menu} isPage={isPage} />}
            widening={widening}
          />
        )}
        <main className={styles.content} id="contenido" tabIndex={-1}>
          <LoadingBar />
          {!layout.isBare && <CierreAviso />}
          <CurrentPage />
        </main>
        {!layout.isBare && (
          <Box only="screen" className={styles.footer}>
            {layout.footer === 'plantilla' ? <TemplateFooter /> : <Footer />}
          </Box>
        )}
      </div>
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
