import type { CertificadoDto } from '../../../../api/generated/certificados';
import { type Undo, useEscribir, type Write } from '../../../../coleccion/use-escribir';
import { useConfirm } from '../../../../components/confirm';
import { useToast } from '../../../../components/toast-actions';
import { useAppDispatch } from '../../../../store/hooks';
import { queSigue } from '../certificado-texto';
import { certificadosApi } from '../certificados-api';

/** An inmueble or a parte that leaves its carpeta. */
interface Sujeto {
  id: string;
  nombre: string;
}

/**
 * Takes an inmueble or a parte out of a carpeta: at once with an undo, or after saying which certificates follow it. Those
 * would not come back with it, so there is no undo then.
 */
export function useQuitar(carpetaId: string) {
  const confirm = useConfirm();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { eliminar, escribir } = useEscribir();
  return async ({ id, nombre }: Sujeto, remove: Write<unknown>, undo: Undo): Promise<void> => {
    const { data = [] } = await dispatch(
      certificadosApi.endpoints.certificadosFindOfCarpeta.initiate({ id: carpetaId }, { subscribe: false }),
    );
    const suyos = data.filter((certificado) => isOnlyAbout(certificado, id));
    if (suyos.length === 0) {
      await eliminar(remove, undo);
      return;
    }
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
    if (isSure && (await escribir(remove)) !== undefined) toast(undo.said);
  };
}

const isOnlyAbout = ({ inmueble, parte }: CertificadoDto, id: string) =>
  (inmueble?.id === id && !parte) || (parte?.id === id && !inmueble);
