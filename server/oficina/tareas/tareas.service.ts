import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { changesOf } from '../../common/database/changes.js';
import { invalidField, notFound } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { CarpetaLive } from '../../expediente/carpetas/carpeta-live.service.js';
import { Etiquetas } from '../../plataforma/etiquetas/etiquetas.service.js';
import { AsignacionService } from './asignacion.service.js';
import { ETIQUETAS_DE_TAREAS } from './etiquetas-de-tareas.js';
import { FRONT, OrdenRepository } from './orden.repository.js';
import { OrdenService } from './orden.service.js';
import type { Tarea } from './tarea.entity.js';
import type { CambiosTareaDto, CamposTareaDto, CrearTareaDto } from './tareas.dto.js';
import { type TareaFila, TareasRepository } from './tareas.repository.js';

/** The columns of a tarea that people write. */
type Campos = Omit<Tarea, 'id' | 'posicion' | 'version' | 'creadaPor' | 'creadaEn' | 'actualizadaEn' | 'eliminadaEn'>;

const NUEVA: Omit<Campos, 'tipo'> = {
  titulo: '',
  notas: null,
  completadaEn: null,
  vence: null,
  prioridad: 1,
  asignadaA: null,
  carpetaId: null,
  subtareas: [],
};

/** The tareas of a cuenta, and the sections between them. */
@Injectable()
export class TareasService {
  constructor(
    private readonly tareas: TareasRepository,
    private readonly orden: OrdenRepository,
    private readonly lugares: OrdenService,
    private readonly asignacion: AsignacionService,
    private readonly etiquetas: Etiquetas,
    private readonly transactions: Transactions,
    private readonly carpetas: CarpetaLive,
  ) {}

  /**
   * Adds a tarea or section, at the front or before another one.
   * @throws DomainError 404 when the other one does not exist; 422 as {@link update} does
   */
  async create({ type, task = {}, before }: CrearTareaDto): Promise<TareaFila> {
    const id = task.id ?? uuid();
    const campos = { ...NUEVA, tipo: type, ...this.camposOf(task, null) };
    const nueva = { ...campos, id };
    await this.check(nueva, null, task.tags);
    if (before !== undefined) {
      await this.orden.lock();
    }
    await this.tareas.insert({ ...nueva, creadaPor: this.transactions.tenant.usuarioId }, FRONT);
    await this.etiquetas.put(ETIQUETAS_DE_TAREAS, id, task.tags ?? []);
    const others = before === undefined ? [] : await this.lugares.place(id, before);
    await this.asignacion.tell(nueva, null);
    return this.changed(id, [nueva], others);
  }

  /**
   * Changes the fields that were sent.
   * @param version the version of If-Match
   * @throws DomainError 404; 412; 422 for an unknown tag, member or carpeta, or a section with a member or a carpeta
   */
  async update(id: string, { type, ...task }: CambiosTareaDto, version?: number): Promise<TareaFila> {
    const tarea = await this.tareas.getLocked(id, version);
    const changes = changesOf<Campos>(tarea, { tipo: type, ...this.camposOf(task, tarea) });
    const etiquetas = await this.otherEtiquetas(id, task.tags);
    if (Object.keys(changes).length === 0 && !etiquetas) {
      return this.tareas.get(id);
    }
    const updated = { ...tarea, ...changes };
    await this.check(updated, tarea, etiquetas);
    await this.tareas.update(tarea, changes);
    if (etiquetas) {
      await this.etiquetas.put(ETIQUETAS_DE_TAREAS, id, etiquetas);
    }
    await this.asignacion.tell(updated, tarea);
    return this.changed(id, [tarea, updated]);
  }

  /**
   * Deletes a tarea or section, which can be restored for a day. The tareas after a section stay. @throws DomainError
   * 404
   */
  async remove(id: string): Promise<void> {
    const tarea = await this.tareas.getLocked(id);
    await this.tareas.update(tarea, { eliminadaEn: this.transactions.now });
    await this.noteAndTell(id, [tarea]);
  }

  /** Restores a deleted tarea or section. @throws DomainError 404 */
  async restore(id: string): Promise<TareaFila> {
    if (!(await this.tareas.restore(id))) {
      throw notFound('la tarea');
    }
    const restored = await this.tareas.get(id);
    await this.noteAndTell(id, [restored]);
    return restored;
  }

  private async changed(
    id: string,
    states: Pick<Tarea, 'carpetaId'>[],
    others?: readonly (string | null)[],
  ): Promise<TareaFila> {
    await this.noteAndTell(id, states, others);
    return this.tareas.get(id);
  }

  /**
   * @param states the tarea before and after the change
   * @param others the carpetas of other tareas that have new places too
   */
  private async noteAndTell(
    id: string,
    states: Pick<Tarea, 'carpetaId'>[],
    others?: readonly (string | null)[],
  ): Promise<void> {
    const carpetaIds = states.map(({ carpetaId }) => carpetaId);
    for (const carpetaId of carpetaIds) {
      if (carpetaId !== null) this.carpetas.note(carpetaId, 'tareas');
    }
    await this.lugares.tell(id, carpetaIds, others);
  }

  private camposOf(task: CamposTareaDto, before: Tarea | null): Partial<Campos> {
    const { title, notes, completed, dueDate, priority, assignedTo, carpetaId, subTasks } = task;
    const wasCompleted = before?.completadaEn ?? null;
    return {
      ...(title !== undefined && { titulo: title }),
      ...(notes !== undefined && { notas: notes === '' ? null : notes }),
      ...(completed !== undefined && { completadaEn: completed ? (wasCompleted ?? this.transactions.now) : null }),
      ...(dueDate !== undefined && { vence: dueDate === null ? null : new Date(dueDate) }),
      ...(priority !== undefined && { prioridad: priority }),
      ...(assignedTo !== undefined && { asignadaA: assignedTo }),
      ...(carpetaId !== undefined && { carpetaId }),
      ...(subTasks !== undefined && {
        subtareas: subTasks.map(({ id = uuid(), title, completed }) => ({ id, title, completed })),
      }),
    };
  }

  /** The tags that were sent; undefined when the tarea has exactly these tags. */
  private async otherEtiquetas(id: string, tags: string[] | undefined): Promise<string[] | undefined> {
    if (!tags) {
      return undefined;
    }
    const present = await this.etiquetas.idsOn(ETIQUETAS_DE_TAREAS, id);
    return tags.join() === present.join() ? undefined : tags;
  }

  private async check(after: Campos & { id: string }, before: Tarea | null, etiquetas: string[] = []): Promise<void> {
    if (after.tipo === 'section' && (after.carpetaId !== null || after.asignadaA !== null)) {
      const campo = after.carpetaId === null ? 'task.assignedTo' : 'task.carpetaId';
      throw invalidField(campo, 'Una sección no se asigna a nadie ni es de una carpeta.');
    }
    await this.etiquetas.assertExist(ETIQUETAS_DE_TAREAS, etiquetas, 'task.tags');
    await this.asignacion.check(after, before);
  }
}
