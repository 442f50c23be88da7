import type { DomainError } from '../../common/errors/domain-error.js';
import { yaExiste } from './negativas.js';
import { numbered } from './nombres.js';

/** How many numbers are tried at a time. */
const TRIED = 20;

/** How names of a kind are compared, and how many characters they may have. */
export interface Comparacion {
  /** A key of each name, in their order: two names are equal when their keys are. */
  keysOf: (nombres: readonly string[]) => Promise<string[]>;
  max: number;
}

/** The names of one kind in a place to which several come, one after the other. */
export class NombresDelLugar {
  private readonly taken: Set<string>;
  private readonly known = new Map<string, string>();
  /** Of a name, the number that its next one may have: those below it are taken. */
  private readonly next = new Map<string, number>();

  /** @param taken the keys of the names that are there */
  constructor(
    taken: readonly string[],
    private readonly comparacion: Comparacion,
    private readonly siExiste?: 'conservar_ambos' | 'omitir',
  ) {
    this.taken = new Set(taken);
  }

  /** Compares many names at once that are taken afterwards. */
  async learn(nombres: readonly string[]): Promise<void> {
    const keys = await this.comparacion.keysOf(nombres);
    for (const [index, nombre] of nombres.entries()) {
      this.known.set(nombre, keys[index] as string);
    }
  }

  /** Takes a name, or says why not: it is taken, and left out or refused. */
  async take(id: string, nombre: string): Promise<{ nombre: string } | 'omitido' | DomainError> {
    if (this.siExiste !== 'conservar_ambos' && this.taken.has(await this.keyOf(nombre))) {
      return this.siExiste === 'omitir' ? 'omitido' : yaExiste(nombre, id);
    }
    return { nombre: await this.takeFree(nombre) };
  }

  /** Takes a name, or else it with the first number that is free: «Modelo (2).docx». */
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
