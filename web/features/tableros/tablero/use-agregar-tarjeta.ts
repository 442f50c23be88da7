import { useAppDispatch } from '../../../app/hooks';
import { useToast } from '../../../components/toast-actions';
import type { Lista } from '../tableros-api';
import { createTarjeta } from '../tarjetas-writes';
import type { Coincide } from './use-filtro';

/** Makes a card at the end of a list, and says so when the filter hides it. */
export function useAgregarTarjeta(lista: Lista, matches: Coincide | null) {
  const toast = useToast();
  const dispatch = useAppDispatch();
  return async (title: string, key: string) => {
    const tarjeta = await dispatch(createTarjeta(lista, title, key)).unwrap();
    if (matches && !matches(tarjeta)) toast(`Se agregó «${title}». El filtro no la muestra.`, { severity: 'info' });
  };
}
