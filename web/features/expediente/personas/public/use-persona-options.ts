import { useDebounced } from '../../../../lib/use-debounced';
import { usePersonasFindPageQuery, usePersonasGetQuery } from './personas-api';

const enough = 2;
const none: never[] = [];

/**
 * The personas that a text finds, and the chosen persona, which the text may not find.
 * @param texto the typed text; the search waits until typing stops
 */
export function usePersonaOptions(texto: string, personaId: string | null) {
  const text = texto.trim();
  const rested = useDebounced(text);
  const isTooShort = text.length < enough;
  const search = usePersonasFindPageQuery(
    { buscar: rested.slice(0, 200), pagina: 1, tamano: 10 },
    { skip: rested.length < enough },
  );
  const found = search.currentData?.personas ?? none;
  const listed = found.find(({ id }) => id === personaId);
  const { currentData: fetched } = usePersonasGetQuery(
    { id: personaId ?? '' },
    { skip: !personaId || Boolean(listed) },
  );
  const chosen = listed ?? fetched;
  const isLoading = !isTooShort && (rested !== text || search.isFetching);
  return {
    options: isTooShort || isLoading ? none : found,
    chosen,
    isTooShort,
    isLoading,
    /** Whether the search failed, so that it is unknown whether such a persona exists. */
    isFailed: !isTooShort && !isLoading && search.isError,
  };
}
