import type { DomainError } from '../common/errors/domain-error.js';
import { yaExiste } from './negativas.js';
import { comparable, freeName } from './nombres.js';

/** The names of one kind in a place to which several come, one after the other. */
export class NombresDelLugar {
  private readonly nombres: string[];

  constructor(
    nombres: readonly string[],
    private readonly siExiste: 'conservar_ambos' | 'omitir' | undefined,
  ) {
    this.nombres = [...nombres];
  }

  /** Takes a name, or says why not: it is taken, and left out or refused. */
  take(id: string, nombre: string): { nombre: string } | 'omitido' | DomainError {
    if (!this.has(nombre)) {
      return this.taken(nombre);
    }
    if (this.siExiste === 'omitir') {
      return 'omitido';
    }
    return this.siExiste === 'conservar_ambos' ? this.taken(freeName(nombre, this.nombres)) : yaExiste(nombre, id);
  }

  private has(nombre: string): boolean {
    return this.nombres.some((other) => comparable(other) === comparable(nombre));
  }

  private taken(nombre: string): { nombre: string } {
    this.nombres.push(nombre);
    return { nombre };
  }
}
