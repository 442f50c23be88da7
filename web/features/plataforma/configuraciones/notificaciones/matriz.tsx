import { ownUserChangeRequested, selectPreferencias } from '../../../../session/own-user';
import type { PreferenciasAvisos } from '../../../../session/session';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import styles from './notificaciones.module.css';
import { canales, isTold, tipos } from './tipos';

const none: PreferenciasAvisos = {};

/** A table of kinds of aviso by channel. A switch is saved at once, and turns back when saving fails. */
export function Matriz() {
  const dispatch = useAppDispatch();
  const avisos = useAppSelector((state) => selectPreferencias(state).avisos) ?? none;
  return (
    <table className={styles.matriz}>
      <caption className="visually-hidden">De qué se le avisa y por dónde</caption>
      <thead>
        <tr>
          <th scope="col">Novedad</th>
          {canales.map(({ canal, name }) => (
            <th key={canal} scope="col" className={styles.canal}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tipos.map(({ tipo, name, text }) => (
          <tr key={tipo}>
            <th scope="row">
              {name}
              <span className={styles.text}>{text}</span>
            </th>
            {canales.map(({ canal, por }) => (
              <td key={canal} className={styles.canal}>
                <label className={styles.hit}>
                  <input
                    type="checkbox"
                    className={styles.switch}
                    aria-label={`${name}, ${por}`}
                    checked={isTold(avisos, tipo, canal)}
                    onChange={({ target: { checked } }) =>
                      dispatch(ownUserChangeRequested({ preferencias: { avisos: { [tipo]: { [canal]: checked } } } }))
                    }
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
