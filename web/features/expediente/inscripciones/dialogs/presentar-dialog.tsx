import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { useInscripcionesFindAllQuery } from '../inscripciones-api';
import { DatosDialog } from './datos-dialog';

interface PresentarDialogProps {
  carpeta: Pick<CarpetaDetalleDto, 'id'>;
  onClose: () => void;
}

/**
 * Asks for the presentation of a carpeta, which moves with it. The dialog presents a waiting inscripción, or a new one.
 */
export function PresentarDialog({ carpeta: { id }, onClose }: PresentarDialogProps) {
  const { data, error } = useInscripcionesFindAllQuery({ id });
  if (!data && !error) return null;
  const waiting = data?.find(({ estado }) => estado === 'por_presentar');
  return <DatosDialog carpetaId={id} inscripcion={waiting} isPresenting onClose={onClose} />;
}
