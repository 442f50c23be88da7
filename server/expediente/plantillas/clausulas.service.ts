import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { changesOf } from '../../common/database/changes.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { problemasDeClausula } from './clausula-leida.js';
import type { Clausula } from './plantilla.entity.js';
import type { CrearClausulaDto, ModificarClausulaDto } from './plantillas.dto.js';
import { PlantillasRepository } from './plantillas.repository.js';

const MAX_CLAUSULAS = 500;

/** The passages that templates insert by name. */
@Injectable()
export class ClausulasService {
  constructor(
    private readonly plantillas: PlantillasRepository,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
  ) {}

  /** All clauses, by name. */
  findAll(): Promise<Clausula[]> {
    return this.plantillas.findClausulas();
  }

  /** @throws DomainError 409; 422 with all faults of its text */
  async create({ id, clave, nombre, texto }: CrearClausulaDto): Promise<Clausula> {
    const present = await this.plantillas.findClausulas();
    if (present.length >= MAX_CLAUSULAS) {
      throw new DomainError('DEMASIADAS_CLAUSULAS', 409, `Puede haber hasta ${MAX_CLAUSULAS} cláusulas.`);
    }
    check({ clave, nombre, texto }, present);
    const { tenant, now } = this.transactions;
    const clausula = { id: id ?? uuid(), clave, nombre, texto, version: 1, creadaPor: tenant.usuarioId };
    await this.plantillas.insertClausula({ ...clausula, creadaEn: now, actualizadaEn: now });
    this.record('clausula.creada', clausula);
    return this.plantillas.getClausula(clausula.id);
  }

  /** @throws DomainError 404, 412; 422 with all faults of its text */
  async update(id: string, version: number, fields: ModificarClausulaDto): Promise<Clausula> {
    const clausula = await this.plantillas.getClausula(id, version);
    const changes = changesOf<Clausula>(clausula, fields);
    if (changes.texto !== undefined) {
      check({ ...clausula, texto: changes.texto }, await this.plantillas.findClausulas());
    }
    if (Object.keys(changes).length > 0) {
      await this.plantillas.updateClausula(clausula, changes);
      this.record('clausula.modificada', { ...clausula, ...changes }, { campos: Object.keys(changes) });
    }
    return this.plantillas.getClausula(id);
  }

  /** Deletes a clause that nothing names. @throws DomainError 404; 422 with the templates and clauses that name it */
  async remove(id: string): Promise<void> {
    const clausula = await this.plantillas.getClausula(id);
    const users = await this.usersOf(clausula.clave);
    if (users.length > 0) {
      throw new DomainError('CLAUSULA_USADA', 422, `Está en ${users.join(', ')}. Quítela de ahí primero.`);
    }
    await this.plantillas.removeClausula(id);
    this.record('clausula.eliminada', clausula);
  }

  /** The names of the clauses that name this clause, and of templates whose newest version does. */
  private async usersOf(clave: string): Promise<string[]> {
    const named = new RegExp(`^\\s*clausula\\s*\\.\\s*${clave}\\s*(\\||$)`);
    const users: string[] = [];
    for (const { id, nombre, versionActual } of await this.plantillas.findAll()) {
      const { campos } = await this.plantillas.getVersion(id, versionActual);
      if (campos.some(({ escrito }) => named.test(escrito))) {
        users.push(`la plantilla «${nombre}»`);
      }
    }
    for (const { nombre, texto } of await this.plantillas.findClausulas()) {
      if ([...texto.matchAll(/\{([^{}]*)\}/g)].some(([, escrito = '']) => named.test(escrito))) {
        users.push(`la cláusula «${nombre}»`);
      }
    }
    return users;
  }

  private record(
    accion: Extract<Accion, `clausula.${string}`>,
    { id, nombre }: Pick<Clausula, 'id' | 'nombre'>,
    datos: Record<string, unknown> = {},
  ): void {
    this.auditoria.record({ accion, entidad: 'clausula', entidadId: id, datos: { nombre, ...datos } });
    this.realtime.tellCuenta({ type: 'plantillas.changed' });
  }
}

/** @throws DomainError 422 with all faults of the text */
function check(clausula: Pick<Clausula, 'clave' | 'nombre' | 'texto'>, present: readonly Clausula[]): void {
  const problemas = problemasDeClausula(clausula, present);
  if (problemas.length > 0) {
    const mensaje = problemas.join(' ');
    throw new DomainError('CLAUSULA_CON_ERRORES', 422, mensaje, [{ campo: 'texto', mensaje }]);
  }
}
