import { Ban, Check, ChevronDown, Pause } from 'lucide-react';
import { useId, useState } from 'react';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { BareButton, Text } from '../../../../components/layout/layout';
import { usePrinting } from '../../../../lib/use-printing';
import { useNombreDeEstado } from '../public/estados';
import styles from './recorrido.module.css';

type Paso = 'hecho' | 'actual' | 'siguiente' | 'despues';

const dichos: Record<Paso, string> = {
  hecho: ' (hecho)',
  actual: ' (actual)',
  siguiente: ' (siguiente)',
  despues: '',
};

/** The way of a carpeta through its states, as a thin line. Pressing the line shows the steps with their names. */
export function Recorrido({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const { estado, recorrido } = carpeta;
  const nombreDeEstado = useNombreDeEstado();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isOpen = usePrinting() || isUnfolded;
  const id = useId();
  const { alcanzado, siguiente, estados } = recorrido;
  const reached = alcanzado ? estados.indexOf(alcanzado) : -1;
  const isStopped = estado === 'suspendida' || estado === 'anulada';
  const pasos = estados.map((paso, index): { paso: typeof paso; as: Paso } => ({
    paso,
    as: index === reached ? 'actual' : index < reached ? 'hecho' : paso === siguiente ? 'siguiente' : 'despues',
  }));
  return (
    <div className={styles.recorrido} data-estado={estado}>
      <BareButton
        full
        round="sm"
        hover
        size="xs"
        tone="soft"
        only="screen"
        className={styles.boton}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        <span className={styles.linea} aria-hidden="true">
          {pasos.map(({ paso, as }) => (
            <span key={paso} data-paso={as} />
          ))}
        </span>
        <Text fixed numeric>
          <span className="visually-hidden">Recorrido: </span>
          {reached < 0 ? `${estados.length} pasos` : `Paso ${reached + 1} de ${estados.length}`}
          {siguiente && !isStopped && <span className={styles.siguiente}> · sigue {nombreDeEstado(siguiente)}</span>}
        </Text>
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </BareButton>
      <ol id={id} className={styles.pasos} aria-label="Recorrido de la carpeta" hidden={!isOpen}>
        {pasos.map(({ paso, as }) => {
          const isHere = as === 'actual';
          return (
            <li key={paso} className={styles.paso} data-paso={as} aria-current={isHere ? 'step' : undefined}>
              <span className={styles.punto} aria-hidden="true">
                {as === 'hecho' && <Check size={10} strokeWidth={3} />}
                {isHere && estado === 'suspendida' && <Pause size={10} strokeWidth={3} />}
                {isHere && estado === 'anulada' && <Ban size={10} strokeWidth={3} />}
              </span>
              <span className={styles.nombre}>
                {/* A suspended or annulled carpeta shows its estado in place of the last state that it reached. */}
                {nombreDeEstado(isHere ? estado : paso)}
                {isHere && isStopped && paso !== estado && (
                  <Text weight="regular" tone="soft">
                    {' '}
                    en {nombreDeEstado(paso)}
                  </Text>
                )}
                <span className="visually-hidden">{dichos[as]}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
