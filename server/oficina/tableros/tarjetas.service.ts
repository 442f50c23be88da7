import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { invalidField, notFound } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { Etiquetas } from '../../plataforma/etiquetas/etiquetas.service.js';
import { ETIQUETAS_DE_TABLEROS } from './etiquetas-de-tableros.js';
import { tablerosOf } from './lista-con-tarjetas.js';
import { ListasRepository } from './listas.repository.js';
import type { CambiosTarjetaDto, NuevaTarjetaDto } from './tarjetas.dto.js';
import { type Lugar, type TarjetaFila, TarjetasRepository } from './tarjetas.repository.js';

/** The most tarjetas that an event names: as many as one call fetches. After a larger change, tabs fetch the board. */
const MAX_NAMED = 100;

/** The cards of the boards. */
@Injectable()
export class TarjetasService {
  constructor(
    private readonly tarjetas: TarjetasRepository,
    private readonly listas: ListasRepository,
    private readonly etiquetas: Etiquetas,
    private readonly realtime: Realtime,
  ) {}

  /** Adds a tarjeta to a lista, at `position`, otherwise at the end. @throws DomainError 404, 422 */
  async create({ listId, boardId, position, ...fields }: NuevaTarjetaDto): Promise<TarjetaFila> {
    const campos = {
      titulo: fields.title,
      descripcion: fields.description ?? null,
      vence: momentOf(fields.dueDate ?? null),
    };
    const id = fields.id ?? uuid();
    const { tableroId } = await this.tarjetas.insert(listId, { id, ...campos }, position ?? null);
    if (boardId && boardId !== tableroId) {
      throw listOfAnotherBoard('card.listId');
    }
    if (fields.labels && fields.labels.length > 0) {
      await this.setEtiquetas(tableroId, id, fields.labels);
    }
    return this.told(await this.tarjetas.get(id));
  }

  /** Changes the fields that were sent. @throws DomainError 404, 412; 422 for etiquetas of another tablero */
  async update(
    id: string,
    version: number | undefined,
    { title, description, dueDate, labels }: CambiosTarjetaDto,
  ): Promise<TarjetaFila> {
    const tarjeta = await this.tarjetas.getLocked(id, version);
    if (labels) {
      await this.setEtiquetas(tarjeta.tableroId, id, labels);
    }
    await this.tarjetas.update(id, {
      titulo: title ?? tarjeta.titulo,
      descripcion: description === undefined ? tarjeta.descripcion : description,
      vence: dueDate === undefined ? tarjeta.vence : momentOf(dueDate),
    });
    return this.told(await this.tarjetas.get(id));
  }

  /** Moves tarjetas. Deleted tarjetas are left out. @throws DomainError 404; 422 for a lista of another tablero */
  async move(lugares: readonly Lugar[]): Promise<TarjetaFila[]> {
    const placed = await this.tarjetas.move(lugares);
    if (placed.length < lugares.length) {
      await this.checkLeftOut(lugares, new Set(placed.map(({ id }) => id)));
    }
    this.tell(placed);
    return placed;
  }

  /** Deletes a tarjeta. @throws DomainError 404 */
  async remove(id: string): Promise<void> {
    this.told(await this.tarjetas.setDeleted(id, true));
  }

  /** Restores a tarjeta that was deleted in the last day. @throws DomainError 404, also while its lista is deleted */
  async restore(id: string): Promise<TarjetaFila> {
    return this.told(await this.tarjetas.setDeleted(id, false));
  }

  /**
   * Checks that a move left out only deleted tarjetas, and not all of them. It runs only after a move left out
   * tarjetas. So a normal move is one statement.
   * @throws DomainError 404, 422
   */
  private async checkLeftOut(lugares: readonly Lugar[], placed: ReadonlySet<string>): Promise<void> {
    const leftOut = lugares.filter(({ id }) => !placed.has(id));
    const deleted = new Set(await this.tarjetas.findDeleted(leftOut.map(({ id }) => id)));
    const refused = leftOut.filter(({ id }) => placed.size === 0 || !deleted.has(id));
    const [first] = refused;
    if (first) {
      throw await this.reasonNotToMove(refused, `cards.${lugares.indexOf(first)}.listId`);
    }
  }

  private async reasonNotToMove(lugares: readonly Lugar[], campo: string): Promise<Error> {
    const ids = lugares.map(({ id }) => id);
    if ((await this.tarjetas.findByIds(ids)).length < ids.length) {
      return notFound('la tarjeta');
    }
    const listaIds = [...new Set(lugares.flatMap(({ listaId }) => listaId ?? []))];
    return (await this.listas.count(listaIds)) < listaIds.length ? notFound('la lista') : listOfAnotherBoard(campo);
  }

  private async setEtiquetas(tableroId: string, tarjetaId: string, ids: readonly string[]): Promise<void> {
    await this.etiquetas.assertExist(ETIQUETAS_DE_TABLEROS, ids, 'card.labels', { tableroId });
    await this.etiquetas.put(ETIQUETAS_DE_TABLEROS, tarjetaId, ids);
  }

  private told(tarjeta: TarjetaFila): TarjetaFila {
    this.tell([tarjeta]);
    return tarjeta;
  }

  private tell(tarjetas: readonly TarjetaFila[]): void {
    for (const boardId of tablerosOf(tarjetas)) {
      const cards = tarjetas.filter(({ tableroId }) => tableroId === boardId).map(({ id }) => id);
      this.realtime.tellCuenta({ type: 'board.changed', boardId, ...(cards.length <= MAX_NAMED && { cards }) });
    }
  }
}

function momentOf(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso);
}

function listOfAnotherBoard(campo: string): Error {
  return invalidField(campo, 'La lista es de otro tablero.');
}
