import { ChevronDown, ChevronUp } from 'lucide-react';
import { HintButton } from '../../../../components/hint-button';
import { cambioDesde, type Par, parTexto } from './cambios';
import styles from './comparacion.module.css';

interface CambiosBarProps {
  pares: readonly Par[];
  par: Par;
  /** What is said of all pages. */
  resumen: string;
  n: number;
  ns: readonly [number, number];
  onTurn: (n: number) => void;
}

const icon = { size: 18, strokeWidth: 1.75 } as const;

/** Says which pages change, and leads from one to the next. */
export function CambiosBar({ pares, par, resumen, n, ns, onTurn }: CambiosBarProps) {
  const [anterior, siguiente] = [cambioDesde(pares, n, -1), cambioDesde(pares, n, 1)];
  return (
    <div className={styles.cambios}>
      <p className={styles.resumen} role="status">
        {resumen}
      </p>
      {pares.length > 1 && (
        <div className={styles.pasos}>
          <HintButton
            label="Cambio anterior (A)"
            aria-disabled={anterior === undefined}
            onClick={() => anterior && onTurn(anterior)}
          >
            <ChevronUp {...icon} />
          </HintButton>
          <p className={styles.pagina} role="status" data-cambio={par.cambio}>
            {parTexto(par, ns)}
          </p>
          <HintButton
            label="Cambio siguiente (S)"
            hintAlign="end"
            aria-disabled={siguiente === undefined}
            onClick={() => siguiente && onTurn(siguiente)}
          >
            <ChevronDown {...icon} />
          </HintButton>
        </div>
      )}
    </div>
  );
}
