import { Link } from 'react-router-dom';
import type { Producto } from '../inventario-api';
import { usePrecio } from '../precio';
import { Miniatura } from './miniatura';
import { Existencia } from './nivel';
import styles from './producto-card.module.css';

/** A product of the list on a phone. */
export function ProductoCard({ producto, to }: { producto: Producto; to: string }) {
  const precio = usePrecio();
  const details = [producto.sku, precio(producto.price), !producto.active && 'inactivo'].filter(Boolean).join(' · ');
  return (
    <div className={styles.card}>
      <Miniatura src={producto.thumbnail} />
      <div className={styles.text}>
        <Link className={styles.link} to={to} preventScrollReset>
          {producto.name}
        </Link>
        {details && <span className={styles.soft}>{details}</span>}
        <Existencia producto={producto} />
      </div>
    </div>
  );
}
