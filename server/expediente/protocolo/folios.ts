import { fechaEnTexto, yearOf } from '../../vocabulario/fecha-firma.js';
import { LIBRO_NOMBRE, type Libro } from './tipos-instrumento.js';

/** The highest folio of a book. */
export const ULTIMO_FOLIO = 9_999_999;
/** The most folios of an instrumento, or of a voiding. */
const MAX_FOLIOS = 2_000;

/** A range of folios of a book, both ends included. */
export interface Folios {
  desde: number;
  hasta: number;
}

/** The folios that a person asks for. Each end may be left out. */
export interface FoliosPedidos {
  folioDesde?: number | null;
  folioHasta?: number | null;
}

/** The reason why folios cannot be taken, and the field that it is about. */
export interface FoliosRefusal {
  campo: 'folioDesde' | 'folioHasta';
  mensaje: string;
}

/**
 * The next folios of a book, or a refusal. Folios leave no gap and do not overlap.
 * @param siguiente the first free folio
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

/** Why a date cannot be the next of a book: its last date is later (docs/domain.md#numbering). */
export function fechaRefusal(fecha: string, ultima: string | null, libro: Libro): string | null {
  return ultima !== null && fecha < ultima
    ? `Lo último de ${yearOf(ultima)} en el libro de ${LIBRO_NOMBRE[libro].toLowerCase()} es del ${fechaEnTexto(ultima)}: la fecha no puede ser anterior.`
    : null;
}

/** Folios in words: «folios 120 a 123», «folio 124». */
export function foliosEnTexto({ desde, hasta }: Folios): string {
  return desde === hasta ? `folio ${desde}` : `folios ${desde} a ${hasta}`;
}
