import { lazy, Suspense, useState } from 'react';
import type { CarpetaDetalleDto } from '../../../api/generated';
import { Button } from '../../../components/button';

const EditarDrawer = lazy(async () => ({ default: (await import('./editar-drawer')).EditarDrawer }));

/** The way to the fields of a carpeta. */
export function EditarButton({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Editar datos
      </Button>
      {isOpen && (
        <Suspense>
          <EditarDrawer carpeta={carpeta} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
