import { useToast } from '../../../components/toast-actions';
import type { Lista } from '../tableros-api';
import { useCreateTarjetaMutation } from '../tarjetas-writes';
import type { Coincide } from './use-filtro';

/** Makes a card at the end of a list, and says so when the filter hides it. */
export function useAgregarTarjeta({ id: listId, boardId }: Lista, matches: Coincide | null) {
  const toast = useToast();
  const [create] = useCreateTarjetaMutation();
  return async (title: string, key: string) => {
    const tarjeta = await create({ key, boardId, listId, title }).unwrap();
    if (matches && !matches(tarjeta)) toast(`Se agregó «${title}». El filtro no la muestra.`, { severity: 'info' });
  };
}
