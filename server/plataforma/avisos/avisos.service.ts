import { Injectable } from '@nestjs/common';
import { found } from '../../common/database/found.js';
import type { LiveEvent } from '../../common/realtime/live-events.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { Aviso, Familia } from './aviso.entity.js';
import { AvisosRepository, type MarcasAviso, type TextosAviso } from './avisos.repository.js';

/** The event for the person's tabs when a panel has changed. */
export const CHANGED: Record<Familia, LiveEvent> = {
  notificacion: { type: 'notifications.changed' },
  mensaje: { type: 'messages.changed' },
};

/** Reads and changes the avisos in the two panels of the running user. */
@Injectable()
export class AvisosService {
  constructor(
    private readonly avisos: AvisosRepository,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  /** The avisos of a panel: at most 100, the newest first. */
  findAll(familia: Familia): Promise<Aviso[]> {
    return this.avisos.find(familia);
  }

  /** Adds an aviso to the running user's own panel. */
  async create(familia: Familia, textos: TextosAviso, marcas: MarcasAviso = {}): Promise<Aviso> {
    const { usuarioId, rolId } = this.transactions.tenant;
    const [added] = await this.avisos.add([{ usuarioId, rolId, familia, ...textos, ...marcas }]);
    return this.changed(familia, found(added, 'el aviso').id);
  }

  /** Sets whether an aviso is read and seen. @throws DomainError 404 */
  async mark(familia: Familia, id: string, marcas: MarcasAviso): Promise<Aviso> {
    await this.avisos.mark(familia, id, marcas);
    return this.changed(familia, id);
  }

  /** Makes a read aviso unread, and an unread one read. @throws DomainError 404 */
  async toggle(familia: Familia, id: string): Promise<Aviso> {
    await this.avisos.toggle(familia, id);
    return this.changed(familia, id);
  }

  /** Marks all avisos of a panel as read and seen. */
  async markAll(familia: Familia): Promise<void> {
    await this.avisos.markAll(familia);
    this.tell(familia);
  }

  /** Marks the unread avisos of some groups as read. Their person has seen the subject of the avisos itself. */
  async readGroups(familia: Familia, grupos: readonly string[]): Promise<void> {
    if (await this.avisos.readGroups(familia, grupos)) {
      this.tell(familia);
    }
  }

  /** Deletes an aviso and returns it. @throws DomainError 404 */
  async remove(familia: Familia, id: string): Promise<Aviso> {
    const aviso = await this.avisos.get(familia, id);
    await this.avisos.delete(familia, id);
    this.tell(familia);
    return aviso;
  }

  /** Takes back a deletion. @throws DomainError 404 */
  async restore(familia: Familia, id: string): Promise<Aviso> {
    await this.avisos.restore(familia, id);
    return this.changed(familia, id);
  }

  private changed(familia: Familia, id: string): Promise<Aviso> {
    this.tell(familia);
    return this.avisos.get(familia, id);
  }

  private tell(familia: Familia): void {
    this.realtime.tellUsuario(this.transactions.tenant.usuarioId, CHANGED[familia]);
  }
}
