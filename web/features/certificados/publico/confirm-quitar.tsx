import { useCallback } from 'react';
import type { CertificadoDto } from '../../../api/generated/certificados';
import { useConfirm } from '../../../components/confirm';
import { useAppDispatch } from '../../../store/hooks';
import { queSigue } from '../certificado-texto';
import { certificadosApi } from '../certificados-api';

/** What leaves a carpeta. */
interface Sujeto {
  carpetaId: string;
  id: string;
  nombre: string;
}

/**
 * Says which certificates of an inmueble or a parte follow it out of its carpeta, before that.
 * @returns what was decided: there is nothing to ask, or the person is sure, or leaves it
 */
export function useConfirmQuitar(): (sujeto: Sujeto) => Promise<'sin-certificados' | 'segura' | 'no'> {
  const confirm = useConfirm();
  const dispatch = useAppDispatch();
  return useCallback(
    async ({ carpetaId, id, nombre }) => {
      const { data = [] } = await dispatch(
        certificadosApi.endpoints.certificadosFindOfCarpeta.initiate({ id: carpetaId }, { subscribe: false }),
      );
      const suyos = data.filter((certificado) => isOnlyAbout(certificado, id));
      if (suyos.length === 0) return 'sin-certificados';
      const isSure = await confirm({
        title: `¿Quitar «${nombre}» de la carpeta?`,
        message: (
          <ul>
            {queSigue(suyos).map((texto) => (
              <li key={texto}>{texto}</li>
            ))}
          </ul>
        ),
        actions: { confirm: { label: 'Quitar' }, cancel: { label: 'Dejar como está' } },
        dismissible: true,
      });
      return isSure ? 'segura' : 'no';
    },
    [confirm, dispatch],
  );
}

const isOnlyAbout = ({ inmueble, parte }: CertificadoDto, id: string) =>
  (inmueble?.id === id && !parte) || (parte?.id === id && !inmueble);
