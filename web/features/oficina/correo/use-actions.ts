import { useMemo } from 'react';
import { useEscribir } from '../../../collection/use-escribir';
import { useConfirm } from '../../../components/confirm';
import { offerUndo } from '../../../components/offer-undo';
import { useToast } from '../../../components/toast-actions';
import { contar } from '../../../lib/numeros';
import { useAppDispatch } from '../../../store/hooks';
import { vueltaOf } from './cambios';
import { cambiarCorreos, paginas } from './correos';
import type { CambioCorreos, Correo, CorreoListado } from './correos-api';

type Destino = NonNullable<CambioCorreos['bandeja']>;
/** A mail to move. The open mail also says whether its sender was verified. */
type Movible = CorreoListado & Partial<Pick<Correo, 'autenticacion'>>;

/** The actions on mails. Each change is shown at once, and taken back when the server refuses it. */
export function useAcciones() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const confirm = useConfirm();
  const { escribir } = useEscribir();

  return useMemo(() => {
    const write = (correos: readonly CorreoListado[], cambio: CambioCorreos) =>
      escribir(cambiarCorreos(idsOf(correos), cambio));

    const cambiar = async (correos: readonly CorreoListado[], cambio: CambioCorreos) => {
      const changed = await write(correos, cambio);
      const gone = changed ? correos.length - changed.length : 0;
      if (gone > 0) toast(`${correosText(gone)} ya no ${gone === 1 ? 'está' : 'están'}`, { severity: 'error' });
    };

    /** Moves mails, and offers to undo it. False when no mail could be moved. */
    const mover = async (correos: readonly Movible[], bandeja: Destino): Promise<boolean> => {
      const moved = await write(correos, { bandeja });
      if (!moved) return false;
      const gone = correos.filter(({ id }) => moved.includes(id));
      const left = correos.length - gone.length;
      if (left > 0) {
        const isLeaving = correos.some(({ id, estado }) => estado === 'programado' && !moved.includes(id));
        const text = `${correosText(left)} no se ${left === 1 ? 'pudo' : 'pudieron'} mover`;
        toast(isLeaving ? `${text}: cancele antes el envío` : text, { severity: 'error' });
      }
      if (gone.length === 0) return false;
      const places = Map.groupBy(gone, vueltaOf);
      const undo = () =>
        Promise.all([...places].map(([place, those]) => dispatch(cambiarCorreos(idsOf(those), { bandeja: place }))));
      offerUndo(toast, movidosText(gone, bandeja), undo);
      return true;
    };

    /**
     * Deletes mails of the trash for good, after a confirmation; without mails, the whole trash.
     * @param leave leaves the page of the deleted mails, which would be fetched again
     */
    const borrar = async (correos?: readonly CorreoListado[], leave?: () => unknown): Promise<void> => {
      const isSure = await confirm({
        title: correos ? 'Eliminar para siempre' : 'Vaciar la papelera',
        message: correos
          ? `${correosText(correos.length)} ${correos.length === 1 ? 'se eliminará' : 'se eliminarán'} para siempre. Esto no se puede deshacer.`
          : 'Todos los correos de la papelera se eliminarán para siempre. Esto no se puede deshacer.',
        actions: {
          confirm: { label: correos ? 'Eliminar' : 'Vaciar', color: 'warn' },
          cancel: { label: 'Cancelar' },
        },
      });
      if (!isSure) return;
      await leave?.();
      const ids = correos && idsOf(correos);
      const answer = await escribir(paginas.send('correosRemoveForGood', { borrarCorreosDto: { ids } }));
      if (answer) toast(borradosText(answer.borrados), { severity: 'success' });
    };

    return { cambiar, mover, borrar };
  }, [dispatch, toast, confirm, escribir]);
}

export type Acciones = ReturnType<typeof useAcciones>;

const idsOf = (correos: readonly CorreoListado[]) => correos.map(({ id }) => id);

const correosText = (count: number) => contar(count, 'correo', 'correos');

function movidosText(correos: readonly Movible[], bandeja: Destino): string {
  const count = correos.length;
  const [what, s] = count === 1 ? ['Correo', ''] : [correosText(count), 's'];
  if (bandeja === 'trash') return `${what} en la papelera`;
  if (bandeja === 'spam') {
    const isRemembered = correos.every(({ autenticacion }) => autenticacion === 'verificado');
    return isRemembered ? `${what} en Spam. Lo próximo que envíe su remitente también irá ahí` : `${what} en Spam`;
  }
  if (bandeja === 'archive') return `${what} en Apartados`;
  return correos.every((correo) => correo.bandeja === 'spam' || correo.bandeja === 'archive')
    ? `${what} en Recibidos`
    : `${what} recuperado${s}`;
}

const borradosText = (count: number) =>
  contar(count, 'correo eliminado para siempre', 'correos eliminados para siempre');
