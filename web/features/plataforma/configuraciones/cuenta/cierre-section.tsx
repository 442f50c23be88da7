import { useEffect, useRef, useState } from 'react';
import { useCuentaActualUndoCloseMutation } from '../../../../api/cuenta-api';
import type { CierreDto, CuentaActualDto } from '../../../../api/generated/cuenta';
import { Button } from '../../../../components/button';
import { useRefusal } from '../../../../components/form/refusal';
import { latePanel } from '../../../../components/late-panel';
import { Stack } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { formatFechaLarga } from '../../../../lib/fechas';
import { Seccion } from '../section';

const { Panel: CerrarDialog } = latePanel(async () => (await import('./cerrar-dialog')).CerrarDialog);

/** Lets a titular close the cuenta, or undo a requested closing. */
export function CierreSection({ cuenta: { nombre, cierre, diasHastaCierre } }: { cuenta: CuentaActualDto }) {
  const [isAsking, setIsAsking] = useState(false);
  const [pedidoEn, setPedidoEn] = useState<string>();
  const close = (pedido?: string) => {
    setIsAsking(false);
    setPedidoEn(pedido);
  };
  return (
    <Seccion
      title="Cerrar la cuenta"
      text={
        cierre
          ? undefined
          : `Nadie podrá entrar en ella ni ver sus carpetas. Entre el pedido y el cierre ${plazo(diasHastaCierre)}, y hasta entonces se puede deshacer. Antes conviene exportar los datos.`
      }
    >
      {cierre ? (
        <CierrePendiente cierre={cierre} wasJustAsked={cierre.pedidoEn === pedidoEn} />
      ) : (
        <Button variant="outlined" color="danger" onClick={() => setIsAsking(true)}>
          Cerrar la cuenta…
        </Button>
      )}
      {isAsking && !cierre && <CerrarDialog nombre={nombre} onClose={close} />}
    </Seccion>
  );
}

const plazo = (dias: number) => (dias === 1 ? 'pasa un día' : `pasan ${dias} días`);

interface CierrePendienteProps {
  cierre: CierreDto;
  /**
   * Whether this person has just asked for the closing. Then the section moves to the top, and the focus follows it.
   */
  wasJustAsked: boolean;
}

function CierrePendiente({ cierre: { cierraEn, pedidoEn, pedidoPor }, wasJustAsked }: CierrePendienteProps) {
  const refuse = useRefusal();
  const toast = useToast();
  const [deshacer, { isLoading }] = useCuentaActualUndoCloseMutation();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasJustAsked) undo.current?.focus();
  }, [wasJustAsked]);
  return (
    <Stack items="start" gap={4}>
      <p>
        <strong>La cuenta se cerrará el {formatFechaLarga(cierraEn)}.</strong> {pedidoPor?.nombre ?? 'Un titular'} lo
        pidió el {formatFechaLarga(pedidoEn)}. Hasta ese día todo sigue funcionando.
      </p>
      <Button
        ref={undo}
        variant="contained"
        loading={isLoading}
        onClick={() =>
          void deshacer()
            .unwrap()
            .then(() => toast('La cuenta seguirá abierta'), refuse)
        }
      >
        Deshacer el cierre
      </Button>
    </Stack>
  );
}
