import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { DomainError, notFound } from '../common/errors/domain-error.js';
import { Realtime } from '../common/realtime/realtime.service.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { NotaEtiqueta } from './nota-etiqueta.entity.js';

/** What the running user files their notas under. Each write answers all of them, as the reference client expects. */
@Injectable()
export class NotaEtiquetasService {
  constructor(
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  /** The oldest first. */
  findAll(): Promise<NotaEtiqueta[]> {
    const order = { creadaEn: 'asc', id: 'asc' } as const;
    return this.transactions.manager.find(NotaEtiqueta, { where: { eliminadaEn: IsNull() }, order });
  }

  async create(titulo: string): Promise<NotaEtiqueta[]> {
    const { manager, now, tenant } = this.transactions;
    const etiqueta = { id: uuid(), usuarioId: tenant.usuarioId, titulo, version: 1, creadaEn: now, eliminadaEn: null };
    await manager.insert(NotaEtiqueta, etiqueta);
    return this.changed();
  }

  /** @param version the one that was seen, if it is to be the present one. @throws DomainError 404, 412 */
  async rename(id: string, titulo: string, version?: number): Promise<NotaEtiqueta[]> {
    const etiqueta = await this.getLocked(id, IsNull());
    if (version !== undefined && version !== etiqueta.version) {
      const mensaje = 'La etiqueta cambió mientras tanto en otra pestaña o en otro dispositivo.';
      throw new DomainError('VERSION_ANTERIOR', 412, mensaje, [{ mensaje, version: etiqueta.version }]);
    }
    return this.write(etiqueta, { titulo });
  }

  /** Deletes one, which can be undone for a day: until then the notas keep their place under it. @throws DomainError 404 */
  async remove(id: string): Promise<NotaEtiqueta[]> {
    return this.write(await this.getLocked(id, IsNull()), { eliminadaEn: this.transactions.now });
  }

  /** Takes back a deletion. @throws DomainError 404 */
  async restore(id: string): Promise<NotaEtiqueta[]> {
    return this.write(await this.getLocked(id, Not(IsNull())), { eliminadaEn: null });
  }

  private async getLocked(id: string, eliminadaEn: ReturnType<typeof IsNull>): Promise<NotaEtiqueta> {
    const lock = { mode: 'for_no_key_update' } as const;
    const etiqueta = await this.transactions.manager.findOne(NotaEtiqueta, { where: { id, eliminadaEn }, lock });
    if (!etiqueta) {
      throw notFound('la etiqueta');
    }
    return etiqueta;
  }

  private async write({ id, version }: NotaEtiqueta, changes: Partial<NotaEtiqueta>): Promise<NotaEtiqueta[]> {
    await this.transactions.manager.update(NotaEtiqueta, { id }, { ...changes, version: version + 1 });
    return this.changed();
  }

  private changed(): Promise<NotaEtiqueta[]> {
    this.realtime.tellUsuario(this.transactions.tenant.usuarioId, { type: 'notes.changed' });
    return this.findAll();
  }
}
