import { skipToken } from '@reduxjs/toolkit/query';
import { type Tecleado, useLista, useTecleado } from '../../../../components/menciones/use-list';
import { useDebounced } from '../../../../lib/use-debounced';
import { usePermiso } from '../../../../session/use-permiso';
import { useCarpetasFindPageQuery } from './carpetas-api';
import { estados } from './estados';

/** Drafts have no number. */
const numeradas = estados.filter((estado) => estado !== 'borrador');
const maxQuery = 40;

/** The word after a `#` before the caret. Null when there is no `#`. */
function numeroAt(text: string, caret: number): Tecleado | null {
  const before = text.slice(0, caret);
  const from = before.lastIndexOf('#');
  if (from < 0 || /[^\s([{«"'¿¡]/.test(before.charAt(from - 1))) return null;
  const query = before.slice(from + 1);
  return query.length > maxQuery || /\s/.test(query) ? null : { from, query };
}

/** The carpetas offered after a `#`, by their number or a word of their carátula. */
export function useNumeros(
  area: { current: HTMLTextAreaElement | null },
  text: string,
  onChoose: (text: string) => void,
) {
  const canSee = usePermiso('carpetas.ver');
  const tecleado = useTecleado(area, text, numeroAt);
  const { query } = tecleado.typed ?? {};
  const rested = useDebounced(query, 150);
  const { currentData } = useCarpetasFindPageQuery(
    canSee && rested !== undefined
      ? {
          buscar: rested || undefined,
          estado: numeradas,
          papelera: false,
          orden: 'actualizadaEn',
          direccion: 'desc',
          pagina: 1,
          tamano: 6,
        }
      : skipToken,
  );
  // Results of an earlier word are not offered, because the Enter that sends the text would choose one of them.
  const found = query === rested ? currentData?.carpetas : undefined;
  const offered = (found ?? []).flatMap(({ id, codigo, caratula, estado }) =>
    codigo ? { id, codigo, caratula, estado } : [],
  );
  return useLista(tecleado, offered, ({ codigo }) => `#${codigo}`, onChoose);
}
