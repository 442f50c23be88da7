import { Ban, Check, Pause } from 'lucide-react';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { Cut, Text } from '../../../../components/layout/layout';
import { useNombreDeEstado } from '../public/estados';
import styles from './recorrido.module.css';

type Paso = 'hecho' | 'actual' | 'siguiente' | 'despues';

const dichos: Record<Paso, string> = {
  hecho: ' (hecho)',
  actual: ' (actual)',
  siguiente: ' (siguiente)',
  despues: '',
};

/** The states on the way of a carpeta: the past states, the present state and the next states. */
export function Recorrido({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const { estado, recorrido } = carpeta;
  const nombreDeEstado = useNombreDeEstado();
  const { alcanzado, siguiente } = recorrido;
  const reached = alcanzado ? recorrido.estados.indexOf(alcanzado) : -1;
  const isStopped = estado === 'suspendida' || estado === 'anulada';
  return (
    <ol className={styles.recorrido} aria-label="Recorrido de la carpeta" data-estado={estado}>
      {recorrido.estados.map((paso, index) => {
        const isHere = index === reached;
        // A suspended or annulled carpeta shows its estado in place of the last state that it reached.
        const nombre = nombreDeEstado(isHere ? estado : paso);
        const as: Paso = isHere ? 'actual' : index < reached ? 'hecho' : paso === siguiente ? 'siguiente' : 'despues';
        return (
          <li key={paso} className={styles.paso} data-paso={as} aria-current={isHere ? 'step' : undefined}>
            <span className={styles.punto} aria-hidden="true">
              {as === 'hecho' && <Check size={10} strokeWidth={3} />}
              {isHere && estado === 'suspendida' && <Pause size={10} strokeWidth={3} />}
              {isHere && estado === 'anulada' && <Ban size={10} strokeWidth={3} />}
            </span>
            <Cut className={styles.nombre}>
              {nombre}
              {isHere && isStopped && paso !== estado && (
                <Text weight="regular" tone="soft">
                  {' '}
                  en {nombreDeEstado(paso)}
                </Text>
              )}
              <span className="visually-hidden">{dichos[as]}</span>
            </Cut>
          </li>
        );
      })}
    </ol>
  );
}
