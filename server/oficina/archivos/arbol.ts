import type { Directorio } from './directorio.entity.js';

/** What is known of a directorio in the tree. */
export type Rama = Pick<Directorio, 'id' | 'padreId' | 'nombre' | 'reservado'>;

/** The directorios that a person sees, as a tree. */
export class Arbol {
  private readonly byId: ReadonlyMap<string, Rama>;
  private readonly byPadre: ReadonlyMap<string | null, Rama[]>;

  constructor(readonly ramas: readonly Rama[]) {
    this.byId = new Map(ramas.map((rama) => [rama.id, rama]));
    this.byPadre = Map.groupBy(ramas, ({ padreId }) => padreId);
  }

  find(id: string): Rama | undefined {
    return this.byId.get(id);
  }

  /** From the outermost directorio to this one; [] for what is in none. */
  pathOf(id: string | null): Rama[] {
    const path: Rama[] = [];
    for (let rama = id ? this.byId.get(id) : undefined; rama; rama = this.byId.get(rama.padreId ?? '')) {
      path.unshift(rama);
    }
    return path;
  }

  /** A directorio and all below it, each after the one that holds it. */
  within(id: string): Rama[] {
    const found = this.byId.get(id);
    const all = found ? [found] : [];
    for (const { id: padreId } of all) {
      all.push(...(this.byPadre.get(padreId) ?? []));
    }
    return all;
  }

  /** The number of levels of a directorio with all below it. */
  heightOf(id: string): number {
    const children = this.byPadre.get(id) ?? [];
    return 1 + Math.max(0, ...children.map((child) => this.heightOf(child.id)));
  }
}
