import { Sparkline } from '../../../components/charts/sparkline';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { formatFecha } from '../../../lib/fechas';
import styles from './cotizaciones.module.css';
import type { Seguida } from './cotizaciones-api';
import { parText } from './direccion';
import { formatCambio, formatValor } from './formato';

interface SeguidasCardProps {
  /** Undefined while they load. */
  seguidas: readonly Seguida[] | undefined;
  /** The pair in the chart, as the address has it. */
  shown: string | undefined;
  onShow: (par: string) => void;
}

/** The pairs that the person follows. One of them is in the chart. */
export function SeguidasCard({ seguidas, shown, onShow }: SeguidasCardProps) {
  return (
    <section className={styles.card} aria-labelledby="seguidas">
      <h2 id="seguidas">Monedas que se siguen</h2>
      {!seguidas && <LoadingSkeleton rows={5} />}
      <ul className={styles.seguidas}>
        {seguidas?.map((seguida) => {
          const text = parText({ moneda: seguida.iso, base: seguida.base });
          return (
            <li key={text}>
              <button
                type="button"
                className={styles.seguida}
                aria-pressed={text === shown}
                onClick={() => onShow(text)}
              >
                <SeguidaContent seguida={seguida} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function SeguidaContent({ seguida }: { seguida: Seguida }) {
  const { title, iso, base, valor, anterior, dia, trend, series } = seguida;
  const points = series[0]?.data ?? [];
  return (
    <>
      <span className={styles.nombre}>
        <strong>{iso}</strong>
        <span>{title}</span>
      </span>
      <span className={styles.curva} aria-hidden="true">
        {points.length > 1 && <Sparkline values={points.map(({ y }) => y)} height={28} />}
      </span>
      <span className={styles.valor}>
        <strong>{valor ? `${formatValor(valor)} ${base}` : 'Sin cotización'}</strong>
        <span data-trend={valor && anterior && valor !== anterior ? trend.dir : undefined}>
          {valor && anterior && `${formatCambio(anterior, valor)} · `}
          {dia ? formatFecha(dia) : 'en el último año'}
        </span>
      </span>
    </>
  );
}
