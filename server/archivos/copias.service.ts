import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { DomainError } from '../common/errors/domain-error.js';
import { Plan } from '../plan/plan.service.js';
import type { Arbol } from './arbol.js';
import { type ArchivoConVersion, ArchivosRepository } from './archivos.repository.js';
import { DirectoriosRepository } from './directorios.repository.js';
import { DirectoriosService } from './directorios.service.js';

/** How many archivos one copy of a directorio may have. */
const MAX_ARCHIVOS = 2_000;

/**
 * Copies archivos and directorios. A copy shares the stored bytes of its original, whose row is locked: so it cannot be
 * deleted, and its bytes with it, before the copy is there.
 */
@Injectable()
export class CopiasService {
  constructor(
    private readonly archivos: ArchivosRepository,
    private readonly directorios: DirectoriosRepository,
    private readonly tree: DirectoriosService,
    private readonly plan: Plan,
  ) {}

  /**
   * Copies the newest versions of archivos that are locked.
   * @param nombres the name of each copy, by the id of its original
   * @returns the ids of the copies
   * @throws DomainError 409 when the plan has no room
   */
  async copyArchivos(nombres: ReadonlyMap<string, string>, directorioId: string | null): Promise<string[]> {
    const originals = await this.archivos.findByIds([...nombres.keys()]);
    return this.insert(
      originals.map((original) => ({
        original,
        directorioId,
        nombre: nombres.get(original.archivo.id) ?? original.archivo.nombre,
      })),
    );
  }

  /**
   * Copies a directorio with all in it that the running user sees. Call it with the tree locked.
   * @returns the id of the copy
   * @throws DomainError 409 when the plan has no room or there are too many directorios, 422 when it holds too many
   */
  async copyDirectorio(tree: Arbol, id: string, padreId: string | null, nombre: string): Promise<string> {
    const ids = tree.within(id).map((rama) => rama.id);
    await this.tree.checkRoom(ids.length);
    if ((await this.archivos.countIn(ids)) > MAX_ARCHIVOS) {
      throw new DomainError('DEMASIADOS_ARCHIVOS', 422, `Se copian hasta ${MAX_ARCHIVOS} archivos a la vez.`);
    }
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
    const archivos = await this.archivos.findAllIn(ids);
    const locked = new Set(
      (await this.archivos.findLocked(archivos.map(({ archivo }) => archivo.id))).map((row) => row.id),
    );
    await this.insert(
      archivos
        .filter(({ archivo }) => locked.has(archivo.id))
        .map((original) => ({
          original,
          directorioId: copies.get(original.archivo.directorioId ?? '') ?? null,
          nombre: original.archivo.nombre,
        })),
    );
    return copies.get(id) as string;
  }

  private async insert(
    copies: readonly { original: ArchivoConVersion; directorioId: string | null; nombre: string }[],
  ): Promise<string[]> {
    if (copies.length === 0) {
      return [];
    }
    await this.plan.assertStorage(copies.reduce((sum, { original }) => sum + original.actual.bytes, 0));
    const rows = copies.map(({ original: { archivo, actual }, directorioId, nombre }) => ({
      archivo: { id: uuid(), directorioId, nombre, descripcion: archivo.descripcion, bytes: actual.bytes },
      version: actual,
    }));
    await this.archivos.insertAll(rows);
    return rows.map(({ archivo }) => archivo.id);
  }
}
