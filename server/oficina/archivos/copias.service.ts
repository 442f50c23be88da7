import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { DomainError } from '../../common/errors/domain-error.js';
import { Plan } from '../../plataforma/plan/plan.service.js';
import { ArchivosRepository, type Copiable } from './archivos.repository.js';
import { DirectoriosRepository } from './directorios.repository.js';
import { DirectoriosService } from './directorios.service.js';
import { demasiadosArchivos } from './negativas.js';
import type { Arbol } from './tree.js';

/** The most archivos that one copy of a directorio may have. */
const MAX_ARCHIVOS = 10_000;

/**
 * Copies archivos and directorios. A copy shares the stored bytes of its original. The original's row is locked. So its
 * bytes are not deleted before the copy exists.
 */
@Injectable()
export class CopiasDeArchivos {
  constructor(
    private readonly archivos: ArchivosRepository,
    private readonly directorios: DirectoriosRepository,
    private readonly tree: DirectoriosService,
    private readonly plan: Plan,
  ) {}

  /** Why a directorio cannot be copied with its content; null when it can. */
  async refusalOf(tree: Arbol, id: string): Promise<DomainError | null> {
    const total = await this.archivos.countIn(tree.within(id).map((rama) => rama.id));
    return total > MAX_ARCHIVOS ? demasiadosArchivos(total, MAX_ARCHIVOS) : null;
  }

  /**
   * Copies a directorio with all content that the running user sees. Call it with the tree locked.
   * @returns the id of the copy
   * @throws DomainError 409 when the plan has no room or there are too many directorios
   */
  async copyDirectorio(tree: Arbol, id: string, padreId: string | null, nombre: string): Promise<string> {
    const ids = tree.within(id).map((rama) => rama.id);
    await this.tree.checkRoom(ids.length);
    const originals = new Map((await this.directorios.findByIds(ids)).map((row) => [row.id, row]));
    const copies = new Map(ids.map((original) => [original, uuid()]));
    for (const [original, copy] of copies) {
      const row = originals.get(original);
      if (row) {
        await this.directorios.insert({
          id: copy,
          padreId: original === id ? padreId : (copies.get(row.padreId ?? '') ?? null),
          nombre: original === id ? nombre : row.nombre,
          descripcion: row.descripcion,
          restringido: row.restringido,
        });
      }
    }
    const archivos = await this.archivos.findLockedIn(ids);
    await this.copyArchivos(
      archivos.map((archivo) => ({ ...archivo, directorioId: copies.get(archivo.directorioId ?? '') ?? null })),
    );
    return copies.get(id) as string;
  }

  /**
   * Copies the newest versions of archivos. The archivos must be locked.
   * @param copies the originals, with the place and the name of each copy
   * @returns the ids of the copies
   * @throws DomainError 409 when the plan has no room
   */
  async copyArchivos(copies: readonly Copiable[]): Promise<string[]> {
    if (copies.length === 0) {
      return [];
    }
    await this.plan.assertStorage(copies.reduce((sum, { bytes }) => sum + bytes, 0));
    const rows = copies.map(({ id, directorioId, nombre }) => ({ original: id, id: uuid(), directorioId, nombre }));
    await this.archivos.copy(rows);
    return rows.map((row) => row.id);
  }
}
