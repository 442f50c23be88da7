import { type Theme, themes } from '../../../../lib/appearance';
import styles from './apariencia.module.css';
import { ChoiceGroup } from './choice-group';
import { usePreferencia } from './use-preferencia';

const names: Readonly<Record<Theme, string>> = {
  default: 'Petróleo',
  brand: 'Azul',
  teal: 'Verde',
  rose: 'Rosa',
  purple: 'Violeta',
  amber: 'Ámbar',
};

/** Chooses the family of colours. Each choice is drawn in its own colour. */
export function ThemeField() {
  const [theme, choose] = usePreferencia('theme', 'default');
  return (
    <ChoiceGroup
      label="Tema"
      values={themes}
      value={theme}
      onChange={choose}
      arrangement="chips"
      classOf={(each) => `theme-${each}`}
    >
      {(each) => (
        <span className={styles.chip}>
          <span className={styles.dot} />
          {names[each]}
        </span>
      )}
    </ChoiceGroup>
  );
}
