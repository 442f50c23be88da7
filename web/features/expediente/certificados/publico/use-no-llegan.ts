import { skipToken } from '@reduxjs/toolkit/query';
import type { CertificadoDto } from '../../../../api/generated/certificados';
import { useColeccion } from '../../../../coleccion/use-coleccion';
import { certificados } from '../certificados-api';

const none: CertificadoDto[] = [];

/** The certificates that end before the planned day of the signature. @param isAsked whether anybody looks at that day */
export function useNoLlegan(carpetaId: string, isAsked: boolean): CertificadoDto[] {
  const { data = none } = useColeccion(certificados, isAsked ? { id: carpetaId } : skipToken);
  return data.filter(({ necesario, impedimento }) => necesario && impedimento);
}
