import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CamposCertificadoDto, CertificadoDto } from '../../../api/generated/certificados';
import { useColeccion } from '../../../collection/use-collection';
import { useEscribir } from '../../../collection/use-escribir';
import { newId } from '../../../lib/new-id';
import { useCarpeta } from '../carpetas/public/use-carpeta';
import { toDto, toValues } from './certificado-values';
import { again, certificados } from './certificados-api';

/** The certificates of the carpeta whose page this is. */
export function useCertificados() {
  const carpeta = useCarpeta();
  const { data, error, refetch } = useColeccion(
    certificados,
    { id: carpeta.id },
    { refetchOnMountOrArgChange: 10, refetchOnFocus: true },
  );
  return { carpeta, certificados: data, error, retry: () => void refetch() };
}

/** Opens the dialogs of the tab by their addresses, and closes them. */
export function useRutasDeCertificados() {
  const { id } = useCarpeta();
  const navigate = useNavigate();
  return useMemo(() => {
    const tab = `/carpetas/${id}/certificados`;
    const go = (to: string, replace = false) => void navigate(to, { replace, preventScrollReset: true });
    return {
      agregar: () => go(`${tab}/agregar`),
      editar: (certificadoId: string) => go(`${tab}/${certificadoId}`),
      close: () => go(tab, true),
    };
  }, [id, navigate]);
}

/** Writes that a certificate was asked for today. @param hoy today in the cuenta, `YYYY-MM-DD` */
export function usePedir(carpetaId: string) {
  const [isAsking, setIsAsking] = useState(false);
  const { escribir } = useEscribir();
  const pedir = async ({ id, version }: Pick<CertificadoDto, 'id' | 'version'>, hoy: string) => {
    setIsAsking(true);
    await escribir(
      certificados.send('certificadosUpdate', {
        ...{ id: carpetaId, certificadoId: id, 'If-Match': `"${version}"` },
        camposCertificadoDto: { solicitado: hoy },
      }),
    );
    setIsAsking(false);
  };
  return { pedir, isAsking };
}

/**
 * Asks again, today, for a certificate that does not reach the signature, and offers to undo that. Its file stays among
 * the documents. @param hoy today in the cuenta, `YYYY-MM-DD`
 */
export function usePedirDeNuevo(carpetaId: string, hoy: string) {
  const { eliminar } = useEscribir();
  return (certificado: CertificadoDto) => {
    const { id: certificadoId, version, nombre } = certificado;
    const update = (camposCertificadoDto: CamposCertificadoDto, seen: number) =>
      certificados.send('certificadosUpdate', {
        ...{ id: carpetaId, certificadoId, 'If-Match': `"${seen}"`, camposCertificadoDto },
      });
    const { vence: _vence, documento: _documento, ...fields } = again;
    return eliminar(update({ ...fields, documentoId: null, solicitado: hoy }, version), {
      said: `Certificado pedido de nuevo: ${nombre}`,
      restore: (dispatch, getState) => {
        const now = certificados
          .select({ id: carpetaId })(getState())
          ?.find(({ id }) => id === certificadoId);
        return update(toDto(toValues(certificado)), now?.version ?? version + 1)(dispatch, getState);
      },
    });
  };
}

/** Takes a certificate out of a carpeta at once, and offers to undo that. */
export function useQuitar(carpetaId: string) {
  const { eliminar } = useEscribir();
  return (certificado: CertificadoDto) => {
    const nuevoCertificadoDto = { ...toDto(toValues(certificado)), id: newId() };
    const { id: certificadoId, version, nombre } = certificado;
    return eliminar(
      certificados.send('certificadosRemove', { id: carpetaId, certificadoId, 'If-Match': `"${version}"` }),
      {
        said: `Certificado quitado: ${nombre}`,
        restore: certificados.send('certificadosCreate', { id: carpetaId, nuevoCertificadoDto }),
      },
    );
  };
}
