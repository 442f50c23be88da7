import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { changesOf } from '../../common/database/changes.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Imagenes, type KeptPicture } from '../../plataforma/imagenes/imagenes.service.js';
import { type CambiosPasoDto, MAX_PASOS, type NuevoPasoDto } from './academia.dto.js';
import type { Curso } from './curso.entity.js';
import type { CursoPaso } from './curso-paso.entity.js';
import { CursosRepository, isWritten } from './cursos.repository.js';
import { CursosService } from './cursos.service.js';

/** The steps of the courses that the cuenta writes. */
@Injectable()
export class PasosService {
  constructor(
    private readonly repository: CursosRepository,
    private readonly cursos: CursosService,
    private readonly imagenes: Imagenes,
    private readonly transactions: Transactions,
  ) {}

  /** Adds a step at the end of a course. @throws DomainError 404; 422 when the course has the most steps it may have */
  async create(cursoId: string, { id, title }: NuevoPasoDto): Promise<CursoPaso> {
    const { now } = this.transactions;
    const { curso, pasos } = await this.lockCurso(cursoId);
    this.assertRoom(pasos);
    const paso: CursoPaso = {
      id: id ?? uuid(),
      cursoId,
      titulo: title,
      subtitulo: '',
      contenido: '',
      imagen: null,
      imagenAncho: null,
      imagenAlto: null,
      imagenTexto: '',
      posicion: (pasos.at(-1)?.posicion ?? -1) + 1,
      version: 1,
      creadoEn: now,
      actualizadoEn: now,
      eliminadoEn: null,
    };
    await this.repository.insertPaso(paso);
    await this.cursos.tell(curso);
    return paso;
  }

  /** Changes the fields that were sent. @param version the version of If-Match @throws DomainError 404, 412 */
  async update(id: string, cambios: CambiosPasoDto, version?: number): Promise<CursoPaso> {
    const { curso, paso: before } = await this.lockPaso(id, version);
    const { title, subtitle, content, imageText } = cambios;
    const changes = changesOf<CursoPaso>(before, {
      titulo: title,
      subtitulo: subtitle,
      contenido: content,
      imagenTexto: imageText,
    });
    return Object.keys(changes).length === 0 ? before : this.write(curso, { ...before, ...changes });
  }

  /** @throws DomainError 404 */
  async assertExists(id: string): Promise<void> {
    await this.lockPaso(id);
  }

  /** Sets or removes the picture of a step. @throws DomainError 404, 412 */
  async setImage(id: string, imagen: KeptPicture | null, version?: number): Promise<CursoPaso> {
    const { curso, paso: before } = await this.lockPaso(id, version);
    const address = imagen?.address ?? null;
    await this.transactions.asPlatform((manager) => this.imagenes.replace(manager, before.imagen, address));
    return this.write(curso, {
      ...before,
      imagen: address,
      imagenAncho: imagen?.width ?? null,
      imagenAlto: imagen?.height ?? null,
    });
  }

  /**
   * Puts the steps of a course in this order. Steps that are not named follow in their present order.
   * @throws DomainError 404
   */
  async order(cursoId: string, ids: readonly string[]): Promise<void> {
    const { curso, pasos } = await this.lockCurso(cursoId);
    const present = new Set(pasos.map(({ id }) => id));
    const first = ids.filter((id) => present.has(id));
    const others = pasos.map(({ id }) => id).filter((id) => !first.includes(id));
    await this.repository.place(cursoId, [...first, ...others]);
    await this.cursos.tell(curso);
  }

  /**
   * Deletes a step, which can be restored for a day.
   * @throws DomainError 404; 409 for the last readable step of a published course
   */
  async remove(id: string): Promise<void> {
    const { curso, paso } = await this.lockPaso(id);
    const others = (await this.repository.findPasos(curso.id)).filter((other) => other.id !== id);
    if (curso.publicadoEn && !others.some(isWritten)) {
      throw new DomainError(
        'ULTIMO_PASO',
        409,
        'Un curso publicado tiene al menos un paso: vuélvalo antes a borrador.',
      );
    }
    await this.transactions.asPlatform((manager) => this.imagenes.retire(manager, [paso.imagen]));
    await this.write(curso, { ...paso, eliminadoEn: this.transactions.now });
  }

  /**
   * Restores a deleted step to its old place. @throws DomainError 404; 422 when the course has the most steps it may
   * have
   */
  async restore(id: string): Promise<CursoPaso> {
    const paso = await this.repository.getPasoDeleted(id);
    const { curso, pasos } = await this.lockCurso(paso.cursoId);
    this.assertRoom(pasos);
    await this.transactions.asPlatform((manager) => this.imagenes.show(manager, [paso.imagen]));
    return this.write(curso, { ...paso, eliminadoEn: null });
  }

  private async lockCurso(cursoId: string): Promise<{ curso: Curso; pasos: CursoPaso[] }> {
    const curso = await this.repository.getLocked(cursoId);
    return { curso, pasos: await this.repository.findPasos(cursoId) };
  }

  /** Locks a step of a course that is not deleted. The course is locked first. */
  private async lockPaso(id: string, version?: number): Promise<{ curso: Curso; paso: CursoPaso }> {
    const { cursoId } = await this.repository.getPaso(id);
    const curso = await this.repository.getLocked(cursoId);
    return { curso, paso: await this.repository.getPasoLocked(id, version) };
  }

  private assertRoom(pasos: readonly CursoPaso[]): void {
    if (pasos.length >= MAX_PASOS) {
      throw invalidField('title', `Un curso puede tener hasta ${MAX_PASOS} pasos.`);
    }
  }

  private async write(curso: Curso, paso: CursoPaso): Promise<CursoPaso> {
    const changed = await this.repository.updatePaso(paso);
    await this.cursos.tell(curso);
    return changed;
  }
}
