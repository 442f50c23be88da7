import { useCallback } from 'react';
import type { CertificadoDto } from '../../../../api/generated/certificados';
import { leerMonto } from '../../../../lib/monto-escrito';
import { useAppDispatch } from '../../../../store/hooks';
import { useCarpeta } from '../../carpetas/public/use-carpeta';
import { useSubirDocumento } from '../../documentos/public/use-subir-documento';
import { certificados } from '../certificados-api';
import type { RecibirValues } from './recibir-values';

/**
 * Returns a function that stores the file of a certificate, and writes that the certificate arrived today. Rejects with
 * the error of either.
 */
export function useRecibir() {
  const { id: carpetaId, hoy } = useCarpeta();
  const dispatch = useAppDispatch();
  const subir = useSubirDocumento(carpetaId);
  return useCallback(
    async ({ id, version, cuentaDesde }: CertificadoDto, values: RecibirValues, file: File | null): Promise<void> => {
      const { numero, expedido, costo } = values;
      const documentoId = file && (await subir(file));
      await dispatch(
        certificados.send('certificadosUpdate', {
          ...{ id: carpetaId, certificadoId: id, 'If-Match': `"${version}"` },
          camposCertificadoDto: {
            expedido,
            numero: numero || null,
            costo: leerMonto(costo),
            // The days of some certificates count from the arrival.
            ...(cuentaDesde === 'recepcion' && { recibido: hoy }),
            ...(documentoId && { documentoId }),
          },
        }),
      );
    },
    [carpetaId, hoy, dispatch, subir],
  );
}
