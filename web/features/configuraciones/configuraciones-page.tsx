import { Outlet } from 'react-router-dom';
import { PageHeader } from '../../components/page-header';
import styles from './configuraciones-page.module.css';
import { SeccionesNav } from './secciones-nav';

/** The settings page. Wide screens show the sections at the side, others in a select. */
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
