import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { PageHeader } from '../../components/page-header';
import styles from './configuraciones-page.module.css';
import { CuentaPage } from './cuenta/cuenta-page';
import { EquipoPage } from './equipo/equipo-page';
import { PerfilPage } from './perfil/perfil-page';
import { PreferenciasPage } from './preferencias-page';
import { SeccionesNav } from './secciones-nav';

export const paginas: Readonly<Record<string, ComponentType>> = {
  perfil: PerfilPage,
  cuenta: CuentaPage,
  preferencias: PreferenciasPage,
  equipo: EquipoPage,
};

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
