import { PresenceDot, presenceNames, presences } from '../../../../components/presence-dot';
import { ownUserChangeRequested } from '../../../../session/own-user';
import type { EstadoUsuario } from '../../../../session/session';
import { useAppDispatch } from '../../../../store/hooks';
import styles from '../apariencia/apariencia.module.css';
import { ChoiceGroup } from '../apariencia/choice-group';

/** Chooses the person's estado (presence), and saves it at once. */
export function EstadoField({ estado }: { estado: EstadoUsuario }) {
  const dispatch = useAppDispatch();
  return (
    <ChoiceGroup
      label="Estado"
      isLabelHidden
      values={presences}
      value={estado}
      onChange={(chosen) => dispatch(ownUserChangeRequested({ estado: chosen }))}
      arrangement="chips"
    >
      {(each) => (
        <span className={styles.chip}>
          <PresenceDot presence={each} />
          {presenceNames[each]}
        </span>
      )}
    </ChoiceGroup>
  );
}
