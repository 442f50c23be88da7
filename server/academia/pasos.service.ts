import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { changesOf } from '../common/database/changes.js';
import { invalidField } from '../common/errors/domain-error.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { Imagenes, type KeptPicture } from '../imagenes/imagenes.service.js';
import { type CambiosPasoDto, MAX_PASOS, type NuevoPasoDto } from './academia.dto.js';
import type { CursoPaso } from './curso-paso.entity.js';
import { CursosRepository } from './cursos.repository.js';
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

  /** Adds a step at the end of a course. @throws DomainError 404; 422 when it is full */
  async create(cursoId: string, { id, title }: NuevoPasoDto): Promise<CursoPaso> {
    const { now } = this.transactions;
    const { pasos } = await this.lockCurso(cursoId);
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
    this.cursos.tell(cursoId);
    return paso;
  }

  /** Changes the fields that were sent. @param version the version of If-Match @throws DomainError 404, 412 */
  async update(id: string, cambios: CambiosPasoDto, version?: number): Promise<CursoPaso> {
    const before = await this.repository.getPasoLocked(id, version);
    const { title, subtitle, content, imageText } = cambios;
    const changes = changesOf<CursoPaso>(before, {
      titulo: title,
      subtitulo: subtitle,
      contenido: content,
      imagenTexto: imageText,
    });
    return Object.keys(changes).length === 0 ? before : this.write({ ...before, ...changes });
  }

  /** @throws DomainError 404 */
  async assertExists(id: string): Promise<void> {
    await this.repository.getPasoLocked(id);
  }

  /** Sets or removes the picture of a step. @throws DomainError 404, 412 */
  async setImage(id: string, imagen: KeptPicture | null, version?: number): Promise<CursoPaso> {
    const before = await this.repository.getPasoLocked(id, version);
    const address = imagen?.address ?? null;
    await this.transactions.asPlatform((manager) => this.imagenes.replace(manager, before.imagen, address));
    return this.write({
      ...before,
      imagen: address,
      imagenAncho: imagen?.width ?? null,
      imagenAlto: imagen?.height ?? null,
    });
  }

  /** Puts the steps of a course in this order; others follow in theirs. @throws DomainError 404 */
  async order(cursoId: string, ids: readonly string[]): Promise<void> {
    const { pasos } = await this.lockCurso(cursoId);
    const present = new Set(pasos.map(({ id }) => id));
    const first = ids.filter((id) => present.has(id));
    const others = pasos.map(({ id }) => id).filter((id) => !first.includes(id));
    await this.repository.place(cursoId, [...first, ...others]);
    this.cursos.tell(cursoId);
  }

  /** Deletes a step, which can be restored for a day. @throws DomainError 404 */
  async remove(id: string): Promise<void> {
    const paso = await this.repository.getPasoLocked(id);
    await this.transactions.asPlatform((manager) => this.imagenes.retire(manager, [paso.imagen]));
    await this.write({ ...paso, eliminadoEn: this.transactions.now });
  }

  /** Restores a deleted step, in its place. @throws DomainError 404; 422 when the course is full */
  async restore(id: string): Promise<CursoPaso> {
    const paso = await this.repository.getPasoDeleted(id);
    const { pasos } = await this.lockCurso(paso.cursoId);
    this.assertRoom(pasos);
    await this.transactions.asPlatform((manager) => this.imagenes.show(manager, [paso.imagen]));
    return this.write({ ...paso, eliminadoEn: null });
  }

  private async lockCurso(cursoId: string): Promise<{ pasos: CursoPaso[] }> {
    await this.repository.getLocked(cursoId);
    return { pasos: await this.repository.findPasos(cursoId) };
  }

  private assertRoom(pasos: readonly CursoPaso[]): void {
    if (pasos.length >= MAX_PASOS) {
      throw invalidField('title', `Un curso puede tener hasta ${MAX_PASOS} pasos.`);
    }
  }

  private async write(paso: CursoPaso): Promise<CursoPaso> {
    const changed = await this.repository.updatePaso(paso);
    this.cursos.tell(changed.cursoId);
    return changed;
  }
}
