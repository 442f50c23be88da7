import { Injectable } from '@nestjs/common';
import { Importaciones } from '../../../common/importaciones/importaciones.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import { Auditoria } from '../../../plataforma/auditoria/auditoria.service.js';
import { ROL } from '../../../vocabulario/roles.js';
import type { Persona } from '../persona.entity.js';
import { givenBack, type Tomados } from '../persona-fields.js';
import { PersonasRepository } from '../personas.repository.js';
import { PersonasService } from '../personas.service.js';
import { hechoOf } from './hecho.js';
import type { ImportacionDeshechaDto } from './importacion.dto.js';
import { ImportacionesRepository, PERSONAS_IMPORTADAS, type PersonaImportada } from './importaciones.repository.js';

@Injectable()
export class DeshacerImportacionPersonas {
  constructor(
    private readonly importaciones: Importaciones,
    private readonly repository: ImportacionesRepository,
    private readonly personas: PersonasRepository,
    private readonly servicio: PersonasService,
    private readonly auditoria: Auditoria,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Deletes the personas that an import added, and empties the fields that it filled. Personas in use and changed
   * personas stay. Personas in use only in hidden carpetas become hidden, as if they were deleted.
   * @throws DomainError 404 after a day
   */
  async undo(importacion: string): Promise<ImportacionDeshechaDto> {
    const importadas = await this.importaciones.take<PersonaImportada>(PERSONAS_IMPORTADAS, importacion);
    const completados = new Map(importadas.map(({ id, completado }) => [id, completado]));
    const ids = [...completados.keys()];
    const { usuarioId } = this.transactions.tenant;
    const partes = await this.repository.findPartes(ids);
    // As a titular: some personas may be partes of carpetas hidden from the running user.
    const { kept, deleted, emptied } = await this.transactions.actingAs({ usuarioId, rolId: ROL.titular }, async () => {
      const personas = await this.personas.findLocked(ids);
      const created = personas.filter(({ id }) => completados.get(id) === null);
      const unused = await this.repository.findUnused(created.map(({ id }) => id));
      const isGone = ({ id }: Persona) => unused.has(id) && !partes.has(id);
      const deleted = created.filter(isGone);
      const siguen = await this.repository.findPartes(deleted.map(({ id }) => id));
      await this.personas.retire(...siguen);
      await this.repository.delete(deleted.map(({ id }) => id).filter((id) => !siguen.has(id)));
      const emptied = await this.empty(personas, completados);
      return { kept: created.filter((persona) => !isGone(persona)), deleted, emptied };
    });
    this.auditoria.recordAll(deleted.map((persona) => hechoOf('persona.eliminada', persona)));
    const datos = { eliminadas: deleted.length, vaciadas: emptied, quedan: kept.length };
    this.auditoria.record({
      accion: 'personas.importacion_deshecha',
      entidad: 'importacion',
      entidadId: importacion,
      datos,
    });
    const quedan = kept.map((persona) => ({
      nombre: persona.nombreCompleto,
      motivo: motivoOf(persona, partes.has(persona.id)),
    }));
    return { eliminadas: deleted.length, vaciadas: emptied, quedan };
  }

  /**
   * Empties the fields that an import filled, except fields that changed since. @returns the number of emptied personas
   */
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

function motivoOf({ version }: Persona, isParte: boolean): string {
  if (isParte) {
    return 'Ya es parte de una carpeta.';
  }
  return version > 1 ? 'Alguien la modificó después.' : 'Ya está en uso.';
}
