import { useCallback } from 'react';
import { ESTADOS_CARPETA, type EstadoCarpeta, estadoNombre } from '../../../../../server/vocabulario/carpeta-estados';
import type { StatusTone } from '../../../../components/status-chip';
import { usePalabras } from '../../../../session/use-pais';

export type { EstadoCarpeta };

/** The estados in the order of a carpeta's life. */
export const estados = ESTADOS_CARPETA;

/** The colour of each estado. */
export const tonosDeEstado: Record<EstadoCarpeta, StatusTone> = {
  borrador: 'neutral',
  en_preparacion: 'info',
  lista_para_firma: 'violet',
  firmada: 'petrol',
  en_inscripcion: 'indigo',
  observada: 'warning',
  inscripta: 'success',
  entregada: 'olive',
  archivada: 'stone',
  suspendida: 'magenta',
  anulada: 'danger',
};

/** Returns the name of an estado, as people read it. */
export type NombreDeEstado = (estado: EstadoCarpeta) => string;

/** Returns the names of the estados in the words of the cuenta's country. */
export function useNombreDeEstado(): NombreDeEstado {
  const palabras = usePalabras();
  return useCallback((estado) => estadoNombre(estado, palabras), [palabras]);
}

const antesDeFirmar: readonly EstadoCarpeta[] = ['borrador', 'en_preparacion', 'lista_para_firma', 'suspendida'];

/** Whether the signing is still ahead. */
export const esperaFirma = (estado: EstadoCarpeta): boolean => antesDeFirmar.includes(estado);

/** Whether the carpeta has been signed. After the signature the fields of the acto cannot change. */
export const estaFirmada = (estado: EstadoCarpeta): boolean => !esperaFirma(estado) && estado !== 'anulada';
