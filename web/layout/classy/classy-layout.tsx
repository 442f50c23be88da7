import { useAppSelector } from '../../app/hooks';
import { LoadingBar } from '../../app/loading-bar';
import { PageEffects } from '../../app/page-effects';
import { Footer } from '../../components/footer';
import { Wordmark } from '../../components/wordmark';
import { selectUser } from '../../session/session-selectors';
import { CurrentPage } from '../current-page';
import { Drawer } from '../drawer';
import { mainNavigation } from '../navigation';
import { NavigationList } from '../navigation-list';
import { TopBar } from '../top-bar';
import { useDrawer } from '../use-drawer';
import { UserCard } from '../user-card';
import styles from './classy-layout.module.css';

/** A dark side navigation with the person at its top, a bar over the page, a footer under it. */
export function ClassyLayout() {
  const drawer = useDrawer();
  const user = useAppSelector(selectUser);

  return (
    <div className={styles.layout} data-open={drawer.mode === 'side' && drawer.isOpen}>
      <a className="skip-link" href="#contenido">
        Ir al contenido
      </a>
      <LoadingBar />
      <Drawer drawer={drawer} label="Panel lateral">
        <div className={styles.brand}>
          <Wordmark />
        </div>
        {user && <UserCard user={user} />}
        <NavigationList groups={mainNavigation} />
      </Drawer>
      <div className={styles.body}>
        <TopBar drawer={drawer} />
        <main className={styles.content} id="contenido" tabIndex={-1}>
          <CurrentPage />
        </main>
        <div className={styles.footer}>
          <Footer />
        </div>
      </div>
      <PageEffects />
    </div>
  );
}
