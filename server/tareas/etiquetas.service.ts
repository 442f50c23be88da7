import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { notFound, staleVersion } from '../common/errors/domain-error.js';
import { Realtime } from '../common/realtime/realtime.service.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { TareaEtiqueta } from './tarea-etiqueta.entity.js';

/** Which tareas change with a tag; all those that carry it, unless said. */
type Changed = { tasks: string[] };

/** They name it by its id: another name is none of theirs. */
const NO_TAREA: Changed = { tasks: [] };

/** The tags that the tareas of a cuenta can carry. */
@Injectable()
export class EtiquetasDeTareasService {
  constructor(
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  /** The newest first. */
  findAll(): Promise<TareaEtiqueta[]> {
    return this.transactions.manager.find(TareaEtiqueta, { order: { creadaEn: 'desc', id: 'desc' } });
  }

  async create(titulo: string): Promise<TareaEtiqueta> {
    const etiqueta = { id: uuid(), titulo, version: 1, creadaEn: this.transactions.now, eliminadaEn: null };
    await this.transactions.manager.insert(TareaEtiqueta, etiqueta);
    this.tell(NO_TAREA);
    return etiqueta;
  }

  /** @param version that its client has seen, where it says so @throws DomainError 404, 412 */
  async rename(id: string, titulo: string, version?: number): Promise<TareaEtiqueta> {
    const etiqueta = await this.getLocked(id);
    if (version !== undefined && version !== etiqueta.version) {
      throw staleVersion('la etiqueta');
    }
    return this.write({ ...etiqueta, titulo }, NO_TAREA);
  }

  /** Takes it from all that carry it, until it is restored. @throws DomainError 404 */
  async remove(id: string): Promise<void> {
    await this.write({ ...(await this.getLocked(id)), eliminadaEn: this.transactions.now });
  }

  /** Brings one back that was deleted, to all that carried it. @throws DomainError 404 */
  async restore(id: string): Promise<TareaEtiqueta> {
    const etiqueta = await this.getLocked(id, { withDeleted: true });
    if (etiqueta.eliminadaEn === null) {
      throw notFound('la etiqueta');
    }
    return this.write({ ...etiqueta, eliminadaEn: null });
  }

  private async getLocked(id: string, { withDeleted = false } = {}): Promise<TareaEtiqueta> {
    const lock = { mode: 'for_no_key_update' } as const;
    const etiqueta = await this.transactions.manager.findOne(TareaEtiqueta, { where: { id }, lock, withDeleted });
    if (!etiqueta) {
      throw notFound('la etiqueta');
    }
    return etiqueta;
  }

  private async write({ version, ...etiqueta }: TareaEtiqueta, changed?: Changed): Promise<TareaEtiqueta> {
    const written = { ...etiqueta, version: version + 1 };
    await this.transactions.manager.update(TareaEtiqueta, { id: etiqueta.id }, written);
    this.tell(changed);
    return written;
  }

  private tell(changed?: Changed): void {
    this.realtime.tellCuenta({ type: 'tasks.changed', ...changed });
  }
}
