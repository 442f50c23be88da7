import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { SecretoTotpDto } from '../../../../../api/generated/segundo-factor';
import { Button } from '../../../../../components/button';
import { useConfirm } from '../../../../../components/confirm';
import { ErrorState } from '../../../../../components/error-state';
import { useRefusal } from '../../../../../components/form/refusal';
import { Row, Text } from '../../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../../components/loading-skeleton';
import { StatusChip } from '../../../../../components/status-chip';
import { useToast } from '../../../../../components/toast-actions';
import { formatFechaLarga } from '../../../../../lib/fechas';
import { Seccion } from '../../section';
import {
  useSegundoFactorBeginMutation,
  useSegundoFactorEndMutation,
  useSegundoFactorGetQuery,
  useSegundoFactorRenewCodesMutation,
} from '../seguridad-api';
import { ActivarDialog } from './activar-dialog';
import { CodigosDialog } from './codigos-dialog';
import styles from './dos-pasos.module.css';

/** With this many codes or fewer, the person is asked to generate new ones. */
const fewCodigos = 3;

/** Two-step verification: after the password, a code of an authenticator app. */
export function DosPasosSection() {
  const { data, error, refetch } = useSegundoFactorGetQuery(undefined, { refetchOnFocus: true });
  const [codigos, setCodigos] = useState<string[] | null>(null);
  // The dialog opens from another dialog, which is gone by then, so the section takes the focus.
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const comeBack = () => document.activeElement === document.body && section.current?.focus();
    return codigos ? () => void comeBack() : undefined;
  }, [codigos]);
  return (
    <Seccion
      ref={section}
      title="Verificación en dos pasos"
      text="Además de la contraseña se pide un código que cambia cada 30 segundos: quien solo tenga su contraseña no entra."
    >
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <LoadingSkeleton rows={1} rowHeight={40} />}
      {data && !data.totp.activo && (
        <Row align="center" wrap gap={[2, 3]} className={styles.state}>
          <StatusChip label="Desactivada" />
          <ActivarTotp onActivated={setCodigos} />
        </Row>
      )}
      {data?.totp.activo && (
        <>
          <Row align="center" wrap gap={[2, 3]} className={styles.state}>
            <StatusChip label="Activada" tone="success" />
            {data.totp.desde && (
              <Text size="sm" tone="soft">
                Desde el {formatFechaLarga(data.totp.desde)}
              </Text>
            )}
            <QuitarTotp />
          </Row>
          <CodigosRestantes total={data.codigosRestantes} onRenewed={setCodigos} />
        </>
      )}
      {codigos && <CodigosDialog codigos={codigos} onClose={() => setCodigos(null)} />}
    </Seccion>
  );
}

/** Starts the activation. The secret is fetched before the dialog opens, since the request may need a verification. */
function ActivarTotp({ onActivated }: { onActivated: (codigos: string[]) => void }) {
  const [empezar, { isLoading }] = useSegundoFactorBeginMutation();
  const [secreto, setSecreto] = useState<SecretoTotpDto | null>(null);
  const refuse = useRefusal();
  const begin = async () => {
    const asked = empezar();
    try {
      setSecreto(await asked.unwrap());
      // Without the reset, the store keeps the secret as long as the page is open.
      asked.reset();
    } catch (error) {
      refuse(error);
    }
  };
  return (
    <>
      <Button variant="contained" loading={isLoading} onClick={() => void begin()}>
        Activar
      </Button>
      {secreto && <ActivarDialog secreto={secreto} onActivated={onActivated} onClose={() => setSecreto(null)} />}
    </>
  );
}

/** Turns two-step verification off, after a confirmation. */
function QuitarTotp() {
  const [quitar, { isLoading }] = useSegundoFactorEndMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const refuse = useRefusal();

  const remove = async () => {
    const isSure = await confirm({
      title: 'Desactivar la verificación en dos pasos',
      message: 'Para ingresar bastará con su contraseña, y los códigos de recuperación dejan de servir.',
      actions: { confirm: { label: 'Desactivar' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isSure) return;
    try {
      await quitar().unwrap();
      toast('La verificación en dos pasos quedó desactivada');
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <Button variant="outlined" color="danger" loading={isLoading} onClick={() => void remove()}>
      Desactivar
    </Button>
  );
}

interface CodigosRestantesProps {
  total: number;
  onRenewed: (codigos: string[]) => void;
}

/** Shows the number of unused recovery codes, and generates new codes. */
function CodigosRestantes({ total, onRenewed }: CodigosRestantesProps) {
  const [renovar, { isLoading }] = useSegundoFactorRenewCodesMutation();
  const confirm = useConfirm();
  const refuse = useRefusal();

  const renew = async () => {
    const isSure = await confirm({
      title: 'Generar códigos nuevos',
      message: 'Los códigos de recuperación anteriores dejan de servir.',
      icon: { name: 'heroicons_outline:arrow-path' },
      actions: { confirm: { label: 'Generar', color: 'primary' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isSure) return;
    const asked = renovar();
    try {
      onRenewed((await asked.unwrap()).codigos);
      // Without the reset, the store keeps the codes as long as the page is open.
      asked.reset();
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <Row
      fill="sunken"
      round="md"
      align="center"
      wrap
      gap={[2, 3]}
      pad={[3, 4]}
      className={styles.left}
      data-few={total <= fewCodigos}
    >
      {total <= fewCodigos && <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />}
      <p>
        <strong>{cuantos(total)}</strong>
        {total <= fewCodigos && ' Genere otros: sin ellos, quien pierde el teléfono no puede ingresar.'}
      </p>
      <Button variant="outlined" size="small" loading={isLoading} onClick={() => void renew()}>
        Generar códigos nuevos
      </Button>
    </Row>
  );
}

function cuantos(total: number): string {
  if (total === 0) return 'No le quedan códigos de recuperación.';
  return total === 1 ? 'Le queda 1 código de recuperación.' : `Le quedan ${total} códigos de recuperación.`;
}
