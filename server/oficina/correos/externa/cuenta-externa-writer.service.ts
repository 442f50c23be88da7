import { Injectable } from '@nestjs/common';
import { Realtime } from '../../../common/realtime/realtime.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import { AvisosService } from '../../../plataforma/avisos/avisos.service.js';
import { grupoDeHilo } from '../aviso-de-correo.js';
import { type Sesion, YaNoEsMia } from './conexion.js';
import { CuentasSeguidasRepository } from './cuentas-seguidas.repository.js';
import type { Cambiada } from './externo.js';

/** The most mails that a live event names. */
const MAX_NAMED = 100;
/** How often tabs are told of a first synchronisation: of its numbers, and of its mails. */
const TELL_PROGRESS_MS = 1_000;
const TELL_MAILS_MS = 5_000;

/** Stores what a server has, and tells the tabs. It stores only while the caller still follows the account. */
@Injectable()
export class AccountWriter {
  constructor(
    private readonly cuentas: CuentasSeguidasRepository,
    private readonly avisos: AvisosService,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  /** Runs `work` in a transaction. @throws YaNoEsMia when another process follows the account by now */
  write<T>(sesion: Sesion, work: () => Promise<T>): Promise<T> {
    sesion.pasos++;
    return this.transactions.tenantTransaction(sesion.tenant, async () => {
      await this.assertMine(sesion);
      return work();
    });
  }

  /** @throws YaNoEsMia when another process follows the account */
  async assertMine({ externaId, token }: Sesion): Promise<void> {
    if (!(await this.cuentas.isHeld(externaId, token))) {
      throw new YaNoEsMia('The account is followed by another one, or no more.');
    }
  }

  /** Counts mails that were found, and tells the tabs of the progress. */
  async count(sesion: Sesion, more: number): Promise<void> {
    sesion.sincronizados += more;
    if (sesion.isFirst && more > 0 && Date.now() - sesion.toldProgressAt >= TELL_PROGRESS_MS) {
      sesion.toldProgressAt = Date.now();
      await this.cuentas.setProgress(sesion.externaId, sesion.sincronizados, sesion.total);
      this.realtime.tellUsuario(sesion.tenant.usuarioId, { type: 'mailbox.account' });
    }
  }

  /** Tells of mails that the server changed. Avisos of mails that were read at the server are read here too. */
  async tellChanged(sesion: Sesion, changed: readonly Cambiada[]): Promise<void> {
    this.tellMails(
      sesion,
      changed.map(({ id }) => id),
    );
    const read = changed.filter(({ leido }) => leido).map(({ hiloId }) => grupoDeHilo(hiloId));
    if (read.length > 0) {
      await this.avisos.readGroups('mensaje', [...new Set(read)]);
    }
  }

  /** Tells of mails that came or changed. During a first synchronisation, tabs are told only now and then. */
  tellMails(sesion: Sesion, mails: string[]): void {
    if (mails.length === 0 || (sesion.isFirst && Date.now() - sesion.toldMailsAt < TELL_MAILS_MS)) {
      return;
    }
    sesion.toldMailsAt = Date.now();
    const isNamed = !sesion.isFirst && mails.length <= MAX_NAMED;
    this.realtime.tellUsuario(sesion.tenant.usuarioId, { type: 'mailbox.changed', ...(isNamed && { mails }) });
  }
}
