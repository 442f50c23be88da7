import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { DomainError } from '../../common/errors/domain-error.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { type CarpetaFollower, FollowsCarpetas } from '../carpetas/carpeta-followers.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import type { TipoActo } from '../tipos-acto/tipo-acto.entity.js';
import type { CrearSeccionDto, ModificarSeccionDto } from './documentos.dto.js';
import type { Seccion } from './seccion.entity.js';
import { checkPlace } from './seccion-tree.js';
import { SeccionesRepository } from './secciones.repository.js';

/** The tree of secciones of each carpeta. */
@Injectable()
@FollowsCarpetas()
export class SeccionesService implements CarpetaFollower {
  constructor(
    private readonly secciones: SeccionesRepository,
    private readonly gate: CarpetaGate,
    private readonly auditoria: Auditoria,
  ) {}

  /** Makes the secciones that the acto of a new carpeta names. The carpeta's own audit entry is enough for them. */
  async created(carpetaId: string, { secciones }: TipoActo): Promise<void> {
    if (secciones.length > 0) {
      await this.secciones.insert(
        secciones.map((nombre, index) => ({ id: uuid(), carpetaId, padreId: null, nombre, orden: index + 1 })),
      );
    }
  }

  /** @throws DomainError 404; 409 when a sibling has the name; 422 when the parent is too deep or of another carpeta */
  async create(carpetaId: string, { nombre, padreId = null }: CrearSeccionDto): Promise<Seccion> {
    await this.gate.lock(carpetaId, 'editarDocumentos');
    const tree = await this.secciones.findOfCarpeta(carpetaId);
    const seccion = { id: uuid(), carpetaId, padreId, nombre, orden: lastOrden(tree, padreId) + 1 };
    checkPlace(tree, seccion);
    await this.secciones.insert([seccion]);
    this.record('seccion.creada', seccion, { nombre });
    return seccion;
  }

  /** Renames a seccion, or moves it with all its content. @throws DomainError as {@link create} does */
  async update(id: string, { nombre, padreId }: ModificarSeccionDto): Promise<Seccion> {
    const { carpetaId } = await this.secciones.get(id);
    await this.gate.lock(carpetaId, 'editarDocumentos');
    const tree = await this.secciones.findOfCarpeta(carpetaId);
    const before = tree.find((candidate) => candidate.id === id) ?? (await this.secciones.get(id));
    const after = {
      ...before,
      nombre: nombre ?? before.nombre,
      padreId: padreId === undefined ? before.padreId : padreId,
    };
    checkPlace(tree, after);
    if (after.padreId !== before.padreId) {
      after.orden = lastOrden(tree, after.padreId) + 1;
      this.record('seccion.movida', after, {
        nombre: after.nombre,
        a: tree.find((candidate) => candidate.id === after.padreId)?.nombre ?? null,
      });
    }
    if (after.nombre !== before.nombre) {
      this.record('seccion.renombrada', after, { de: before.nombre, a: after.nombre });
    }
    await this.secciones.update(id, { nombre: after.nombre, padreId: after.padreId, orden: after.orden });
    return after;
  }

  /** @throws DomainError 404; 409 when it is not empty */
  async remove(id: string): Promise<void> {
    const seccion = await this.secciones.get(id);
    await this.gate.lock(seccion.carpetaId, 'editarDocumentos');
    const tree = await this.secciones.findOfCarpeta(seccion.carpetaId);
    if (tree.some(({ padreId }) => padreId === id)) {
      throw notEmpty('La sección tiene otras secciones adentro. Muévalas o elimínelas primero.');
    }
    const { total, enPapelera } = await this.secciones.countDocumentos(id);
    if (total > enPapelera) {
      throw notEmpty('La sección tiene documentos. Muévalos o elimínelos primero.');
    }
    if (enPapelera > 0) {
      throw notEmpty('La sección tiene documentos en la papelera. Restáurelos y muévalos primero.');
    }
    await this.secciones.delete(id);
    this.record('seccion.eliminada', seccion, { nombre: seccion.nombre });
  }

  private record(accion: Accion, { id, carpetaId }: Seccion, datos: Record<string, unknown>): void {
    this.auditoria.record({ accion, entidad: 'seccion', entidadId: id, carpetaId, datos });
  }
}

function lastOrden(tree: readonly Seccion[], padreId: string | null): number {
  return Math.max(0, ...tree.filter((seccion) => seccion.padreId === padreId).map(({ orden }) => orden));
}

function notEmpty(message: string): DomainError {
  return new DomainError('SECCION_NO_VACIA', 409, message);
}
