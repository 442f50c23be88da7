import { Package } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button';
import { useConfirm } from '../../../components/confirm';
import { Box, Row } from '../../../components/layout/layout';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { useToast } from '../../../components/toast-actions';
import { useAttempt } from '../../../components/use-attempt';
import { formatEntero } from '../../../lib/numeros';
import { usePermiso } from '../../../session/use-permiso';
import { useReservasFindOfQuery, useReservasResolveMutation } from './inventario-api';
import styles from './reservas-de-carpeta.module.css';

interface ReservasDeCarpetaProps {
  carpetaId: string;
  isFirmada: boolean;
}

const resoluciones = {
  consumo: { label: 'Dar por usado', pregunta: '¿Dar por usado lo reservado?', hecho: 'Se dio por usado' },
  liberacion: { label: 'Soltar', pregunta: '¿Soltar lo reservado?', hecho: 'Quedó disponible' },
} as const;
const tipos = ['liberacion', 'consumo'] as const;

/**
 * The products reserved for a carpeta. Each can be recorded as used, or released. Shows nothing without reservations.
 */
export function ReservasDeCarpeta({ carpetaId, isFirmada }: ReservasDeCarpetaProps) {
  const canEdit = usePermiso('inventario.editar');
  const confirm = useConfirm();
  const attempt = useAttempt();
  const toast = useToast();
  const { currentData: reservas = [] } = useReservasFindOfQuery({ id: carpetaId });
  const [resolve, { isLoading }] = useReservasResolveMutation();
  if (reservas.length === 0) return null;

  const ask = async (type: (typeof tipos)[number]) => {
    const { label, pregunta, hecho } = resoluciones[type];
    const todo = reservas.map(({ name, quantity }) => `${formatEntero(quantity)} de «${name}»`).join(', ');
    const isSure = await confirm({
      title: pregunta,
      message:
        type === 'consumo'
          ? `Se descuentan del inventario: ${todo}. Si se usó solo una parte, anótelo en el producto.`
          : `Vuelven a estar disponibles: ${todo}.`,
      actions: { confirm: { label, color: 'primary' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isSure) return;
    const products = reservas.map(({ id, quantity }) => ({ id, quantity }));
    await attempt(async () => {
      await resolve({ id: carpetaId, resolverReservasDto: { type, products } }).unwrap();
      toast(hecho);
    });
  };

  return (
    <Box
      as="section"
      icons="soft"
      only="screen"
      className={styles.reservas}
      data-firmada={isFirmada}
      aria-label="Reservado en el inventario"
    >
      <Package size={18} strokeWidth={1.75} aria-hidden="true" />
      <p>
        {isFirmada ? 'La carpeta se firmó y sigue reservado en el inventario: ' : 'Reservado en el inventario: '}
        {reservas.map(({ id, name, quantity }, place) => (
          <Fragment key={id}>
            {place > 0 && ', '}
            {formatEntero(quantity)} de <Link to={`/apps/ecommerce/inventory/${id}`}>{name}</Link>
          </Fragment>
        ))}
        .{isFirmada && ' Lo que no se dé por usado queda disponible al archivarla.'}
      </p>
      <LimiteDeRol permiso="inventario.editar" que="dar lo reservado por usado ni liberarlo" quienes="oficina" />
      {canEdit && (
        <Row wrap gap={2}>
          {tipos.map((type) => (
            <Button
              key={type}
              size="small"
              variant={type === 'consumo' && isFirmada ? 'contained' : 'outlined'}
              aria-disabled={isLoading}
              onClick={() => void ask(type)}
            >
              {resoluciones[type].label}
            </Button>
          ))}
        </Row>
      )}
    </Box>
  );
}
