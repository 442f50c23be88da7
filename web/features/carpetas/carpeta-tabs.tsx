import { lazy, type ReactNode, Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './carpeta-tabs.module.css';

/** It adds to the tab's name and holds nothing up: while it is on its way, or cannot come, the tab does without. */
const TareasCount = lazy(async () => {
  try {
    return { default: (await import('../tareas/publico/tareas-count')).TareasCount };
  } catch {
    return { default: () => null };
  }
});

/** The parts of a carpeta's page. They are links: each has its address. */
export function CarpetaTabs({ carpetaId }: { carpetaId: string }) {
  const tab = (path: string, label: ReactNode) => (
    <NavLink className={styles.tab} to={`/carpetas/${carpetaId}/${path}`}>
      {label}
    </NavLink>
  );
  return (
    <nav className={styles.tabs} aria-label="Secciones de la carpeta">
      {tab('partes', 'Partes')}
      {tab('documentos', 'Documentos')}
      {tab(
        'tareas',
        <>
          Tareas{' '}
          <Suspense>
            <TareasCount carpetaId={carpetaId} />
          </Suspense>
        </>,
      )}
      {tab('actividad', 'Actividad')}
    </nav>
  );
}
