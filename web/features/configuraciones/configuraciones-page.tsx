import { Outlet } from 'react-router-dom';
import { PageHeader } from '../../components/page-header';
import styles from './configuraciones-page.module.css';
import { SeccionesNav } from './secciones-nav';

/** The settings: their sections at the side, or in a list to choose from where there is no room. */
export function ConfiguracionesPage() {
  return (
    <>
      <PageHeader title="Configuración" />
      <div className={styles.columns}>
        <SeccionesNav />
        <div className={styles.page}>
          <Outlet />
        </div>
      </div>
    </>
  );
}
