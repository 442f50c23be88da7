import { Injectable } from '@nestjs/common';
import { Auditoria } from '../../auditoria/auditoria.service.js';
import { ROL } from '../../common/access/roles.js';
import { notFound } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { Persona } from '../persona.entity.js';
import { givenBack, type Tomados } from '../persona-campos.js';
import { PersonasRepository } from '../personas.repository.js';
import { PersonasService } from '../personas.service.js';
import { hechoOf } from './hecho.js';
import type { ImportacionDeshechaDto } from './importacion.dto.js';
import { ImportacionesRepository } from './importaciones.repository.js';

/** Takes an import of personas back. */
@Injectable()
export class DeshacerImportacionPersonas {
  constructor(
    private readonly importaciones: ImportacionesRepository,
    private readonly personas: PersonasRepository,
    private readonly servicio: PersonasService,
    private readonly auditoria: Auditoria,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Deletes what an import registered and empties what it filled. What is in use by now, or was changed since, stays.
   * @throws DomainError 404 after a day
   */
  async undo(importacion: string): Promise<ImportacionDeshechaDto> {
    const importadas = await this.importaciones.take(importacion);
    if (importadas.length === 0) {
      throw notFound('la importación');
    }
    const completados = new Map(importadas.map(({ id, completado }) => [id, completado]));
    const ids = [...completados.keys()];
    const { usuarioId } = this.transactions.tenant;
    // They may have become partes of carpetas that the running user does not see.
    const { kept, deleted, emptied } = await this.transactions.actingAs({ usuarioId, rolId: ROL.titular }, async () => {
      const personas = await this.personas.findLocked(ids);
      const created = personas.filter(({ id }) => completados.get(id) === null);
      const unused = await this.importaciones.findUnused(created.map(({ id }) => id));
      const deleted = created.filter(({ id }) => unused.has(id));
      await this.importaciones.delete(deleted.map(({ id }) => id));
      const emptied = await this.empty(personas, completados);
      return { kept: created.filter(({ id }) => !unused.has(id)), deleted, emptied };
    });
    this.auditoria.recordAll(deleted.map((persona) => hechoOf('persona.eliminada', persona)));
    const datos = { eliminadas: deleted.length, vaciadas: emptied, quedan: kept.length };
    this.auditoria.record({
      accion: 'personas.importacion_deshecha',
      entidad: 'importacion',
      entidadId: importacion,
      datos,
    });
    const partes = await this.importaciones.findPartes(kept.map(({ id }) => id));
    const quedan = kept.map((persona) => ({
      nombre: persona.nombreCompleto,
      motivo: motivoOf(persona, partes.has(persona.id)),
    }));
    return { eliminadas: deleted.length, vaciadas: emptied, quedan };
  }

  /** Empties what an import filled, except what was changed since. @returns of how many personas */
  private async empty(personas: readonly Persona[], completados: ReadonlyMap<string, Tomados | null>): Promise<number> {
    let count = 0;
    for (const persona of personas.filter(({ unidaA }) => !unidaA)) {
      const changes = givenBack(persona, completados.get(persona.id) ?? {});
      if (Object.keys(changes).length > 0) {
        await this.servicio.write(persona, changes);
        this.auditoria.record(hechoOf('persona.modificada', persona, { campos: Object.keys(changes) }));
        count++;
      }
    }
    return count;
  }
}

/** Of a carpeta that the running user does not see, nothing is said. */
function motivoOf({ version }: Persona, isParte: boolean): string {
  if (isParte) {
    return 'Ya es parte de una carpeta.';
  }
  return version > 1 ? 'Alguien la modificó después.' : 'Ya está en uso.';
}
