import { ArrowLeft, Plus, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { apiMessage } from '../../../../api/api-message';
import { Button, LinkButton } from '../../../../components/button';
import { DrawerHeader } from '../../../../components/drawer-bars';
import { ErrorState } from '../../../../components/error-state';
import { HintButton } from '../../../../components/hint-button';
import { latePanel } from '../../../../components/late-panel';
import { Box, PlainList, Stack, Text } from '../../../../components/layout/layout';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Momento } from '../../../../components/momento';
import { useToast } from '../../../../components/toast-actions';
import { useDocumentTitle } from '../../../../lib/document-title';
import { formatEntero } from '../../../../lib/numeros';
import { usePermiso } from '../../../../session/use-permiso';
import { ProductoCargando } from '../detail/producto-cargando';
import form from '../detail/producto-form.module.css';
import {
  type Movimiento,
  type Producto,
  useLazyMovimientosFindPageQuery,
  useMovimientosFindPageQuery,
  useMovimientosFindReservasQuery,
  useProductosGetQuery,
} from '../inventario-api';
import { useCloseToList } from '../use-close-to-list';
import styles from './movimientos.module.css';
import { nombreDe } from './tipos';

const signed = (value: number) => `${value > 0 ? '+' : '−'}${formatEntero(Math.abs(value))}`;

const { Panel: MovimientoDialog } = latePanel(async () => (await import('./movimiento-dialog')).MovimientoDialog);

/** The movements and the reservations of the product that the address names. */
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
    <Box as="section" shrinks aria-label={`Movimientos de ${producto.name}`}>
      <DrawerHeader pad={[3, 4, 3, 6]} gap={2} className={form.header}>
        <Box
          as="h2"
          grow
          shrinks
          size="xl"
          weight="strong"
          leading="tight"
          breaks
          className={form.title}
          tabIndex={-1}
          data-autofocus
        >
          Movimientos
        </Box>
        <HintButton label="Cerrar" hintAlign="end" onClick={close}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </DrawerHeader>
      <Stack bounded items="start" gap={4} pad={[4, 6]} className={styles.arriba}>
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
      </Stack>
      {error !== undefined && !movimientos && <ErrorState error={error} onRetry={retry} />}
      {!movimientos && error === undefined && (
        <Stack bounded items="start" gap={4} pad={[4, 6]} className={styles.arriba}>
          <LoadingSkeleton rows={6} />
        </Stack>
      )}
      {movimientos?.length === 0 && (
        <Text as="p" pad={[4, 6]} tone="soft" className={styles.vacio}>
          Todavía no se movió nada. Anote una entrada o el primer recuento.
        </Text>
      )}
      {movimientos && movimientos.length > 0 && (
        <PlainList as="ol" pad={[0, 6]} className={styles.lista} aria-label="Movimientos, el último primero">
          {movimientos.map((movimiento) => (
            <MovimientoFila key={movimiento.id} movimiento={movimiento} />
          ))}
        </PlainList>
      )}
      {next !== null && (
        <Box pad={[3, 6, 6]} className={styles.mas}>
          <Button variant="outlined" loading={isReading} onClick={() => void readOn()}>
            Ver anteriores
          </Button>
        </Box>
      )}
      {isMoving && <MovimientoDialog producto={producto} onClose={() => setIsMoving(false)} />}
    </Box>
  );
}

/** The stock of a product, how much of it is reserved, and how much is available. */
function Cuentas({ producto }: { producto: Producto }) {
  const cuentas: [string, number][] = [
    ['Existencia', Number(producto.stock)],
    ['Reservado', Number(producto.reserved)],
    ['Disponible', Number(producto.available)],
  ];
  return (
    <Stack as="dl" gap={4} margin={0} full className={styles.cuentas}>
      {cuentas.map(([name, value]) => (
        <div key={name}>
          <Text as="dt" size="sm" tone="soft">
            {name}
          </Text>
          <Box as="dd" margin={0} size="xl" weight="strong" numeric>
            {formatEntero(value)}
          </Box>
        </div>
      ))}
    </Stack>
  );
}

function Reservas({ producto }: { producto: Producto }) {
  const { currentData: reservas = [] } = useMovimientosFindReservasQuery({ id: producto.id });
  if (reservas.length === 0) return null;
  return (
    <PlainList flow="stack" gap={1} size="sm" tone="soft" className={styles.reservas} aria-label="Reservado para">
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
    </PlainList>
  );
}

/** The movements of a product, the latest first. Older movements are loaded on request. Movements never change. */
function useMovimientos(id: string) {
  const { currentData, error, refetch } = useMovimientosFindPageQuery({ id });
  const [fetchPage, { isFetching }] = useLazyMovimientosFindPageQuery();
  const [older, setOlder] = useState<readonly Movimiento[]>([]);
  const toast = useToast();

  const movimientos = useMemo(() => {
    if (!currentData) return undefined;
    const all = new Map([...currentData.movements, ...older].map((movimiento) => [movimiento.number, movimiento]));
    return [...all.values()].toSorted((one, other) => other.number - one.number);
  }, [currentData, older]);
  const last = movimientos?.at(-1)?.number ?? 1;

  const readOn = async () => {
    try {
      const { movements } = await fetchPage({ id, before: last }).unwrap();
      setOlder((known) => [...known, ...movements, ...(currentData?.movements ?? [])]);
    } catch (failure) {
      toast(apiMessage(failure), { severity: 'error' });
    }
  };
  return {
    movimientos,
    /** The number of the oldest loaded movement, if older ones exist; else null. */
    next: last > 1 ? last : null,
    error,
    retry: () => void refetch(),
    readOn,
    isReading: isFetching,
  };
}

/** A movement: its kind, its author, its reason, and the stock after it. */
function MovimientoFila({ movimiento }: { movimiento: Movimiento }) {
  const { type, change, reservedChange, stock, reserved, carpeta, reason, user, createdAt } = movimiento;
  return (
    <Stack as="li" line="top" gap={['2px', 4]} padY={3} className={styles.fila}>
      <Text weight="medium" breaks className={styles.que}>
        {nombreDe(type)}
        {carpeta && (
          <>
            {' · '}
            <Link to={`/carpetas/${carpeta.id}`} title={carpeta.caratula}>
              {carpeta.codigo ?? carpeta.caratula}
            </Link>
          </>
        )}
      </Text>
      <Text weight="medium" numeric className={styles.cambio} data-signo={Math.sign(change)}>
        {change !== 0 && signed(change)}
        {change === 0 && reservedChange !== 0 && `${signed(reservedChange)} reserv.`}
        {change === 0 && reservedChange === 0 && 'igual'}
      </Text>
      {reason && <span className={styles.motivo}>{reason}</span>}
      <Text size="sm" tone="soft">
        {user?.nombre ?? 'Alguien'} · <Momento en={createdAt} />
      </Text>
      <Text size="sm" tone="soft" numeric className={styles.despues}>
        Quedan {formatEntero(stock)}
        {reserved > 0 && `, ${formatEntero(reserved)} reserv.`}
      </Text>
    </Stack>
  );
}
