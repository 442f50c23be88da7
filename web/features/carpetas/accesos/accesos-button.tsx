import { lazy, Suspense, useState } from 'react';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { Button } from '../../../components/button';
import { usePermiso } from '../../../session/use-permiso';

const AccesosDrawer = lazy(async () => ({ default: (await import('./accesos-drawer')).AccesosDrawer }));

/** Opens the list of those to whom a carpeta was opened. */
export function AccesosButton({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const canSee = usePermiso('carpetas.accesos');
  const [isOpen, setIsOpen] = useState(false);
  if (!canSee) return null;
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Accesos
      </Button>
      {isOpen && (
        <Suspense>
          <AccesosDrawer carpeta={carpeta} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
