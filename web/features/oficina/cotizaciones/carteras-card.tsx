import { monedaNombre } from '../../../../server/vocabulario/monedas';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { formatEntero } from '../../../lib/numeros';
import { usePermiso } from '../../../session/use-permiso';
import styles from './cotizaciones.module.css';
import type { Panel } from './cotizaciones-api';
import { formatCantidad } from './formato';

/** What the open carpetas amount to, by currency. Those who see no sums have no card. */
export function CarterasCard({ panel }: { panel: Panel | undefined }) {
  if (!usePermiso('cotizaciones.carteras')) return null;
  return (
    <section className={styles.card} aria-labelledby="carteras">
      <h2 id="carteras">Carpetas abiertas, por moneda</h2>
      <p className={styles.nota}>
        La suma de los montos de las carpetas que usted ve y que no están entregadas, archivadas ni anuladas. Son montos
        de las operaciones, no honorarios ni dinero en poder de la oficina.
      </p>
      {!panel && <LoadingSkeleton rows={3} />}
      {panel?.carteras.length === 0 && <p className={styles.nota}>Ninguna carpeta abierta tiene un monto.</p>}
      <ul className={styles.carteras}>
        {panel?.carteras.map(({ moneda, monto, carpetas, equivalente }) => (
          <li key={moneda}>
            <span className={styles.nombre}>
              <strong>{monedaNombre(moneda)}</strong>
              <span>{carpetas === 1 ? '1 carpeta' : `${formatEntero(carpetas)} carpetas`}</span>
            </span>
            <span className={styles.valor}>
              <strong>{formatCantidad(monto, moneda)}</strong>
              {moneda !== panel.moneda && (
                <span>
                  {equivalente ? `≈ ${formatCantidad(equivalente, panel.moneda)}` : `Sin cotización en ${panel.moneda}`}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
