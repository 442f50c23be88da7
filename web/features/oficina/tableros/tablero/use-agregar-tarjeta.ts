import { useEscribir } from '../../../../coleccion/use-escribir';
import { useToast } from '../../../../components/toast-actions';
import { tableros } from '../tableros';
import type { Lista } from '../tableros-api';
import type { Nueva } from './use-agregar';
import type { Coincide } from './use-filtro';

/** Adds a card at the end of a list and shows it, or says that the filter hides it. */
export function useAgregarTarjeta(lista: Lista, matches: Coincide | null, onAdded: (id: string) => void) {
  const toast = useToast();
  const { escribir } = useEscribir();
  return async ({ id, title }: Nueva) => {
    const { id: listId, boardId } = lista;
    // Without a position, the server puts the card after all that are there by then.
    const card = { id, boardId, listId, title };
    const made = await escribir(tableros.send('tarjetasPost', { crearTarjetaDto: { card } }));
    if (made && matches && !matches(made)) {
      toast(`Se agregó «${title}». El filtro no la muestra.`, { severity: 'info' });
    }
    if (made) onAdded(id);
    return made;
  };
}
