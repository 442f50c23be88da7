import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { found } from '../../common/database/found.js';
import { DomainError, notFound } from '../../common/errors/domain-error.js';
import { isUsableLink } from '../../common/input/is-link.js';
import { isInternalPath } from '../../common/input/safe-link.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Atajo } from './atajo.entity.js';
import type { CambiosAtajoDto, NuevoAtajoDto } from './atajos.dto.js';

/** The running user's shortcuts in the running cuenta. Row-level security hides all other shortcuts. */
@Injectable()
export class AtajosService {
  constructor(
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  /** The user's shortcuts, the newest first. */
  findAll(): Promise<Atajo[]> {
    return this.transactions.manager.find(Atajo, { order: { creadoEn: 'desc', id: 'desc' } });
  }

  async create({ id, label, description = null, icon, link, useRouter }: NuevoAtajoDto): Promise<Atajo> {
    const { manager, now, tenant } = this.transactions;
    const atajo = {
      id: id ?? uuid(),
      usuarioId: tenant.usuarioId,
      etiqueta: label,
      descripcion: description,
      icono: icon,
      enlace: link,
      esInterno: useRouter ?? isInternalPath(link),
      creadoEn: now,
    };
    await manager.insert(Atajo, atajo);
    this.tell();
    return atajo;
  }

  /**
   * Changes the fields of a shortcut that are sent.
   * @throws DomainError 404; 400 for a link that cannot be opened in place
   */
  async update(id: string, { label, description, icon, link, useRouter }: CambiosAtajoDto): Promise<Atajo> {
    const lock = { mode: 'for_no_key_update' } as const;
    const atajo = found(await this.transactions.manager.findOne(Atajo, { where: { id }, lock }), 'el atajo');
    const changed = {
      ...atajo,
      ...(label !== undefined && { etiqueta: label }),
      ...(description !== undefined && { descripcion: description }),
      ...(icon !== undefined && { icono: icon }),
      ...(link !== undefined && { enlace: link }),
      ...(useRouter !== undefined && { esInterno: useRouter }),
    };
    if (!isUsableLink(changed.enlace, changed.esInterno)) {
      const mensaje = 'Ese enlace no es una página de Carpetas: no se puede abrir en el mismo lugar.';
      throw new DomainError('DATOS_INVALIDOS', 400, mensaje, [{ campo: 'shortcut.link', mensaje }]);
    }
    await this.transactions.manager.update(Atajo, { id }, changed);
    this.tell();
    return changed;
  }

  /** Deletes a shortcut and returns it. @throws DomainError 404 */
  async remove(id: string): Promise<Atajo> {
    const atajo = await this.transactions.manager.findOneBy(Atajo, { id });
    const { affected } = await this.transactions.manager.delete(Atajo, { id });
    if (!atajo || affected !== 1) {
      throw notFound('el atajo');
    }
    this.tell();
    return atajo;
  }

  private tell(): void {
    this.realtime.tellUsuario(this.transactions.tenant.usuarioId, { type: 'shortcuts.changed' });
  }
}
