import { Mail } from 'lucide-react';
import type { InvitacionDto } from '../../../../api/generated/invitaciones';
import { Button } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import { useRefusal } from '../../../../components/form/refusal';
import { Box, Row, Stack, Text } from '../../../../components/layout/layout';
import { StatusChip } from '../../../../components/status-chip';
import { useToast } from '../../../../components/toast-actions';
import { formatFechaHora } from '../../../../lib/fechas';
import styles from './equipo.module.css';
import { useInvitacionesResendMutation, useInvitacionesRevokeMutation } from './equipo-api';
import { vencimiento } from './vencimiento';

/** One unused invitation, with its role, its sender and its expiry. */
export function InvitacionItem({ invitacion }: { invitacion: InvitacionDto }) {
  const { id, email, rol, estado, invitadaPor, expiraEn } = invitacion;
  const [reenviar, reenviando] = useInvitacionesResendMutation();
  const [revocar, revocando] = useInvitacionesRevokeMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const refuse = useRefusal();

  const resend = () =>
    reenviar({ id })
      .unwrap()
      .then(() => toast(`Se envió otro enlace a ${email}`, { severity: 'success' }), refuse);

  const revoke = async () => {
    const isSure = await confirm({
      title: 'Revocar la invitación',
      message: `El enlace que recibió ${email} deja de servir.`,
      actions: { confirm: { label: 'Revocar' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isSure) return;
    try {
      await revocar({ id }).unwrap();
      toast(`Se revocó la invitación a ${email}`, { severity: 'success' });
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <li className={styles.invitacion}>
      <Stack as="span" fill="sunken" round="full" middle tone="soft" className={styles.icon}>
        <Mail size={20} strokeWidth={1.75} aria-hidden="true" />
      </Stack>
      <Box shrinks>
        <Row as="p" align="center" wrap gap={['2px', 2]} weight="medium" breaks>
          {email}
          {estado === 'vencida' && <StatusChip label="Vencida" tone="warning" hasDot={false} />}
        </Row>
        <Text as="p" size="sm" tone="soft" className={styles.email}>
          {rol} · invita {invitadaPor.nombre} ·{' '}
          <time dateTime={expiraEn} title={formatFechaHora(expiraEn)}>
            {vencimiento(expiraEn)}
          </time>
        </Text>
      </Box>
      <Row as="span" justify="end" wrap gap={2} className={styles.actions}>
        <Button
          variant="outlined"
          size="small"
          loading={reenviando.isLoading}
          aria-label={`Reenviar la invitación a ${email}`}
          onClick={() => void resend()}
        >
          Reenviar
        </Button>
        <Button
          variant="outlined"
          size="small"
          color="danger"
          loading={revocando.isLoading}
          aria-label={`Revocar la invitación a ${email}`}
          onClick={() => void revoke()}
        >
          Revocar
        </Button>
      </Row>
    </li>
  );
}
