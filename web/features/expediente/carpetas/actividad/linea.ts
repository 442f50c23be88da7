import type { EventoDto } from '../../../../api/generated/carpetas';
import type { ComentarioDto } from '../../../../api/generated/comentarios';

/** An event of a carpeta, or a comment about it. */
type Entrada = { id: string; en: string; evento: EventoDto } | { id: string; en: string; comentario: ComentarioDto };

interface Loaded<Row> {
  rows: readonly Row[];
  /** Whether the server has older rows that are not loaded. */
  hasMore: boolean;
}

/**
 * Puts events and comments in order, newest first. The line ends at the oldest moment for which both are loaded.
 * @returns the entries, and which of the two lists must be loaded to show more
 */
export function lineaOf(eventos: Loaded<EventoDto>, comentarios: Loaded<ComentarioDto>) {
  const ends = [eventos, comentarios].map(({ rows, hasMore }) => (hasMore ? timeOf(rows.at(-1)) : -Infinity));
  const end = Math.max(...ends);
  const entradas: Entrada[] = [
    ...eventos.rows.map((evento) => ({ id: evento.id, en: evento.en, evento })),
    ...comentarios.rows.map((comentario) => ({ id: comentario.id, en: comentario.en, comentario })),
  ];
  return {
    entradas: entradas.filter((entrada) => timeOf(entrada) >= end).sort((one, other) => timeOf(other) - timeOf(one)),
    next: {
      eventos: eventos.hasMore && ends[0] === end,
      comentarios: comentarios.hasMore && ends[1] === end,
    },
  };
}

const timeOf = (row: { en: string } | undefined) => (row ? Date.parse(row.en) : Infinity);
