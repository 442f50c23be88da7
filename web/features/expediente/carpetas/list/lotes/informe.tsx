import type { CambioDeVariasDto } from '../../../../../api/generated/accesos';
import type { CambioDeCarpetasDto } from '../../../../../api/generated/cambios';
import { PlainList } from '../../../../../components/layout/layout';
import { contar } from '../../../../../lib/numeros';
import styles from './lotes.module.css';

/** The result of a change of several carpetas: the refused carpetas, each with its reason. */
export function Informe({ hechas, rechazadas, yaEstaban = [] }: CambioDeVariasDto & Partial<CambioDeCarpetasDto>) {
  const changed = hechas.length - yaEstaban.length;
  return (
    <>
      <p>
        {changed === 0 ? 'No se hizo en ninguna.' : `Se hizo en ${contarCarpetas(changed)}.`}{' '}
        {yaEstaban.length > 0 && `${yaEstabanText(yaEstaban.length)}. `}
        {rechazadas.length === 1 ? 'Una quedó como estaba:' : `${rechazadas.length} quedaron como estaban:`}
      </p>
      <PlainList flow="stack" gap={3} className={styles.rechazadas}>
        {rechazadas.map(({ id, nombre, motivo }) => (
          <li key={id}>
            <strong>{nombre ?? 'Carpeta que no se encontró'}</strong>
            <span>{motivo}</span>
          </li>
        ))}
      </PlainList>
    </>
  );
}

export const contarCarpetas = (total: number) => contar(total, 'carpeta', 'carpetas');

/** Says how many carpetas already had the value. */
export const yaEstabanText = (total: number) => contar(total, 'ya estaba', 'ya estaban');
