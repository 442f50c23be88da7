import { lazy, Suspense, useState } from 'react';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { readKeptForms } from '../../../autosave/kept-drafts';
import { Button } from '../../../components/button';
import { selectScope } from '../../../session/session-selectors';
import { useAppSelector } from '../../../store/hooks';

const EditarDrawer = lazy(async () => ({ default: (await import('./editar-drawer')).EditarDrawer }));

/** Opens the form with the fields of a carpeta. An open form stays when it can be edited no more. */
export function EditarButton({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const scope = useAppSelector(selectScope);
  // The form has no address, so a draft that was kept opens it again.
  const canEdit = carpeta.permisos.editar;
  const [isOpen, setIsOpen] = useState(
    () => canEdit && scope !== null && `carpeta/${carpeta.id}` in readKeptForms(scope),
  );
  return (
    <>
      {canEdit && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          Editar datos
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <EditarDrawer carpeta={carpeta} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
