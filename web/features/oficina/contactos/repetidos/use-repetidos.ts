import { useState } from 'react';
import { useEscribir } from '../../../../collection/use-escribir';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { named } from '../../../../lib/named';
import { useAppDispatch } from '../../../../store/hooks';
import { contactosApi } from '../contactos-api';
import { anteriores, type Campo, combinados, type Lado, type Par } from './combinados';

const { repetidosCombinar, repetidosSeparar, repetidosSetDistintos } = contactosApi.endpoints;

/** Makes one contact of two, or keeps that they are two. Both can be undone. */
export function useRepetidos() {
  const dispatch = useAppDispatch();
  const { escribir, eliminar } = useEscribir();
  const toast = useToast();
  /** The id of the other contact of the pair that is being sent. */
  const [sendingId, setSendingId] = useState<string | null>(null);

  const send = async ({ otro }: Par, work: () => Promise<unknown>) => {
    setSendingId(otro.id);
    await work();
    setSendingId(null);
  };

  const combinar = (par: Par, elegido: Partial<Record<Campo, Lado>>) =>
    send(par, async () => {
      const { uno, otro } = par;
      const seen = { queda: { id: uno.id, version: uno.version }, otro: { id: otro.id, version: otro.version } };
      const combinarContactosDto = { ...seen, contact: combinados(par, elegido) };
      const after = await escribir((to) => to(repetidosCombinar.initiate({ combinarContactosDto })).unwrap());
      if (!after) return;
      const queda = { id: after.id, version: after.version };
      const separarContactosDto = { queda, otroId: otro.id, contact: anteriores(uno, after) };
      offerUndo(toast, `${named('Contacto', after.name)} combinado`, () =>
        dispatch(repetidosSeparar.initiate({ separarContactosDto })).unwrap(),
      );
    });

  const separar = (par: Par) =>
    send(par, () => {
      const say = (distintos: boolean) =>
        repetidosSetDistintos.initiate({ distintosDto: { unoId: par.uno.id, otroId: par.otro.id, distintos } });
      return eliminar((to) => to(say(true)).unwrap(), {
        said: 'No se vuelven a ofrecer',
        restore: (to) => to(say(false)).unwrap(),
      });
    });

  return { combinar, separar, sendingId };
}
