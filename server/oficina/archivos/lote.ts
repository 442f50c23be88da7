import type { DomainError } from '../../common/errors/domain-error.js';
import type { ElegidoRechazadoDto, ElegidosDto } from './lotes.dto.js';
import { nadaElegido } from './negativas.js';

/** The outcome for several archivos and directorios. A refused one does not stop the others. */
export class Lote {
  /** The archivos that now are as the call asked, in the order of the call. */
  readonly archivos: string[] = [];
  readonly directorios: string[] = [];
  /** The archivos and directorios that were left out, since their names are taken. */
  readonly omitidos: string[] = [];
  readonly rechazados: ElegidoRechazadoDto[] = [];
  /** The names of the changed archivos and directorios, for the audit. */
  readonly nombres: string[] = [];
  /** The directorios whose content was changed. */
  readonly lugares = new Set<string | null>();

  refuse(id: string, nombre: string | null, { code, message }: Pick<DomainError, 'code' | 'message'>): void {
    this.rechazados.push({ id, nombre, code, message });
  }

  /** Refuses an id that does not exist, or that the person does not see. */
  refuseUnknown(id: string, what: string): void {
    this.refuse(id, null, { code: 'NO_ENCONTRADO', message: `No se encontró ${what}.` });
  }

  change(nombre: string, ...lugares: readonly (string | null)[]): void {
    this.nombres.push(nombre);
    for (const lugar of lugares) {
      this.lugares.add(lugar);
    }
  }
}

/** The chosen archivos and directorios. @throws DomainError 422 when there are none */
export function elegidos({ archivos = [], directorios = [] }: ElegidosDto): {
  archivos: string[];
  directorios: string[];
} {
  if (archivos.length + directorios.length === 0) {
    throw nadaElegido();
  }
  return { archivos, directorios };
}
