import { Outlet } from 'react-router-dom';
import { PageHeader } from '../../../components/page-header';
import styles from './configuraciones-page.module.css';
import { SeccionesNav } from './secciones-nav';

/** The settings page with its sections: a list at the side, or a select on smaller screens. */
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
