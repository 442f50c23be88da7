import { useState } from 'react';
import type { CarpetaResumenDto } from '../../../../../api/generated/carpetas';
import { Button } from '../../../../../components/button';
import { latePanel } from '../../../../../components/late-panel';
import { useElegidas } from '../../../../../components/selection/elegibles';
import { BarraDeElegidas } from '../../../../../components/selection/elegidas-bar';
import { focusElegirTodas } from '../../../../../components/selection/row';
import type { Cambio } from './cambiar-dialog';

const { Panel: DarAccesoDialog } = latePanel(async () => (await import('./dar-acceso-dialog')).DarAccesoDialog);
const { Panel: MoverLoteDialog } = latePanel(async () => (await import('./mover-lote-dialog')).MoverLoteDialog);
const { Panel: CambiarDialog } = latePanel(async () => (await import('./cambiar-dialog')).CambiarDialog);

type Accion = Cambio | 'acceso' | 'mover';

const acciones: { accion: Accion; label: string }[] = [
  { accion: 'acceso', label: 'Dar acceso…' },
  { accion: 'mover', label: 'Mover a…' },
  { accion: 'responsable', label: 'Responsable…' },
  { accion: 'prioridad', label: 'Prioridad…' },
  { accion: 'etiquetas', label: 'Etiquetas…' },
];

/** The bar with the actions on the chosen carpetas of the list. */
export function BarraDeCarpetas({ carpetas }: { carpetas: readonly CarpetaResumenDto[] | undefined }) {
  const { isChosen, clear } = useElegidas();
  // The dialog keeps the carpetas that were chosen when it opened.
  const [asked, setAsked] = useState<{ accion: Accion; carpetas: CarpetaResumenDto[] } | null>(null);
  const ask = (accion: Accion) => setAsked({ accion, carpetas: carpetas?.filter(({ id }) => isChosen(id)) ?? [] });
  const onClose = () => setAsked(null);
  const onDone = () => {
    onClose();
    clear();
    focusElegirTodas();
  };
  const dialog = { onClose, onDone };
  return (
    <>
      <BarraDeElegidas label="Carpetas elegidas" genero="a">
        {acciones.map(({ accion, label }) => (
          <Button key={accion} size="small" variant="outlined" aria-haspopup="dialog" onClick={() => ask(accion)}>
            {label}
          </Button>
        ))}
      </BarraDeElegidas>
      {asked && (
        <>
          {asked.accion === 'acceso' && <DarAccesoDialog {...dialog} carpetas={asked.carpetas} />}
          {asked.accion === 'mover' && <MoverLoteDialog {...dialog} carpetas={asked.carpetas} />}
          {asked.accion !== 'acceso' && asked.accion !== 'mover' && (
            <CambiarDialog {...dialog} cambio={asked.accion} carpetas={asked.carpetas} />
          )}
        </>
      )}
    </>
  );
}
