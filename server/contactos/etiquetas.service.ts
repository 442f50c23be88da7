import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { notFound, staleVersion } from '../common/errors/domain-error.js';
import { Realtime } from '../common/realtime/realtime.service.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { ContactoEtiqueta } from './etiqueta.entity.js';
import type { CamposContactoEtiquetaDto } from './etiquetas.dto.js';

const DAY_MS = 86_400_000;

/** What the contactos of the running cuenta are grouped by. A deleted one stays on them unseen, to come back as it was. */
@Injectable()
export class EtiquetasService {
  constructor(
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  /** The newest first. */
  findAll(): Promise<ContactoEtiqueta[]> {
    const order = { creadaEn: 'desc', id: 'desc' } as const;
    return this.transactions.manager.find(ContactoEtiqueta, { where: { eliminadaEn: IsNull() }, order });
  }

  async create({ title }: CamposContactoEtiquetaDto): Promise<ContactoEtiqueta> {
    const etiqueta = await this.add(title);
    this.tell();
    return etiqueta;
  }

  /** Adds one without telling anybody, for who adds more than that. */
  async add(titulo: string): Promise<ContactoEtiqueta> {
    const etiqueta = { id: uuid(), titulo, version: 1, creadaEn: this.transactions.now, eliminadaEn: null };
    await this.transactions.manager.insert(ContactoEtiqueta, etiqueta);
    return etiqueta;
  }

  /** Has others who {@link add} in the running cuenta wait until this transaction ends, if they ask for this too. */
  async lockAdding(): Promise<void> {
    const { manager, tenant } = this.transactions;
    const key = `contacto_etiquetas ${tenant.cuentaId}`;
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  /** Renames one. @param seen the version that was seen, if it matters @throws DomainError 404, 412 */
  async rename(id: string, { title }: CamposContactoEtiquetaDto, seen?: number): Promise<ContactoEtiqueta> {
    const where = { id, eliminadaEn: IsNull() };
    const lock = { mode: 'for_no_key_update' } as const;
    const etiqueta = await this.transactions.manager.findOne(ContactoEtiqueta, { where, lock });
    if (!etiqueta) {
      throw notFound('la etiqueta');
    }
    if (seen !== undefined && seen !== etiqueta.version) {
      throw staleVersion('la etiqueta');
    }
    const changes = { titulo: title, version: etiqueta.version + 1 };
    await this.transactions.manager.update(ContactoEtiqueta, { id }, changes);
    this.tell();
    return { ...etiqueta, ...changes };
  }

  /** Deletes one, and so takes it off all contactos. @throws DomainError 404 */
  async remove(id: string): Promise<void> {
    const { manager, now } = this.transactions;
    const changes = { eliminadaEn: now, version: () => 'version + 1' };
    const { affected } = await manager.update(ContactoEtiqueta, { id, eliminadaEn: IsNull() }, changes);
    if (affected !== 1) {
      throw notFound('la etiqueta');
    }
    this.tell();
  }

  /** Deletes those of these, new ones that nobody has renamed, that are on no contacto; without telling anybody. */
  async removeUnused(ids: readonly string[]): Promise<void> {
    const { manager, now } = this.transactions;
    // Whoever is putting one on a contacto is waited for.
    await manager.query('select 1 from contacto_etiquetas where id = any($1) order by id for update', [ids]);
    await manager.query(
      `update contacto_etiquetas e set eliminada_en = $2, version = e.version + 1
        where e.id = any($1) and e.eliminada_en is null and e.version = 1 and not exists (
          select 1 from contacto_etiquetado x join contactos c on c.cuenta_id = x.cuenta_id and c.id = x.contacto_id
           where x.cuenta_id = e.cuenta_id and x.etiqueta_id = e.id and c.eliminado_en is null)`,
      [ids, now],
    );
  }

  /** Takes back a deletion of the last day: it is again on the contactos that had it. @throws DomainError 404 */
  async restore(id: string): Promise<ContactoEtiqueta> {
    const { manager, now } = this.transactions;
    const yesterday = MoreThan(new Date(now.getTime() - DAY_MS));
    const changes = { eliminadaEn: null, version: () => 'version + 1' };
    const { affected } = await manager.update(ContactoEtiqueta, { id, eliminadaEn: yesterday }, changes);
    if (affected !== 1) {
      throw notFound('la etiqueta');
    }
    this.tell();
    return manager.findOneByOrFail(ContactoEtiqueta, { id });
  }

  private tell(): void {
    this.realtime.tellCuenta({ type: 'contacts.changed' });
  }
}
