import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { changesOf } from '../../common/database/changes.js';
import { getLocked } from '../../common/database/found.js';
import { invalidField } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import type { CrearSalaDto, ModificarSalaDto } from './agenda.dto.js';
import { Sala } from './sala.entity.js';

/** The rooms of the office. */
@Injectable()
export class SalasService {
  constructor(
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
  ) {}

  findAll(): Promise<Sala[]> {
    return this.transactions.manager.find(Sala, { order: { activa: 'desc', nombre: 'asc' } });
  }

  find(id: string): Promise<Sala | null> {
    return this.transactions.manager.findOneBy(Sala, { id });
  }

  /** @throws DomainError 422 for a name that another room has */
  async create({ id, nombre }: CrearSalaDto): Promise<Sala> {
    const sala = { id: id ?? uuid(), nombre, activa: true, version: 1 };
    await this.checkNombre(nombre, sala.id);
    await this.transactions.manager.insert(Sala, sala);
    this.record('sala.agregada', sala);
    return sala;
  }

  /** @throws DomainError 404, 412, 422 */
  async update(id: string, fields: ModificarSalaDto, seen?: number): Promise<Sala> {
    const { manager } = this.transactions;
    const sala = await getLocked(manager, Sala, { id }, 'la sala', seen);
    const changes = changesOf<Sala>(sala, fields as Partial<Sala>);
    if (Object.keys(changes).length === 0) {
      return sala;
    }
    if (changes.nombre) {
      await this.checkNombre(changes.nombre, id);
    }
    const after = { ...sala, ...changes, version: sala.version + 1 };
    await manager.update(Sala, { id }, { ...changes, version: after.version });
    this.record('sala.modificada', after);
    return after;
  }

  /**
   * @param id the room that will have the name
   * @throws DomainError 422 for a name that another room has
   */
  private async checkNombre(nombre: string, id: string): Promise<void> {
    const taken: unknown[] = await this.transactions.manager.query(
      'select 1 from salas where lower(nombre) = lower($1) and id is distinct from $2',
      [nombre, id],
    );
    if (taken.length > 0) {
      throw invalidField('nombre', 'Ya hay una sala con ese nombre.');
    }
  }

  private record(accion: Accion, { id, nombre }: Sala): void {
    this.auditoria.record({ accion, entidad: 'sala', entidadId: id, datos: { nombre } });
    this.realtime.tellCuenta({ type: 'agenda.changed' });
  }
}
