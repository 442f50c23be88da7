import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../../../components/error-state';
import { Card, PlainList, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { PageHeader } from '../../../../components/page-header';
import { Alert } from '../../../../components/ui/alert';
import { selectUser } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { useSolicitudesFindAllQuery } from '../ayuda-api';
import { caminoDe } from '../camino';
import { PedidoForm } from './pedido-form';
import { PedidoItem } from './pedido-item';
import styles from './soporte.module.css';

/** The page to ask the operators of the product for help, and to follow one's own requests. */
export function SoportePage() {
  const user = useAppSelector(selectUser);
  const asunto = useSearchParams()[0].get('asunto') ?? '';
  const { data, error, refetch } = useSolicitudesFindAllQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!user) return null;
  return (
    <>
      <PageHeader
        camino={caminoDe()}
        title="Soporte"
        subtitle="Escriba a quien administra su instalación y siga aquí cada pedido."
      />
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingSkeleton rows={8} />)}
      {data && (
        <Stack bounded align="start" gap={6} className={styles.columnas}>
          <Card as="section" flow="stack" gap={5} pad={6} className={styles.tarjeta} aria-labelledby="nuevo-pedido">
            <Text id="nuevo-pedido" as="h2" margin={0} size="lg" weight="strong">
              Nuevo pedido
            </Text>
            {!data.isAnswered && (
              <Alert severity="warning">
                En esta instalación todavía no se indicó quién responde. Su pedido se guarda igual; si es urgente,
                consulte a quien la administra.
              </Alert>
            )}
            <PedidoForm name={user.name} email={user.email} subject={asunto.slice(0, 200)} />
          </Card>
          <Card as="section" flow="stack" gap={5} pad={6} className={styles.tarjeta} aria-labelledby="mis-pedidos">
            <Text id="mis-pedidos" as="h2" margin={0} size="lg" weight="strong">
              Mis pedidos
            </Text>
            {data.requests.length === 0 ? (
              <Text as="p" margin={0} tone="soft">
                Lo que pida queda aquí, con su estado.
              </Text>
            ) : (
              <PlainList flow="stack">
                {data.requests.map((pedido) => (
                  <PedidoItem key={pedido.id} pedido={pedido} />
                ))}
              </PlainList>
            )}
          </Card>
        </Stack>
      )}
    </>
  );
}
