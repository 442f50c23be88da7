import { Moon, Sun, SunMoon } from 'lucide-react';
import { type Scheme, schemes } from '../../../../lib/appearance';
import styles from './apariencia.module.css';
import { ChoiceGroup } from './choice-group';
import { usePreferencia } from './use-preferencia';

const looks = {
  auto: { name: 'Auto', Icon: SunMoon },
  dark: { name: 'Oscuro', Icon: Moon },
  light: { name: 'Claro', Icon: Sun },
} as const;

const hintOf = (scheme: Scheme) => (scheme === 'auto' ? 'Sigue al sistema operativo' : undefined);

/** Chooses light, dark, or what the operating system uses. */
export function SchemeField() {
  const [scheme, choose] = usePreferencia('scheme', 'light');
  return (
    <ChoiceGroup label="Esquema" values={schemes} value={scheme} onChange={choose} arrangement="chips" hintOf={hintOf}>
      {(each) => {
        const { name, Icon } = looks[each];
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
