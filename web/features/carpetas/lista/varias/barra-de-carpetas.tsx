import { lazy, Suspense, useState } from 'react';
import type { CarpetaResumenDto } from '../../../../api/generated/carpetas';
import { Button } from '../../../../components/button';
import { BarraDeElegidas } from '../../../../components/seleccion/barra-de-elegidas';
import { useElegidas } from '../../../../components/seleccion/elegibles';
import { focusElegirTodas } from '../../../../components/seleccion/fila';
import type { Cambio } from './cambiar-dialog';

const DarAccesoDialog = lazy(async () => ({ default: (await import('./dar-acceso-dialog')).DarAccesoDialog }));
const CambiarDialog = lazy(async () => ({ default: (await import('./cambiar-dialog')).CambiarDialog }));

type Accion = Cambio | 'acceso';

const acciones: { accion: Accion; label: string }[] = [
  { accion: 'acceso', label: 'Dar acceso…' },
  { accion: 'responsable', label: 'Responsable…' },
  { accion: 'prioridad', label: 'Prioridad…' },
  { accion: 'etiquetas', label: 'Etiquetas…' },
];

/** What can be done with the chosen carpetas of the list. */
export function BarraDeCarpetas({ carpetas }: { carpetas: readonly CarpetaResumenDto[] | undefined }) {
  const { isChosen, clear } = useElegidas();
  // The dialog keeps the carpetas that it was opened for.
  const [asked, setAsked] = useState<{ accion: Accion; carpetas: CarpetaResumenDto[] } | null>(null);
  const ask = (accion: Accion) => setAsked({ accion, carpetas: carpetas?.filter(({ id }) => isChosen(id)) ?? [] });
  const onClose = () => setAsked(null);
  const onDone = () => {
    onClose();
    clear();
    focusElegirTodas();
  };
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
        <Suspense>
          {asked.accion === 'acceso' ? (
            <DarAccesoDialog carpetas={asked.carpetas} onClose={onClose} onDone={onDone} />
          ) : (
            <CambiarDialog cambio={asked.accion} carpetas={asked.carpetas} onClose={onClose} onDone={onDone} />
          )}
        </Suspense>
      )}
    </>
  );
}
