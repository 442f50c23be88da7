import type { DomainError } from '../common/errors/domain-error.js';
import { yaExiste } from './negativas.js';
import { comparable, comparables, freeName } from './nombres.js';

/** The names of one kind in a place to which several come, one after the other. */
export class NombresDelLugar {
  private readonly taken: Set<string>;

  constructor(
    nombres: readonly string[],
    private readonly siExiste: 'conservar_ambos' | 'omitir' | undefined,
  ) {
    this.taken = comparables(nombres);
  }

  /** Takes a name, or says why not: it is taken, and left out or refused. */
  take(id: string, nombre: string): { nombre: string } | 'omitido' | DomainError {
    if (!this.taken.has(comparable(nombre))) {
      return this.add(nombre);
    }
    if (this.siExiste === 'omitir') {
      return 'omitido';
    }
    return this.siExiste === 'conservar_ambos' ? this.add(freeName(nombre, this.taken)) : yaExiste(nombre, id);
  }

  private add(nombre: string): { nombre: string } {
    this.taken.add(comparable(nombre));
    return { nombre };
  }
}
