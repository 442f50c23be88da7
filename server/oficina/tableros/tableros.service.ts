import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { invalidField } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Etiquetas } from '../../plataforma/etiquetas/etiquetas.service.js';
import { ETIQUETAS_DE_TABLEROS, type EtiquetaFila } from './etiquetas-de-tableros.js';
import { type ListaConTarjetas, withTarjetas } from './lista-con-tarjetas.js';
import { ListasRepository } from './listas.repository.js';
import type { CambiosTableroDto, NuevoTableroDto } from './tableros.dto.js';
import { type TableroFila, TablerosRepository } from './tableros.repository.js';
import { TarjetasRepository } from './tarjetas.repository.js';

/** A tablero with its listas, tarjetas and etiquetas. */
export interface TableroCompleto {
  tablero: TableroFila;
  listas: ListaConTarjetas[];
  /** The etiquetas, newest first. */
  etiquetas: EtiquetaFila[];
}

/** The boards of the cuenta, which all its members see. */
@Injectable()
export class TablerosService {
  constructor(
    private readonly tableros: TablerosRepository,
    private readonly listas: ListasRepository,
    private readonly tarjetas: TarjetasRepository,
    private readonly etiquetas: Etiquetas,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  /** All tableros, or those whose title or description has all words of `buscar`. */
  find(buscar?: string): Promise<TableroFila[]> {
    return this.tableros.find(buscar);
  }

  /** A tablero with its content, read by four pipelined statements however large it is. @throws DomainError 404 */
  async get(id: string): Promise<TableroCompleto> {
    const [tablero, listas, tarjetas, etiquetas] = await Promise.all([
      this.tableros.get(id),
      this.listas.findOfTablero(id),
      this.tarjetas.findOfTablero(id),
      this.etiquetas.findAll(ETIQUETAS_DE_TABLEROS, { tableroId: id }),
    ]);
    return { tablero, listas: withTarjetas(listas, tarjetas, etiquetas), etiquetas };
  }

  /**
   * Adds a tablero. Without members, its member is the running user. @throws DomainError 422 for members who are not
   * active
   */
  async create({
    id: given,
    title,
    description,
    icon,
    members,
    lists = [],
  }: NuevoTableroDto): Promise<TableroCompleto> {
    const { usuarioId } = this.transactions.tenant;
    const miembros = members ?? [usuarioId];
    await this.requireActive(miembros);
    const id = given ?? uuid();
    const campos = { titulo: title, descripcion: description ?? null, icono: icon ?? null };
    await this.tableros.insert({ id, ...campos, version: 1, creadoPor: usuarioId });
    await this.tableros.setMiembros(id, miembros, []);
    await this.listas.insertFirst(id, lists);
    this.realtime.tellCuenta({ type: 'boards.changed' });
    return this.get(id);
  }

  /** Changes the fields that were sent. @throws DomainError 404, 412; 422 for members who are not active */
  async update(
    id: string,
    version: number | undefined,
    { title, description, icon, members }: CambiosTableroDto,
  ): Promise<TableroCompleto> {
    await this.tableros.lock(id, version);
    if (members) {
      await this.requireActive(members);
      const active = await this.directory.miembros();
      await this.tableros.setMiembros(
        id,
        members,
        active.map((miembro) => miembro.id),
      );
    }
    await this.tableros.update(id, {
      ...(title !== undefined && { titulo: title }),
      ...(description !== undefined && { descripcion: description }),
      ...(icon !== undefined && { icono: icon }),
    });
    this.tell(id);
    return this.get(id);
  }

  /** Deletes a tablero with its content. @throws DomainError 404 */
  async remove(id: string): Promise<void> {
    await this.tableros.setDeleted(id, true);
    this.tell(id);
  }

  /** Restores a tablero that was deleted in the last day. @throws DomainError 404 */
  async restore(id: string): Promise<TableroCompleto> {
    await this.tableros.setDeleted(id, false);
    this.tell(id);
    return this.get(id);
  }

  private async requireActive(usuarioIds: readonly string[]): Promise<void> {
    for (const id of usuarioIds) {
      if (!(await this.directory.isMiembro(id))) {
        throw invalidField('board.members', 'Uno de los integrantes no es parte de la cuenta.');
      }
    }
  }

  private tell(boardId: string): void {
    this.realtime.tellCuenta({ type: 'boards.changed' });
    this.realtime.tellCuenta({ type: 'board.changed', boardId });
  }
}
