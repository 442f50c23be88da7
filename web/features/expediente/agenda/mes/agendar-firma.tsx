import type { DialogoDeCarpetaProps } from '../../carpetas/public/de-carpeta';
import { EventoDialog } from './evento-dialog';

/** Puts the signature of a carpeta into the agenda, over the carpeta: on its planned day, else today. */
export function AgendarFirma({ carpeta, onClose }: DialogoDeCarpetaProps) {
  const { id, codigo, caratula, fechaFirmaPrevista, hoy } = carpeta;
  const nuevo = { dia: fechaFirmaPrevista ?? hoy, carpeta: { id, codigo, caratula } };
  return <EventoDialog nuevo={nuevo} onClose={onClose} />;
}
