import type { InstrumentoDto } from '../../../api/generated/protocolo';
import { instrumentoEnTexto } from './instrumento-texto';
import { useInstrumentosFindOfCarpetaQuery } from './protocolo-api';

/** What a carpeta was numbered as. */
interface Numerado extends Pick<InstrumentoDto, 'fecha'> {
  /** «Escritura 41» */
  nombre: string;
}

/** The number that a carpeta has; null without one, or when that cannot be known; undefined while it loads. */
export function useNumerado(carpetaId: string): Numerado | null | undefined {
  const { data, isError } = useInstrumentosFindOfCarpetaQuery({ id: carpetaId });
  if (!data) return isError ? null : undefined;
  const vigente = data.find(({ estado }) => estado === 'vigente');
  return vigente ? { fecha: vigente.fecha, nombre: instrumentoEnTexto(vigente) } : null;
}
