import { Injectable } from '@nestjs/common';
import { CarpetaChanges } from '../carpetas/carpeta-changes.service.js';
import { notFound } from '../common/errors/domain-error.js';
import { Realtime } from '../common/realtime/realtime.js';
import { OrdenRepository } from './orden.repository.js';
import { type TareaFila, TareasRepository } from './tareas.repository.js';

/** The order of the tareas. Moving a tarea does not raise its version, so that it does not disturb an edit. */
@Injectable()
export class OrdenService {
  constructor(
    private readonly orden: OrdenRepository,
    private readonly tareas: TareasRepository,
    private readonly carpetas: CarpetaChanges,
    private readonly realtime: Realtime,
  ) {}

  /** Moves a tarea before another, or to the end. @throws DomainError 404 for either */
  async move(id: string, before: string | null): Promise<TareaFila> {
    await this.orden.lock();
    const hadRoom = before === null ? await this.orden.moveToEnd(id) : await this.place(id, before);
    const moved = await this.tareas.get(id);
    if (hadRoom) this.carpetas.tell([moved.carpetaId], { type: 'tasks.changed', tasks: [id] });
    else this.realtime.tellCuenta({ type: 'tasks.changed' });
    return moved;
  }

  /**
   * Puts a tarea before another. The transaction must have locked the order.
   * @returns whether there was room; if not, other tareas have new places too
   * @throws DomainError 404 for either
   */
  async place(id: string, before: string): Promise<boolean> {
    const hadRoom = await this.orden.moveBefore(id, before);
    if (!hadRoom) {
      await this.orden.arrange(withBefore(await this.orden.findIds(), id, before));
    }
    return hadRoom;
  }

  /** Puts these first, in this order; the others follow in their present order. @throws DomainError 404 for any */
  async arrange(ids: readonly string[]): Promise<TareaFila[]> {
    await this.orden.lock();
    const known = new Set(await this.orden.findIds());
    if (!ids.every((id) => known.has(id))) {
      throw notFound('una de las tareas');
    }
    await this.orden.arrange(ids);
    this.realtime.tellCuenta({ type: 'tasks.changed' });
    return this.tareas.findAll();
  }
}

/** The ids with `id` moved before `before`. @throws DomainError 404 unless both are in the list */
export function withBefore(ids: readonly string[], id: string, before: string): string[] {
  if (!ids.includes(id) || !ids.includes(before)) {
    throw notFound('la tarea');
  }
  return id === before
    ? [...ids]
    : ids.flatMap((other) => (other === id ? [] : other === before ? [id, other] : [other]));
}
