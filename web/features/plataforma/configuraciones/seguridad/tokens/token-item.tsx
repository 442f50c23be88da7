import { Braces } from 'lucide-react';
import type { TokenPersonalDto } from '../../../../../api/generated/tokens';
import { Button } from '../../../../../components/button';
import { useConfirm } from '../../../../../components/confirm';
import { useRefusal } from '../../../../../components/form/refusal';
import { StatusChip } from '../../../../../components/status-chip';
import { useToast } from '../../../../../components/toast-actions';
import { dayMs, formatDistancia, formatFechaHora, formatRelativo } from '../../../../../lib/fechas';
import { useTokensPersonalesRevokeMutation } from '../seguridad-api';
import { SeguridadItem } from '../seguridad-item';

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
    <SeguridadItem
      Icon={Braces}
      titulo={
        <>
          {nombre}
          {isExpired && <StatusChip label="Vencido" tone="danger" />}
        </>
      }
      lineas={[
        <>
          {rol} · termina en <code>{final}</code>
        </>,
        <>
          <time dateTime={expiraEn} title={formatFechaHora(expiraEn)}>
            {isExpired ? 'Venció' : 'Vence'} {inDays(expiraEn)}
          </time>{' '}
          · {usadoEn ? `Usado ${formatRelativo(usadoEn)}` : 'Sin usar todavía'}
        </>,
      ]}
    >
      <Button
        variant="outlined"
        size="small"
        loading={isLoading}
        aria-label={`Revocar ${nombre}`}
        onClick={() => void revoke()}
      >
        Revocar
      </Button>
    </SeguridadItem>
  );
}

/** The expiry in days from now, such as «dentro de 30 días», «mañana» or «hace 3 días». */
const inDays = (iso: string) => formatDistancia(Math.round((new Date(iso).getTime() - Date.now()) / dayMs), 'day');
