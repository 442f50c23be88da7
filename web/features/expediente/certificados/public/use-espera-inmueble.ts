import { skipToken } from '@reduxjs/toolkit/query';
import { certificadosPara } from '../../../../../server/vocabulario/certificados-usuales';
import type { RequisitoDto } from '../../../../api/generated/requisitos';
import { useColeccion } from '../../../../collection/use-collection';
import { inmuebles } from '../../inmuebles/public/inmuebles-api';
import { useCertificadosDeOficinaFindReglasQuery } from '../certificados-api';

const sinInmuebles = { inmuebles: [], partes: [] };

/**
 * Says which certificates wait until the carpeta has an inmueble, because they are about it.
 * @param isAsked whether anything is to be asked for
 */
export function useEsperaInmueble(carpetaId: string, isAsked = true) {
  const { data: suyos } = useColeccion(inmuebles, isAsked ? { id: carpetaId } : skipToken);
  const isWithout = suyos?.length === 0;
  const { currentData = [] } = useCertificadosDeOficinaFindReglasQuery(isWithout ? undefined : skipToken);
  const reglas = isWithout ? currentData : [];
  return {
    /** Whether certificates that the office usually asks for wait for an inmueble. */
    esperanUsuales: reglas.some(({ por, usual }) => usual && por === 'inmueble'),
    /** Whether a requisito without certificates waits for an inmueble. @param todos the requisitos of its carpeta */
    espera: ({ nombre, certificado, certificados }: RequisitoDto, todos: readonly RequisitoDto[]): boolean =>
      isWithout &&
      certificado !== null &&
      certificados.length === 0 &&
      certificadosPara({ nombre, certificado }, todos, reglas, sinInmuebles).length === 0,
  };
}
