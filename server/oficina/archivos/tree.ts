import type { Directorio } from './directorio.entity.js';

/** The fields of a directorio that the tree needs. */
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

  /** The path from the outermost directorio to this one; empty for an id that is null or unknown. */
  pathOf(id: string | null): Rama[] {
    const path: Rama[] = [];
    for (let rama = id ? this.byId.get(id) : undefined; rama; rama = this.byId.get(rama.padreId ?? '')) {
      path.unshift(rama);
    }
    return path;
  }

  /** A directorio and all directorios below it. Each directorio comes after its parent. */
  within(id: string): Rama[] {
    const found = this.byId.get(id);
    const all = found ? [found] : [];
    for (const { id: padreId } of all) {
      all.push(...(this.byPadre.get(padreId) ?? []));
    }
    return all;
  }

  /** The number of levels from a directorio down to its deepest directorio, with itself. */
  heightOf(id: string): number {
    const children = this.byPadre.get(id) ?? [];
    return 1 + Math.max(0, ...children.map((child) => this.heightOf(child.id)));
  }
}
