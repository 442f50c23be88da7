import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { invalidField } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Etiquetas } from '../../plataforma/etiquetas/etiquetas.service.js';
import { ETIQUETAS_DE_NOTAS, type NotaEtiqueta } from './etiquetas-de-notas.js';
import type { Nota, TareaDeNota } from './nota.entity.js';
import { type ImagenPedida, NotaImagenes } from './nota-imagenes.service.js';
import type { CambiosNotaDto, NuevaNotaDto } from './notas.dto.js';
import { NotasRepository } from './notas.repository.js';
import { RecordatoriosDeNotas } from './recordatorios.service.js';

/** A nota with the ids of its etiquetas. */
export interface NotaEtiquetada {
  nota: Nota;
  labels: string[];
}

/** The running user's notas in the running cuenta. */
@Injectable()
export class NotasService {
  constructor(
    private readonly notas: NotasRepository,
    private readonly etiquetas: Etiquetas,
    private readonly imagenes: NotaImagenes,
    private readonly recordatorios: RecordatoriosDeNotas,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  /** All notas, or the notas with these ids, oldest first, with their etiquetas. */
  async findAll(ids?: readonly string[]): Promise<{ nota: Nota; etiquetas: NotaEtiqueta[] }[]> {
    const notas = await this.notas.findAll(ids);
    const etiquetas = await this.notas.findEtiquetas(await this.etiquetas.findAll(ETIQUETAS_DE_NOTAS));
    return notas.map((nota) => ({ nota, etiquetas: etiquetas.get(nota.id) ?? [] }));
  }

  /** @throws DomainError 422 */
  async create({ id, ...escrita }: NuevaNotaDto, imagen: ImagenPedida): Promise<NotaEtiquetada> {
    const { now, tenant } = this.transactions;
    const nueva: Nota = {
      id: id ?? uuid(),
      usuarioId: tenant.usuarioId,
      ...VACIA,
      ...fieldsOf(escrita, 'note.'),
      imagen: null,
      imagenAncho: null,
      imagenAlto: null,
      recordado: null,
      version: 1,
      creadaEn: now,
      actualizadaEn: now,
      eliminadaEn: null,
    };
    const nota = await this.imagenes.show(nueva, imagen, 'note.image');
    await this.notas.insert(nota);
    await this.label(nota, escrita.labels ?? [], 'note.labels');
    await this.recordatorios.schedule(nota);
    return this.written(nota);
  }

  /**
   * Changes the fields that were sent; other fields stay as they are.
   * @param version the version of If-Match @param path the path of the nota in the body, with a dot at its end
   * @throws DomainError 404, 412, 422
   */
  async update(
    id: string,
    { labels, ...cambios }: CambiosNotaDto,
    { version, imagen, path = '' }: { version?: number | undefined; imagen?: ImagenPedida; path?: string } = {},
  ): Promise<NotaEtiquetada> {
    const before = await this.notas.getLocked(id, version);
    const written = { ...before, ...fieldsOf(cambios, path) };
    const nota = imagen === undefined ? written : await this.imagenes.show(written, imagen, `${path}image`);
    if (labels) {
      await this.label(nota, labels, `${path}labels`);
    }
    return this.write(nota, before);
  }

  /** @throws DomainError 404 */
  async assertExists(id: string): Promise<void> {
    await this.notas.get(id);
  }

  /** Deletes a nota, which can be restored for a day. @throws DomainError 404 */
  async remove(id: string): Promise<void> {
    const nota = await this.notas.getLocked(id);
    await this.mark(nota, this.transactions.now);
  }

  /** Restores a deleted nota. @throws DomainError 404 */
  async restore(id: string): Promise<NotaEtiquetada> {
    const nota = await this.notas.getDeleted(id);
    return this.mark(nota, null);
  }

  private async mark(before: Nota, eliminadaEn: Date | null): Promise<NotaEtiquetada> {
    const nota = { ...before, eliminadaEn };
    await this.imagenes.follow(nota);
    return this.write(nota, before);
  }

  private async label({ id }: Nota, labels: readonly string[], campo: string): Promise<void> {
    await this.etiquetas.assertExist(ETIQUETAS_DE_NOTAS, labels, campo);
    await this.etiquetas.put(ETIQUETAS_DE_NOTAS, id, labels);
  }

  private async write(nota: Nota, before: Nota): Promise<NotaEtiquetada> {
    if (nota.recordatorio?.getTime() !== before.recordatorio?.getTime()) {
      await this.recordatorios.schedule(nota);
    }
    const changed = { ...nota, version: nota.version + 1, actualizadaEn: this.transactions.now };
    await this.notas.update(changed);
    return this.written(changed);
  }

  private async written(nota: Nota): Promise<NotaEtiquetada> {
    this.realtime.tellUsuario(nota.usuarioId, { type: 'notes.changed', notes: [nota.id] });
    return { nota, labels: await this.etiquetas.idsOn(ETIQUETAS_DE_NOTAS, nota.id) };
  }
}

type Campos = Pick<Nota, 'titulo' | 'contenido' | 'tareas' | 'recordatorio' | 'archivada'>;

/** The fields of an empty nota. */
const VACIA: Campos = { titulo: '', contenido: '', tareas: null, recordatorio: null, archivada: false };

/** The fields that were sent. @param path the path of the nota in the body, with a dot at its end */
function fieldsOf({ title, content, tasks, reminder, archived }: CambiosNotaDto, path: string): Partial<Campos> {
  return {
    ...(title !== undefined && { titulo: title ?? '' }),
    ...(content !== undefined && { contenido: content ?? '' }),
    ...(tasks !== undefined && { tareas: tasks && tareasOf(tasks, path) }),
    ...(reminder !== undefined && { recordatorio: reminder === null ? null : new Date(reminder) }),
    ...(archived !== undefined && { archivada: archived ?? false }),
  };
}

function tareasOf(tasks: NonNullable<CambiosNotaDto['tasks']>, path: string): TareaDeNota[] {
  const tareas = tasks.map(({ id, content, completed }) => ({
    id: id ?? uuid(),
    content,
    completed: completed ?? false,
  }));
  if (new Set(tareas.map(({ id }) => id)).size < tareas.length) {
    throw invalidField(`${path}tasks`, 'Dos tareas de la nota tienen el mismo id.');
  }
  return tareas;
}
