import type { DomainError } from '../../common/errors/domain-error.js';
import type { ElegidoRechazadoDto, ElegidosDto } from './archivos.dto.js';
import { nadaElegido } from './negativas.js';

/** What becomes of several archivos and directorios: one that is refused does not stop the others. */
export class Lote {
  /** Those that are now as was asked, in the order of the call. */
  readonly archivos: string[] = [];
  readonly directorios: string[] = [];
  /** Those that were left out, since their names are taken. */
  readonly omitidos: string[] = [];
  readonly rechazados: ElegidoRechazadoDto[] = [];
  /** The names of what was changed, for the audit. */
  readonly nombres: string[] = [];
  /** The directorios whose content was changed. */
  readonly lugares = new Set<string | null>();

  refuse(id: string, nombre: string | null, { code, message }: Pick<DomainError, 'code' | 'message'>): void {
    this.rechazados.push({ id, nombre, code, message });
  }

  /** Refuses one that the person does not see, or that is not there. */
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

/** What was chosen. @throws DomainError 422 when it is nothing */
export function elegidos({ archivos = [], directorios = [] }: ElegidosDto): {
  archivos: string[];
  directorios: string[];
} {
  if (archivos.length + directorios.length === 0) {
    throw nadaElegido();
  }
  return { archivos, directorios };
}
