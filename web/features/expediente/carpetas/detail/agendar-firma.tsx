import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { Button } from '../../../../components/button';
import { latePanel } from '../../../../components/late-panel';
import { componentOf } from '../../../../lib/page';
import { usePermiso } from '../../../../session/use-permiso';
import { type DialogoDeCarpetaProps, deCarpeta } from '../public/de-carpeta';
import { esperaFirma } from '../public/estados';

const [dialogo] = deCarpeta.flatMap(({ agendarFirma }) => (agendarFirma ? [agendarFirma] : []));

/** The dialog that puts the signature of a carpeta into the agenda. */
export const { Panel: AgendarFirmaDialog } = latePanel<DialogoDeCarpetaProps>(
  dialogo ? componentOf(dialogo) : async () => () => null,
);

/** Whether the person may put the signature of the carpeta into the agenda. */
export function useCanAgendarFirma({ estado, eliminadaEn }: CarpetaDetalleDto): boolean {
  const canEdit = usePermiso('agenda.editar');
  return canEdit && dialogo !== undefined && eliminadaEn === null && esperaFirma(estado);
}

/** A button that opens that dialog. */
export function AgendarFirmaButton({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useCanAgendarFirma(carpeta)) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<CalendarPlus size={14} strokeWidth={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Agendar la firma
      </Button>
      {isOpen && <AgendarFirmaDialog carpeta={carpeta} onClose={() => setIsOpen(false)} />}
    </>
  );
}
