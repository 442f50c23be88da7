import { Injectable } from '@nestjs/common';
import { notFound } from '../../common/errors/domain-error.js';
import { CarpetaLive } from '../../expediente/carpetas/carpeta-live.service.js';
import { OrdenRepository } from './orden.repository.js';
import { type TareaFila, TareasRepository } from './tareas.repository.js';

/** The carpetas of tareas; null for tareas without a carpeta. */
type Otras = readonly (string | null)[];

/** The order of the tareas. Moving a tarea does not raise its version. So a move does not disturb an edit. */
@Injectable()
export class OrdenService {
  constructor(
    private readonly orden: OrdenRepository,
    private readonly tareas: TareasRepository,
    private readonly carpetas: CarpetaLive,
  ) {}

  /** Moves a tarea before another tarea, or to the end. @throws DomainError 404 for either */
  async move(id: string, before: string | null): Promise<TareaFila> {
    await this.orden.lock();
    let others: Otras = [];
    if (before === null) await this.orden.moveToEnd(id);
    else others = await this.place(id, before);
    const moved = await this.tareas.get(id);
    await this.tell(id, [moved.carpetaId], others);
    return moved;
  }

  /**
   * Tells people who see the tarea, or another tarea with a new place.
   * @param carpetaIds the carpetas of the tarea @param others the carpetas of the other tareas
   */
  async tell(id: string, carpetaIds: readonly (string | null)[], others: Otras = []): Promise<void> {
    if (others.length === 0) this.carpetas.tell(carpetaIds, { type: 'tasks.changed', tasks: [id] });
    else await this.carpetas.tellAny([...carpetaIds, ...others], { type: 'tasks.changed' });
  }

  /**
   * Puts a tarea before another one. The transaction must have locked the order.
   * @returns the carpetas of other tareas that got new places to make room; empty when there was room
   * @throws DomainError 404 for either
   */
  async place(id: string, before: string): Promise<Otras> {
    return (await this.orden.moveBefore(id, before))
      ? []
      : this.orden.arrange(withBefore(await this.orden.findIds(), id, before));
  }

  /**
   * Puts these tareas first, in this order. Other tareas follow in their present order. @throws DomainError 404 when
   * any does not exist
   */
  async arrange(ids: readonly string[]): Promise<TareaFila[]> {
    await this.orden.lock();
    const known = new Set(await this.orden.findIds());
    if (!ids.every((id) => known.has(id))) {
      throw notFound('una de las tareas');
    }
    await this.carpetas.tellAny(await this.orden.arrange(ids), { type: 'tasks.changed' });
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
