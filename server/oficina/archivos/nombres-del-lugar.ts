import type { DomainError } from '../../common/errors/domain-error.js';
import { yaExiste } from './negativas.js';
import { numbered } from './nombres.js';

/** How many numbered names are compared in one query. */
const TRIED = 20;

/** How names of a kind are compared, and how many characters a name may have. */
export interface Comparacion {
  /** A key for each name, in the order of the names. Two names are equal when their keys are equal. */
  keysOf: (nombres: readonly string[]) => Promise<string[]>;
  max: number;
}

/** The names of one kind in a place. Several archivos or directorios may come there, one after the other. */
export class NombresDelLugar {
  private readonly taken: Set<string>;
  private readonly known = new Map<string, string>();
  /** For the key of a name, the number to try next: all lower numbers are taken. */
  private readonly next = new Map<string, number>();

  /** @param taken the keys of the names in the place */
  constructor(
    taken: readonly string[],
    private readonly comparacion: Comparacion,
    private readonly siExiste?: 'conservar_ambos' | 'omitir',
  ) {
    this.taken = new Set(taken);
  }

  /** Asks for the keys of many names in one query, before the names are taken. */
  async learn(nombres: readonly string[]): Promise<void> {
    const keys = await this.comparacion.keysOf(nombres);
    for (const [index, nombre] of nombres.entries()) {
      this.known.set(nombre, keys[index] as string);
    }
  }

  /** Takes a name. When the name is taken already, returns «omitido» or the refusal. */
  async take(id: string, nombre: string): Promise<{ nombre: string } | 'omitido' | DomainError> {
    if (this.siExiste !== 'conservar_ambos' && this.taken.has(await this.keyOf(nombre))) {
      return this.siExiste === 'omitir' ? 'omitido' : yaExiste(nombre, id);
    }
    return { nombre: await this.takeFree(nombre) };
  }

  /** Takes a name. When the name is taken already, adds the first free number: «Modelo (2).docx». */
  async takeFree(nombre: string): Promise<string> {
    const key = await this.keyOf(nombre);
    if (!this.taken.has(key)) {
      this.taken.add(key);
      return nombre;
    }
    for (let first = this.next.get(key) ?? 2; ; first += TRIED) {
      const candidates = Array.from({ length: TRIED }, (_, i) => numbered(nombre, first + i, this.comparacion.max));
      const keys = await this.comparacion.keysOf(candidates);
      const index = keys.findIndex((each) => !this.taken.has(each));
      if (index >= 0) {
        this.taken.add(keys[index] as string);
        this.next.set(key, first + index + 1);
        return candidates[index] as string;
      }
    }
  }

  private async keyOf(nombre: string): Promise<string> {
    const known = this.known.get(nombre);
    return known ?? ((await this.comparacion.keysOf([nombre]))[0] as string);
  }
}
