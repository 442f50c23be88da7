import { Moon, Rows3, Rows4, Sun, SunMoon } from 'lucide-react';
import { Stack } from '../../../../components/layout/layout';
import { densidades, type Scheme, schemes, type Theme, themes } from '../../../../lib/appearance';
import styles from './apariencia.module.css';
import { ChoiceGroup } from './choice-group';
import { LayoutField } from './layout-field';
import { usePreferencia } from './use-preferencia';

const themeNames: Readonly<Record<Theme, string>> = {
  default: 'Petróleo',
  brand: 'Azul',
  teal: 'Verde',
  rose: 'Rosa',
  purple: 'Violeta',
  amber: 'Ámbar',
};

const schemeLooks = {
  auto: { name: 'Auto', Icon: SunMoon },
  dark: { name: 'Oscuro', Icon: Moon },
  light: { name: 'Claro', Icon: Sun },
} as const;

const densidadLooks = {
  comoda: { name: 'Cómoda', Icon: Rows3 },
  compacta: { name: 'Compacta', Icon: Rows4 },
} as const;

const hintOf = (scheme: Scheme) => (scheme === 'auto' ? 'Sigue al sistema operativo' : undefined);

/** The appearance of the application. Each choice shows at once and is saved automatically. */
export function AparienciaFields() {
  return (
    <Stack gap={8}>
      <ThemeField />
      <SchemeField />
      <DensidadField />
      <LayoutField />
    </Stack>
  );
}

/** Chooses light, dark, or the scheme of the operating system. */
function SchemeField() {
  const [scheme, choose] = usePreferencia('scheme', 'light');
  return (
    <ChoiceGroup label="Esquema" values={schemes} value={scheme} onChange={choose} arrangement="chips" hintOf={hintOf}>
      {(each) => {
        const { name, Icon } = schemeLooks[each];
        return (
          <span className={styles.chip}>
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
            {name}
          </span>
        );
      }}
    </ChoiceGroup>
  );
}

/** Chooses how much a screen shows at once. */
function DensidadField() {
  const [densidad, choose] = usePreferencia('densidad', 'comoda');
  return (
    <ChoiceGroup label="Densidad" values={densidades} value={densidad} onChange={choose} arrangement="chips">
      {(each) => {
        const { name, Icon } = densidadLooks[each];
        return (
          <span className={styles.chip}>
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
            {name}
          </span>
        );
      }}
    </ChoiceGroup>
  );
}

/** Chooses the family of colours. Each choice is drawn in its own colours. */
function ThemeField() {
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
          {themeNames[each]}
        </span>
      )}
    </ChoiceGroup>
  );
}
