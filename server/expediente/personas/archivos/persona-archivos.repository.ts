import { Injectable } from '@nestjs/common';
import { IsNull, type QueryDeepPartialEntity } from 'typeorm';
import { canBeRestored, restorable } from '../../../common/database/deleted.js';
import { found, foundAt } from '../../../common/database/found.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import type { EnPapelera } from '../../../plataforma/papelera/papelera-source.js';
import { Persona } from '../persona.entity.js';
import { PersonaArchivo } from './persona-archivo.entity.js';

/** The documents that are kept on the visible personas; row-level security hides the others. */
@Injectable()
export class PersonaArchivosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The documents of a persona, the latest first. */
  findOf(personaId: string): Promise<PersonaArchivo[]> {
    const where = { personaId, eliminadoEn: IsNull() };
    return this.transactions.manager.find(PersonaArchivo, { where, order: { creadoEn: 'desc', id: 'desc' } });
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<PersonaArchivo> {
    const row = await this.transactions.manager.findOneBy(PersonaArchivo, { id, eliminadoEn: IsNull() });
    return found(row, 'el documento');
  }

  /** Locks a document to change it. @param seen the version of If-Match @throws DomainError 404, 412 */
  async getLocked(id: string, seen: number): Promise<PersonaArchivo> {
    const where = { id, eliminadoEn: IsNull() };
    const row = await this.transactions.manager.findOne(PersonaArchivo, { where, lock: { mode: 'pessimistic_write' } });
    return foundAt(found(row, 'el documento'), 'los datos', seen);
  }

  /** Locks a persona, so that documents are added to it one after another. @throws DomainError 404 */
  async lockPersona(id: string): Promise<Persona> {
    const where = { id };
    return found(
      await this.transactions.manager.findOne(Persona, { where, lock: { mode: 'for_no_key_update' } }),
      'la persona',
    );
  }

  count(personaId: string): Promise<number> {
    return this.transactions.manager.countBy(PersonaArchivo, { personaId, eliminadoEn: IsNull() });
  }

  async insert(archivo: QueryDeepPartialEntity<PersonaArchivo>): Promise<void> {
    await this.transactions.manager.insert(PersonaArchivo, archivo);
  }

  /** Writes to a locked document, and raises its version. */
  async update({ id, version }: PersonaArchivo, changes: QueryDeepPartialEntity<PersonaArchivo>): Promise<void> {
    await this.transactions.manager.update(PersonaArchivo, { id }, { ...changes, version: version + 1 });
  }

  /** Finds a document that was deleted in the last day. @throws DomainError 404 */
  async getDeleted(id: string): Promise<PersonaArchivo> {
    const eliminadoEn = restorable(this.transactions.now);
    return found(await this.transactions.manager.findOneBy(PersonaArchivo, { id, eliminadoEn }), 'el documento');
  }

  /** The documents that were deleted in the last day, each with the name of its persona. */
  findDeleted(limit: number): Promise<EnPapelera[]> {
    return this.transactions.manager.query(
      `select a.id, a.nombre, p.nombre_completo as lugar, a.eliminado_en as "eliminadoEn"
         from persona_archivos a join personas p on p.id = a.persona_id
        where ${canBeRestored('a.eliminado_en', '$1')} order by a.eliminado_en desc limit $2`,
      [this.transactions.now, limit],
    );
  }
}
