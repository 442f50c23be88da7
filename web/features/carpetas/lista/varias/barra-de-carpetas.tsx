import { lazy, Suspense, useState } from 'react';
import type { CarpetaResumenDto } from '../../../../api/generated/carpetas';
import { Button } from '../../../../components/button';
import { BarraDeElegidas } from '../../../../components/seleccion/barra-de-elegidas';
import { useElegidas } from '../../../../components/seleccion/elegibles';

const DarAccesoDialog = lazy(async () => ({ default: (await import('./dar-acceso-dialog')).DarAccesoDialog }));

const contar = (total: number) => (total === 1 ? '1 seleccionada' : `${total} seleccionadas`);

/** What can be done with the chosen carpetas of the list. */
export function BarraDeCarpetas({ carpetas }: { carpetas: readonly CarpetaResumenDto[] | undefined }) {
  const { isChosen, clear } = useElegidas();
  // The dialog keeps the carpetas that it was opened for.
  const [asked, setAsked] = useState<CarpetaResumenDto[] | null>(null);
  const chosen = carpetas?.filter(({ id }) => isChosen(id)) ?? [];
  return (
    <>
      <BarraDeElegidas label="Carpetas elegidas" contar={contar}>
        <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => setAsked(chosen)}>
          Dar acceso…
        </Button>
      </BarraDeElegidas>
      {asked && (
        <Suspense>
          <DarAccesoDialog
            carpetas={asked}
            onClose={() => setAsked(null)}
            onGiven={() => {
              setAsked(null);
              clear();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
