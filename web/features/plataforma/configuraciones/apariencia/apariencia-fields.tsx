import styles from './apariencia.module.css';
import { LayoutField } from './layout-field';
import { SchemeField } from './scheme-field';
import { ThemeField } from './theme-field';

/** How the application looks. Each choice shows at once and is saved automatically. */
export function AparienciaFields() {
  return (
    <div className={styles.fields}>
      <ThemeField />
      <SchemeField />
      <LayoutField />
    </div>
  );
}
