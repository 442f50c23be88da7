import { ArrowLeft, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { Button, LinkButton } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { HintButton } from '../../../../components/hint-button';
import { latePanel } from '../../../../components/late-panel';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { useDocumentTitle } from '../../../../lib/document-title';
import { formatEntero } from '../../../../lib/numeros';
import { usePermiso } from '../../../../session/use-permiso';
import { ProductoCargando } from '../detalle/producto-cargando';
import form from '../detalle/producto-form.module.css';
import { type Producto, useMovimientosFindReservasQuery, useProductosGetQuery } from '../inventario-api';
import { useCloseToList } from '../use-close-to-list';
import { MovimientoFila } from './movimiento-fila';
import styles from './movimientos.module.css';
import { useMovimientos } from './use-movimientos';

const { Panel: MovimientoDialog } = latePanel(async () => (await import('./movimiento-dialog')).MovimientoDialog);

/** What moved of the product in the address, and for what it is set aside. */
export function Movimientos() {
  const { productoId = '' } = useParams();
  const { currentData: producto, error, refetch } = useProductosGetQuery({ id: productoId });
  useDocumentTitle(producto ? `Movimientos de ${producto.name}` : 'Movimientos');
  if (!producto) return <ProductoCargando productoId={productoId} error={error} onRetry={() => void refetch()} />;
  return <DeProducto key={producto.id} producto={producto} />;
}

function DeProducto({ producto }: { producto: Producto }) {
  const { search } = useLocation();
  const close = useCloseToList();
  const canEdit = usePermiso('inventario.editar');
  const [isMoving, setIsMoving] = useState(false);
  const { movimientos, next, error, retry, readOn, isReading } = useMovimientos(producto.id);
  return (
    <section className={styles.movimientos} aria-label={`Movimientos de ${producto.name}`}>
      <header className={form.header}>
        <h2 className={form.title} tabIndex={-1} data-autofocus>
          Movimientos
        </h2>
        <HintButton label="Cerrar" hintAlign="end" onClick={close}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </header>
      <div className={styles.arriba}>
        <LinkButton
          to={`/apps/ecommerce/inventory/${producto.id}${search}`}
          preventScrollReset
          startIcon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          {producto.name}
        </LinkButton>
        <Cuentas producto={producto} />
        <Reservas producto={producto} />
        {canEdit && (
          <Button
            variant="contained"
            aria-haspopup="dialog"
            startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
            onClick={() => setIsMoving(true)}
          >
            Anotar un movimiento
          </Button>
        )}
        <LimiteDeRol permiso="inventario.editar" que="anotar movimientos" quienes="oficina" />
      </div>
      {error !== undefined && !movimientos && <ErrorState error={error} onRetry={retry} />}
      {!movimientos && error === undefined && (
        <div className={styles.arriba}>
          <LoadingSkeleton rows={6} />
        </div>
      )}
      {movimientos?.length === 0 && (
        <p className={styles.vacio}>Todavía no se movió nada. Anote una entrada o el primer recuento.</p>
      )}
      {movimientos && movimientos.length > 0 && (
        <ol className={styles.lista} aria-label="Movimientos, el último primero">
          {movimientos.map((movimiento) => (
            <MovimientoFila key={movimiento.id} movimiento={movimiento} />
          ))}
        </ol>
      )}
      {next !== null && (
        <div className={styles.mas}>
          <Button variant="outlined" loading={isReading} onClick={() => void readOn()}>
            Ver anteriores
          </Button>
        </div>
      )}
      {isMoving && <MovimientoDialog producto={producto} onClose={() => setIsMoving(false)} />}
    </section>
  );
}

/** How many there are, how many of them are set aside, and how many are left. */
function Cuentas({ producto }: { producto: Producto }) {
  const cuentas: [string, number][] = [
    ['Existencia', Number(producto.stock)],
    ['Reservado', Number(producto.reserved)],
    ['Disponible', Number(producto.available)],
  ];
  return (
    <dl className={styles.cuentas}>
      {cuentas.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatEntero(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Reservas({ producto }: { producto: Producto }) {
  const { currentData: reservas = [] } = useMovimientosFindReservasQuery({ id: producto.id });
  if (reservas.length === 0) return null;
  return (
    <ul className={styles.reservas} aria-label="Reservado para">
      {reservas.map(({ carpeta, quantity }) => (
        <li key={carpeta?.id ?? 'sin'}>
          <strong>{formatEntero(quantity)}</strong>{' '}
          {carpeta ? (
            <>
              para{' '}
              <Link to={`/carpetas/${carpeta.id}`} title={carpeta.caratula}>
                {carpeta.codigo ?? carpeta.caratula}
              </Link>
            </>
          ) : (
            'sin carpeta'
          )}
        </li>
      ))}
    </ul>
  );
}
