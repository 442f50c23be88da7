import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { Realtime } from '../common/realtime/realtime.service.js';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import type { Familia } from './aviso.entity.js';
import { type AmbitoAviso, AvisosRepository, type TextosAviso } from './avisos.repository.js';
import { CHANGED } from './avisos.service.js';

/** Something to tell somebody. */
export interface AvisoNuevo extends AmbitoAviso {
  familia: Familia;
  /** What it says when so many have become one. HTML: what people wrote must be escaped. */
  textos(cantidad: number): TextosAviso;
}

/** Tells members of a cuenta what others did: their avisos, and their tabs once it is committed. */
@Injectable()
export class Notifier {
  private readonly silence = new AsyncLocalStorage<true>();

  constructor(
    private readonly avisos: AvisosRepository,
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly realtime: Realtime,
  ) {}

  /** Whether nobody is being told. */
  get isSilent(): boolean {
    return this.silence.getStore() ?? false;
  }

  /** Runs `work` without telling anybody of it: for histories that are loaded, which is no news. */
  silently<T>(work: () => Promise<T>): Promise<T> {
    return this.silence.run(true, work);
  }

  /**
   * Tells a member of the running cuenta, in the running transaction; somebody who is no active member is not told.
   * @param mayKnow runs under what that member may see, and decides whether they are told
   */
  async notify(
    usuarioId: string,
    aviso: AvisoNuevo,
    mayKnow: () => Promise<boolean> = async () => true,
  ): Promise<void> {
    const miembro = (await this.directory.miembros()).find(({ id }) => id === usuarioId);
    if (!miembro) {
      return;
    }
    await this.transactions.actingAs({ usuarioId, rolId: miembro.rolId }, async () => {
      if (await mayKnow()) {
        await this.notifyRunning(aviso);
      }
    });
  }

  /** Tells the running user. */
  async notifyRunning({ familia, textos, ...ambito }: AvisoNuevo): Promise<void> {
    if (this.isSilent) {
      return;
    }
    const { id, cantidad } = await this.avisos.add(familia, textos(1), ambito);
    if (cantidad > 1) {
      await this.avisos.write(id, textos(cantidad));
    }
    this.realtime.tellUsuario(this.transactions.tenant.usuarioId, CHANGED[familia]);
  }
}
