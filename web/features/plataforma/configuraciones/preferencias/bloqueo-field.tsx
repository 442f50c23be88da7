import type { Preferencias } from '../../../../session/session';
import styles from '../apariencia/apariencia.module.css';
import { ChoiceGroup } from '../apariencia/choice-group';
import { usePreferencia } from '../apariencia/use-preferencia';

type Minutos = NonNullable<Preferencias['bloqueoMinutos']>;

const names = [
  ['0', 'Nunca'],
  ['5', '5 minutos'],
  ['15', '15 minutos'],
  ['30', '30 minutos'],
  ['60', '1 hora'],
] as const satisfies [`${Minutos}`, string][];

const values = names.map(([minutos]) => minutos);
const nameOf = new Map<string, string>(names);

/** Chooses how many minutes without activity lock the session. */
export function BloqueoField() {
  const [minutos, choose] = usePreferencia('bloqueoMinutos', 0);
  return (
    <ChoiceGroup
      label="Bloquear sin actividad"
      isLabelHidden
      values={values}
      value={`${minutos}`}
      onChange={(chosen) => choose(Number(chosen) as Minutos)}
      arrangement="chips"
    >
      {(each) => <span className={styles.chip}>{nameOf.get(each)}</span>}
    </ChoiceGroup>
  );
}
