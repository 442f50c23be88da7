import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { restorable } from '../../common/database/deleted.js';
import { found, getLocked } from '../../common/database/found.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { academiaDomain } from './academia.domain.js';
import { Curso } from './curso.entity.js';
import { CursoPaso } from './curso-paso.entity.js';

/** A course of the cuenta, with the number of steps that the person may read. */
export interface CursoContado {
  curso: Curso;
  pasos: number;
}

/** The roles that write courses. They also see steps that have no content yet. */
export const WRITERS: readonly number[] = academiaDomain.permissions['academia.editar'];

/** The SQL condition that the running person may read a step. `$1` says whether the person writes courses. */
const LEGIBLE = `($1 or contenido <> '' or imagen is not null)`;

/**
 * The courses of the running cuenta and their steps. Row-level security hides drafts from people who write no courses.
 */
@Injectable()
export class CursosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** All courses, or the courses with these ids, oldest first. */
  async find(ids?: readonly string[]): Promise<CursoContado[]> {
    const cursos = await this.findCursos(ids);
    const counts: { curso: string; pasos: number }[] = await this.transactions.manager.query(
      `select curso_id as curso, count(*)::integer as pasos from curso_pasos
        where ${LEGIBLE} and curso_id = any ($2) and eliminado_en is null group by curso_id`,
      [this.writes, cursos.map(({ id }) => id)],
    );
    const pasosOf = new Map(counts.map(({ curso, pasos }) => [curso, pasos]));
    return cursos.map((curso) => ({ curso, pasos: pasosOf.get(curso.id) ?? 0 }));
  }

  /** All courses, oldest first, with the titles of the steps that the person may read. */
  async findConTitulos(): Promise<{ curso: Curso; pasos: string[] }[]> {
    const cursos = await this.findCursos();
    const titulos: { curso: string; pasos: string[] }[] = await this.transactions.manager.query(
      `select curso_id as curso, array_agg(titulo order by posicion, id) as pasos from curso_pasos
        where eliminado_en is null and ${LEGIBLE} group by curso_id`,
      [this.writes],
    );
    const pasosOf = new Map(titulos.map(({ curso, pasos }) => [curso, pasos]));
    return cursos.map((curso) => ({ curso, pasos: pasosOf.get(curso.id) ?? [] }));
  }

  /** The steps of a course, in their order. */
  findPasos(cursoId: string): Promise<CursoPaso[]> {
    return this.transactions.manager.find(CursoPaso, {
      where: { cursoId, eliminadoEn: IsNull() },
      order: { posicion: 'asc', id: 'asc' },
    });
  }

  /** The steps of a course that the running person may read, in their order. */
  async findLegibles(cursoId: string): Promise<CursoPaso[]> {
    return (await this.findPasos(cursoId)).filter((paso) => this.writes || isWritten(paso));
  }

  /** @throws DomainError 404 */
  async getPaso(id: string): Promise<CursoPaso> {
    const { manager } = this.transactions;
    return found(await manager.findOneBy(CursoPaso, { id, eliminadoEn: IsNull() }), 'el paso');
  }

  /** Locks a course to change it or its steps. @param seen the version of If-Match @throws DomainError 404, 412 */
  getLocked(id: string, seen?: number): Promise<Curso> {
    return getLocked(this.transactions.manager, Curso, { id, eliminadoEn: IsNull() }, 'el curso', seen);
  }

  /** Locks a course that was deleted in the last day. @throws DomainError 404 */
  getDeleted(id: string): Promise<Curso> {
    const { manager, now } = this.transactions;
    return getLocked(manager, Curso, { id, eliminadoEn: restorable(now) }, 'el curso');
  }

  /** Locks a step to change it. @param seen the version of If-Match @throws DomainError 404, 412 */
  getPasoLocked(id: string, seen?: number): Promise<CursoPaso> {
    return getLocked(this.transactions.manager, CursoPaso, { id, eliminadoEn: IsNull() }, 'el paso', seen);
  }

  /** Locks a step that was deleted in the last day. @throws DomainError 404 */
  getPasoDeleted(id: string): Promise<CursoPaso> {
    const { manager, now } = this.transactions;
    return getLocked(manager, CursoPaso, { id, eliminadoEn: restorable(now) }, 'el paso');
  }

  async insert(curso: Curso): Promise<void> {
    await this.transactions.manager.insert(Curso, curso);
  }

  async insertPaso(paso: CursoPaso): Promise<void> {
    await this.transactions.manager.insert(CursoPaso, paso);
  }

  /** Writes the fields of a locked course and raises its version. */
  async update({ id, version, ...fields }: Curso): Promise<Curso> {
    const changed = { ...fields, version: version + 1, actualizadoEn: this.transactions.now };
    await this.transactions.manager.update(Curso, { id }, changed);
    return { id, ...changed };
  }

  /** Writes the fields of a locked step and raises its version. */
  async updatePaso({ id, version, ...fields }: CursoPaso): Promise<CursoPaso> {
    const changed = { ...fields, version: version + 1, actualizadoEn: this.transactions.now };
    await this.transactions.manager.update(CursoPaso, { id }, changed);
    return { id, ...changed };
  }

  /** Puts steps in this order. A new place changes no text, so it raises no version. */
  async place(cursoId: string, ids: readonly string[]): Promise<void> {
    await this.transactions.manager.query(
      `update curso_pasos p set posicion = o.n - 1
         from unnest($2::uuid[]) with ordinality as o (id, n) where p.curso_id = $1 and p.id = o.id`,
      [cursoId, ids],
    );
  }

  private findCursos(ids?: readonly string[]): Promise<Curso[]> {
    return this.transactions.manager.find(Curso, {
      where: { ...(ids && { id: In(ids) }), eliminadoEn: IsNull() },
      order: { creadoEn: 'asc', id: 'asc' },
    });
  }

  private get writes(): boolean {
    return WRITERS.includes(this.transactions.tenant.rolId);
  }
}

/** Whether a step has text or a picture. */
export function isWritten({ contenido, imagen }: Pick<CursoPaso, 'contenido' | 'imagen'>): boolean {
  return contenido !== '' || imagen !== null;
}
