import { apiMessage } from '../../../../api/api-message';
import type { SolicitudDto } from '../../../../api/generated/ayuda';
import { Adjuntos } from '../../../../components/adjuntos/adjuntos';
import { Button } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { StatusChip, type StatusTone } from '../../../../components/status-chip';
import { useToast } from '../../../../components/toast-actions';
import { formatFecha, formatFechaHora, formatRelativo } from '../../../../lib/fechas';
import { useSolicitudesCloseMutation } from '../ayuda-api';
import styles from './soporte.module.css';

const estados: Readonly<Record<SolicitudDto['state'], readonly [name: string, tone: StatusTone]>> = {
  recibida: ['Recibido', 'info'],
  respondida: ['Respondido', 'success'],
  cerrada: ['Cerrado', 'neutral'],
};

/** A support request of the person, and its state. */
export function PedidoItem({ pedido }: { pedido: SolicitudDto }) {
  const { id, subject, message, state, createdAt, files, filesUntil } = pedido;
  const [close, closing] = useSolicitudesCloseMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const [label, tone] = estados[state];

  const askAndClose = async () => {
    const isSure = await confirm({
      title: '¿Cerrar el pedido?',
      message: `Queda en la lista${
        files.length > 0 ? ', y sus archivos se eliminan en 90 días' : ''
      }. Si hace falta otra respuesta, escriba uno nuevo.`,
      actions: { confirm: { label: 'Cerrar el pedido' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isSure) return;
    await close({ id, cambioDeSolicitudDto: { state: 'cerrada' } })
      .unwrap()
      .catch((error) => toast(apiMessage(error), { severity: 'error' }));
  };

  return (
    <Stack as="li" gap={2} padY={4} className={styles.pedido}>
      <Row align="center" justify="between" wrap gap={2}>
        <Text as="h3" margin={0} shrinks size="md" weight="strong" breaks>
          {subject}
        </Text>
        <StatusChip label={label} tone={tone} />
      </Row>
      <Text as="time" size="sm" tone="soft" dateTime={createdAt} title={formatFechaHora(createdAt)}>
        {formatRelativo(createdAt)}
      </Text>
      <Text as="p" breaks className={styles.mensaje}>
        {message}
      </Text>
      {files.length > 0 && (
        <Adjuntos
          adjuntos={files.map((file) => ({ ...file, url: `/api/apps/help-center/requests/files/${file.id}/content` }))}
        />
      )}
      {filesUntil && (
        <Text as="p" size="sm" tone="soft">
          Los archivos se eliminan el {formatFecha(filesUntil)}.
        </Text>
      )}
      {state !== 'cerrada' && (
        <div>
          <Button
            variant="outlined"
            size="small"
            loading={closing.isLoading}
            aria-label={`Cerrar el pedido «${subject}»`}
            onClick={() => void askAndClose()}
          >
            Cerrar el pedido
          </Button>
        </div>
      )}
    </Stack>
  );
}
