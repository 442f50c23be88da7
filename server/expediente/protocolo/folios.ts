import { fechaEnTexto, yearOf } from '../../vocabulario/fecha-firma.js';
import { LIBRO_NOMBRE, type Libro } from './tipos-instrumento.js';

/** The highest folio of a book. */
export const ULTIMO_FOLIO = 9_999_999;
/** The most folios that one instrumento or one reason has. */
const MAX_FOLIOS = 2_000;

/** Folios of a book, both ends included. */
export interface Folios {
  desde: number;
  hasta: number;
}

/** The folios that are asked for, as far as they were given. */
export interface FoliosPedidos {
  folioDesde?: number | null;
  folioHasta?: number | null;
}

/** Why folios cannot be taken: the field and a sentence. */
export interface FoliosRefusal {
  campo: 'folioDesde' | 'folioHasta';
  mensaje: string;
}

/**
 * The folios that follow in a book, or why those that are asked for do not: they leave no gap and overlap none.
 * @param siguiente the first free one
 */
export function foliosPedidos({ folioDesde, folioHasta }: FoliosPedidos, siguiente: number): Folios | FoliosRefusal {
  const desde = folioDesde ?? siguiente;
  if (desde < siguiente) {
    return { campo: 'folioDesde', mensaje: `El folio ${desde} ya está usado: el siguiente es el ${siguiente}.` };
  }
  if (desde > siguiente) {
    const mensaje =
      desde - 1 === siguiente
        ? `Queda sin usar el folio ${siguiente}: úselo, o anúlelo con su motivo.`
        : `Quedan sin usar los folios ${siguiente} a ${desde - 1}: úselos, o anúlelos con su motivo.`;
    return { campo: 'folioDesde', mensaje };
  }
  const hasta = folioHasta ?? desde;
  if (hasta < desde) {
    return { campo: 'folioHasta', mensaje: `El último folio no puede ser anterior al ${desde}.` };
  }
  if (hasta - desde >= MAX_FOLIOS || hasta > ULTIMO_FOLIO) {
    return { campo: 'folioHasta', mensaje: `Son demasiados folios: pueden ser hasta ${MAX_FOLIOS}.` };
  }
  return { desde, hasta };
}

export function isRefusal(folios: Folios | FoliosRefusal): folios is FoliosRefusal {
  return 'mensaje' in folios;
}

/** Why a date cannot be the next in a book (docs/domain.md#numbering): the last one is later. */
export function fechaRefusal(fecha: string, ultima: string | null, libro: Libro): string | null {
  return ultima !== null && fecha < ultima
    ? `Lo último de ${yearOf(ultima)} en el libro de ${LIBRO_NOMBRE[libro].toLowerCase()} es del ${fechaEnTexto(ultima)}: la fecha no puede ser anterior.`
    : null;
}

/** «folios 120 a 123», «folio 124». */
export function foliosEnTexto({ desde, hasta }: Folios): string {
  return desde === hasta ? `folio ${desde}` : `folios ${desde} a ${hasta}`;
}
