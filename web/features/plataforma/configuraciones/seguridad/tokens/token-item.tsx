import { Braces } from 'lucide-react';
import type { TokenPersonalDto } from '../../../../../api/generated/tokens';
import { Button } from '../../../../../components/button';
import { useConfirm } from '../../../../../components/confirm';
import { useRefusal } from '../../../../../components/form/refusal';
import { Box, Row, Stack, Text } from '../../../../../components/layout/layout';
import { StatusChip } from '../../../../../components/status-chip';
import { useToast } from '../../../../../components/toast-actions';
import { dayMs, formatDistancia, formatFechaHora, formatRelativo } from '../../../../../lib/fechas';
import styles from '../seguridad.module.css';
import { useTokensPersonalesRevokeMutation } from '../seguridad-api';

/** One token. Its last characters help the person to find it where they use it. */
export function TokenItem({ token: { id, nombre, rol, final, expiraEn, usadoEn } }: { token: TokenPersonalDto }) {
  const [revocar, { isLoading }] = useTokensPersonalesRevokeMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const refuse = useRefusal();
  const isExpired = new Date(expiraEn).getTime() <= Date.now();

  const revoke = async () => {
    const isSure = await confirm({
      title: 'Revocar el token',
      message: `Lo que usa «${nombre}» deja de funcionar al instante. No se puede deshacer.`,
      actions: { confirm: { label: 'Revocar' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isSure) return;
    try {
      await revocar({ id }).unwrap();
      toast(`Se revocó el token «${nombre}»`, { severity: 'success' });
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <li className={styles.row}>
      <Stack as="span" fill="sunken" round="md" middle tone="soft" className={styles.icon}>
        <Braces size={20} strokeWidth={1.75} aria-hidden="true" />
      </Stack>
      <Box shrinks>
        <Row as="p" align="center" wrap gap={['2px', 2]} weight="medium" breaks>
          {nombre}
          {isExpired && <StatusChip label="Vencido" tone="danger" />}
        </Row>
        <Text as="p" size="sm" tone="soft" breaks className={styles.meta}>
          {rol} · termina en <code>{final}</code>
        </Text>
        <Text as="p" size="sm" tone="soft" breaks className={styles.meta}>
          <time dateTime={expiraEn} title={formatFechaHora(expiraEn)}>
            {isExpired ? 'Venció' : 'Vence'} {inDays(expiraEn)}
          </time>{' '}
          · {usadoEn ? `Usado ${formatRelativo(usadoEn)}` : 'Sin usar todavía'}
        </Text>
      </Box>
      <Button
        variant="outlined"
        size="small"
        loading={isLoading}
        aria-label={`Revocar ${nombre}`}
        onClick={() => void revoke()}
      >
        Revocar
      </Button>
    </li>
  );
}

/** The expiry in days from now, such as «dentro de 30 días», «mañana» or «hace 3 días». */
const inDays = (iso: string) => formatDistancia(Math.round((new Date(iso).getTime() - Date.now()) / dayMs), 'day');
