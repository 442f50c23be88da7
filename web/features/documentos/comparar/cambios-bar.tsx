import { ChevronDown, ChevronUp } from 'lucide-react';
import { HintButton } from '../../../components/hint-button';
import { type Cambio, cambioDesde, paginaTexto } from './cambios';
import styles from './comparacion.module.css';

interface CambiosBarProps {
  /** Undefined while the texts are read, and where there are none. */
  cambios: readonly Cambio[] | undefined;
  /** What is said of all pages. */
  resumen: string;
  n: number;
  /** Zero where there are no pages. */
  total: number;
  ns: readonly [number, number];
  onTurn: (n: number) => void;
}

const icon = { size: 18, strokeWidth: 1.75 } as const;

/** Says which pages change, and leads from one to the next. */
export function CambiosBar({ cambios, resumen, n, total, ns, onTurn }: CambiosBarProps) {
  const [anterior, siguiente] = cambios ? [cambioDesde(cambios, n, -1), cambioDesde(cambios, n, 1)] : [];
  const cambio = cambios?.[n - 1];
  return (
    <div className={styles.cambios}>
      <p className={styles.resumen} role="status">
        {resumen}
      </p>
      {total > 1 && (
        <div className={styles.pasos}>
          <HintButton
            label="Cambio anterior (A)"
            aria-disabled={anterior === undefined}
            onClick={() => anterior && onTurn(anterior)}
          >
            <ChevronUp {...icon} />
          </HintButton>
          <p className={styles.pagina} role="status" data-cambio={cambio}>
            {paginaTexto(cambio, n, total, ns)}
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
