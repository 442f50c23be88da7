import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { notFound } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { Etiquetas } from '../../plataforma/etiquetas/etiquetas.service.js';
import { ETIQUETAS_DE_TABLEROS } from './etiquetas-de-tableros.js';
import { type ListaConTarjetas, tablerosOf, withTarjetas } from './lista-con-tarjetas.js';
import type { CambiosListaDto, LugarDeListaDto, NuevaListaDto } from './listas.dto.js';
import { type ListaFila, ListasRepository } from './listas.repository.js';
import { TarjetasRepository } from './tarjetas.repository.js';

/** The columns of the boards. */
@Injectable()
export class ListasService {
  constructor(
    private readonly listas: ListasRepository,
    private readonly tarjetas: TarjetasRepository,
    private readonly etiquetas: Etiquetas,
    private readonly realtime: Realtime,
  ) {}

  /** Adds a lista to a tablero, at `position`, otherwise at the end. @throws DomainError 404 */
  async create({ id, boardId, title, position }: NuevaListaDto): Promise<ListaConTarjetas> {
    const lista = await this.listas.insert({ id: id ?? uuid(), tableroId: boardId, titulo: title }, position ?? null);
    this.tell([lista]);
    return { ...lista, tarjetas: [] };
  }

  /**
   * Writes all fields that were sent. A client that renames should leave the position out or send the version: an old
   * position moves the lista back.
   * @throws DomainError 404, 412
   */
  async update(version: number | undefined, { id, title, position }: CambiosListaDto): Promise<ListaConTarjetas> {
    const lista = await this.listas.getLocked(id, version);
    const changed = { id, titulo: title ?? lista.titulo, posicion: position ?? lista.posicion };
    return this.told(await this.listas.update(changed));
  }

  /**
   * Moves listas to their positions. Listas that were deleted meanwhile are left out.
   * @throws DomainError 404 when no lista is left, or one never existed; no lista is moved then
   */
  async move(lists: readonly LugarDeListaDto[]): Promise<ListaConTarjetas[]> {
    const moved = await this.listas.move(lists.map(({ id, position }) => ({ id, posicion: position })));
    const gone = lists.length - moved.length;
    if (gone > 0 && (moved.length === 0 || (await this.listas.countDeleted(lists.map(({ id }) => id))) < gone)) {
      throw notFound('la lista');
    }
    this.tell(moved);
    return this.complete(moved);
  }

  /** Deletes a lista with its tarjetas. @throws DomainError 404 */
  async remove(id: string): Promise<void> {
    this.tell([await this.listas.setDeleted(id, true)]);
  }

  /** Restores a lista that was deleted in the last day, with its tarjetas. @throws DomainError 404 */
  async restore(id: string): Promise<ListaConTarjetas> {
    return this.told(await this.listas.setDeleted(id, false));
  }

  private async told(lista: ListaFila): Promise<ListaConTarjetas> {
    this.tell([lista]);
    const [complete] = await this.complete([lista]);
    return complete ?? { ...lista, tarjetas: [] };
  }

  private async complete(listas: readonly ListaFila[]): Promise<ListaConTarjetas[]> {
    const ids = listas.map(({ id }) => id);
    const complete: ListaConTarjetas[] = [];
    for (const tableroId of tablerosOf(listas)) {
      const [tarjetas, etiquetas] = await Promise.all([
        this.tarjetas.findOfTablero(tableroId, ids),
        this.etiquetas.findAll(ETIQUETAS_DE_TABLEROS, { tableroId }),
      ]);
      complete.push(
        ...withTarjetas(
          listas.filter((lista) => lista.tableroId === tableroId),
          tarjetas,
          etiquetas,
        ),
      );
    }
    return complete;
  }

  private tell(listas: readonly ListaFila[]): void {
    for (const boardId of tablerosOf(listas)) {
      this.realtime.tellCuenta({ type: 'board.changed', boardId });
    }
  }
}
