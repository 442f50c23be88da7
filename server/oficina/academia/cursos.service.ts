import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { changesOf } from '../../common/database/changes.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import type { LiveEvent } from '../../common/realtime/live-events.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { Imagenes } from '../../plataforma/imagenes/imagenes.service.js';
import type { CambiosCursoDto, NuevoCursoDto } from './academia.dto.js';
import type { Curso } from './curso.entity.js';
import { CursosRepository, isWritten, WRITERS } from './cursos.repository.js';
import { CursosDelProducto } from './cursos-del-producto.service.js';
import { PedidosService } from './pedidos.service.js';

type HechoDeCurso = 'curso.publicado' | 'curso.retirado' | 'curso.eliminado' | 'curso.restaurado';

/** The courses that the cuenta writes. */
@Injectable()
export class CursosService {
  constructor(
    private readonly cursos: CursosRepository,
    private readonly producto: CursosDelProducto,
    private readonly pedidos: PedidosService,
    private readonly imagenes: Imagenes,
    private readonly directory: CuentaDirectory,
    private readonly auditoria: Auditoria,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  /** Adds a draft. @throws DomainError 409 when the id is that of a course of the product */
  async create({ id, title }: NuevoCursoDto): Promise<Curso> {
    const { now, tenant } = this.transactions;
    if (id && this.producto.find(id)) {
      throw new DomainError('YA_EXISTE', 409, 'Ya hay un curso con ese id.');
    }
    const curso: Curso = {
      id: id ?? uuid(),
      titulo: title,
      descripcion: '',
      categoria: 'nuestra-oficina',
      minutos: 10,
      publicadoEn: null,
      version: 1,
      creadoPor: tenant.usuarioId,
      creadoEn: now,
      actualizadoEn: now,
      eliminadoEn: null,
    };
    await this.cursos.insert(curso);
    await this.tell(curso);
    return curso;
  }

  /**
   * Changes the fields that were sent. Also publishes the course or makes it a draft again.
   * @param version the version of If-Match
   * @throws DomainError 404, 412; 422 when the course has no step that could be published
   */
  async update(id: string, cambios: CambiosCursoDto, version?: number): Promise<void> {
    const before = await this.cursos.getLocked(id, version);
    const changes = changesOf<Curso>(before, fieldsOf(cambios, before, this.transactions.now));
    if (Object.keys(changes).length === 0) {
      return;
    }
    const curso = { ...before, ...changes };
    if (curso.publicadoEn !== null && before.publicadoEn === null) {
      await this.assertPublishable(curso);
      this.record('curso.publicado', curso);
    } else if (curso.publicadoEn === null && before.publicadoEn !== null) {
      this.record('curso.retirado', curso);
    }
    await this.cursos.update(curso);
    await this.tell(curso.publicadoEn ? curso : before);
  }

  /**
   * Deletes a course with its steps and the tareas that ask for it. All can be restored for a day. @throws DomainError
   * 404
   */
  async remove(id: string): Promise<void> {
    const curso = await this.cursos.getLocked(id);
    const pictures = await this.picturesOf(id);
    await this.transactions.asPlatform((manager) => this.imagenes.retire(manager, pictures));
    await this.pedidos.suspend(id);
    await this.mark(curso, 'curso.eliminado', this.transactions.now);
  }

  /** Restores a deleted course. @throws DomainError 404 */
  async restore(id: string): Promise<void> {
    const curso = await this.cursos.getDeleted(id);
    const pictures = await this.picturesOf(id);
    await this.transactions.asPlatform((manager) => this.imagenes.show(manager, pictures));
    await this.mark(curso, 'curso.restaurado', null);
    if (curso.eliminadoEn) {
      await this.pedidos.resume(id, curso.eliminadoEn);
    }
  }

  /** Tells open tabs that a course or its steps changed. Changes of a draft reach only people who write courses. */
  async tell({ id, publicadoEn }: Pick<Curso, 'id' | 'publicadoEn'>): Promise<void> {
    const event: LiveEvent = { type: 'academy.changed', courses: [id] };
    if (publicadoEn) {
      this.realtime.tellCuenta(event);
      return;
    }
    for (const { id: usuarioId, rolId } of await this.directory.miembros()) {
      if (WRITERS.includes(rolId)) {
        this.realtime.tellUsuario(usuarioId, event);
      }
    }
  }

  private async mark(curso: Curso, accion: HechoDeCurso, eliminadoEn: Date | null): Promise<void> {
    await this.cursos.update({ ...curso, eliminadoEn });
    this.record(accion, curso);
    await this.tell(curso);
  }

  private async picturesOf(id: string): Promise<(string | null)[]> {
    return (await this.cursos.findPasos(id)).map(({ imagen }) => imagen);
  }

  private async assertPublishable({ id }: Curso): Promise<void> {
    const pasos = await this.cursos.findPasos(id);
    if (pasos.length === 0) {
      throw invalidField('published', 'Antes de publicar el curso, agregue al menos un paso.');
    }
    const empty = pasos.findIndex((paso) => !isWritten(paso));
    if (empty >= 0) {
      const mensaje = `Antes de publicar el curso, escriba el paso ${empty + 1}, «${pasos[empty]?.titulo.trim()}».`;
      throw invalidField('published', mensaje);
    }
  }

  private record(accion: HechoDeCurso, { id, titulo }: Curso): void {
    this.auditoria.record({ accion, entidad: 'curso', entidadId: id, datos: { titulo: titulo.trim() } });
  }
}

function fieldsOf(
  { title, description, category, duration, published }: CambiosCursoDto,
  before: Curso,
  now: Date,
): Partial<Curso> {
  return {
    titulo: title,
    descripcion: description,
    categoria: category,
    minutos: duration,
    ...(published !== undefined && { publicadoEn: published ? (before.publicadoEn ?? now) : null }),
  };
}
