import { type Undo, useEscribir, type Write } from '../../../../collection/use-escribir';
import { useConfirm } from '../../../../components/confirm';
import { useToast } from '../../../../components/toast-actions';
import { useAppDispatch } from '../../../../store/hooks';
import { deCarpeta } from './de-carpeta';

/** An inmueble or a parte that leaves its carpeta. */
interface Quitado {
  id: string;
  nombre: string;
}

/**
 * Takes an inmueble or a parte out of a carpeta, at once and with an undo. If something else leaves with it, such as
 * its certificates, it says so and asks first. Undoing would not bring the certificates back, so there is no undo then.
 */
export function useQuitar(carpetaId: string) {
  const confirm = useConfirm();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { eliminar, escribir } = useEscribir();
  return async ({ id, nombre }: Quitado, remove: Write<unknown>, undo: Undo): Promise<void> => {
    const said = await Promise.all(
      deCarpeta.map(async ({ alQuitar }) => (alQuitar ? (await alQuitar())(dispatch, carpetaId, id) : [])),
    );
    const queSigue = said.flat();
    if (queSigue.length === 0) {
      await eliminar(remove, undo);
      return;
    }
    const isSure = await confirm({
      title: `¿Quitar «${nombre}» de la carpeta?`,
      message: (
        <ul>
          {queSigue.map((texto) => (
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
