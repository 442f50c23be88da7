import { useState } from 'react';
import type { CarpetaDetalleDto, MovimientoDto } from '../../../../api/generated/carpetas';
import { readKeptForms } from '../../../../autosave/kept-drafts';
import { selectScope } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { seAnotaAlPasar } from '../public/se-anota-al-pasar';
import { CarpetaDialogos, type DialogoDeCarpeta } from './carpeta-dialogs';
import { CarpetaMenu } from './carpeta-menu';
import { SiguientePaso } from './siguiente-paso';
import { useMover } from './use-mover';

/** The next step of a carpeta, and the menu with all other actions. */
export function Acciones({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const { mover, isMoving } = useMover(carpeta);
  const scope = useAppSelector(selectScope);
  // The form with all fields has no address, so a kept draft opens the form again.
  const [open, setOpen] = useState<DialogoDeCarpeta | null>(() =>
    carpeta.permisos.editar && scope !== null && `carpeta/${carpeta.id}` in readKeptForms(scope) ? 'editar' : null,
  );
  const move = (movimiento: MovimientoDto) => {
    const { estado, requiereMotivo } = movimiento;
    if (requiereMotivo || estado === 'firmada' || seAnotaAlPasar(movimiento)) setOpen({ mover: estado });
    else void mover({ estado });
  };
  return (
    <>
      <SiguientePaso carpeta={carpeta} isMoving={isMoving} onMove={move} />
      <CarpetaMenu carpeta={carpeta} onMove={move} onOpen={setOpen} />
      {open && <CarpetaDialogos carpeta={carpeta} open={open} onClose={() => setOpen(null)} />}
    </>
  );
}
