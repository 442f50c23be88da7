import { NavLink } from 'react-router-dom';
import styles from './carpeta-tabs.module.css';

const tabs = [
  ['partes', 'Partes'],
  ['documentos', 'Documentos'],
  ['actividad', 'Actividad'],
] as const;

/** The parts of a carpeta's page. They are links: each has its address. */
export function CarpetaTabs({ carpetaId }: { carpetaId: string }) {
  return (
    <nav className={styles.tabs} aria-label="Secciones de la carpeta">
      {tabs.map(([path, label]) => (
        <NavLink key={path} className={styles.tab} to={`/carpetas/${carpetaId}/${path}`}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
