import { Injectable } from '@nestjs/common';
import { Realtime } from '../../../common/realtime/realtime.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import { AvisosService } from '../../../plataforma/avisos/avisos.service.js';
import { grupoDeHilo } from '../aviso-de-correo.js';
import { type Conexion, YaNoEsMia } from './conexion.js';
import { CuentasSeguidasRepository } from './cuentas-seguidas.repository.js';
import type { Cambiada } from './externo.js';

/** The most mails that a live event names. */
const MAX_NAMED = 100;
/** How often tabs are told of a first synchronisation: of its numbers, and of its mails. */
const TELL_PROGRESS_MS = 1_000;
const TELL_MAILS_MS = 5_000;

/** Stores what a server has, and tells the tabs. It stores only while the caller still follows the account. */
@Injectable()
export class CuentaExternaWriter {
  constructor(
    private readonly cuentas: CuentasSeguidasRepository,
    private readonly avisos: AvisosService,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  /** Runs `work` in a transaction. @throws YaNoEsMia when another process follows the account by now */
  write<T>(conexion: Conexion, work: () => Promise<T>): Promise<T> {
    conexion.pasos++;
    return this.transactions.tenantTransaction(conexion.tenant, async () => {
      await this.assertMine(conexion);
      return work();
    });
  }

  /** @throws YaNoEsMia when another process follows the account */
  async assertMine({ externaId, token }: Conexion): Promise<void> {
    if (!(await this.cuentas.isHeld(externaId, token))) {
      throw new YaNoEsMia('The account is followed by another one, or no more.');
    }
  }

  /** Counts mails that were found, and tells the tabs of the progress. */
  async count(conexion: Conexion, more: number): Promise<void> {
    conexion.sincronizados += more;
    if (conexion.isFirst && more > 0 && Date.now() - conexion.toldProgressAt >= TELL_PROGRESS_MS) {
      conexion.toldProgressAt = Date.now();
      await this.cuentas.setProgress(conexion.externaId, conexion.sincronizados, conexion.total);
      this.realtime.tellUsuario(conexion.tenant.usuarioId, { type: 'mailbox.account' });
    }
  }

  /** Tells of mails that the server changed. Avisos of mails that were read at the server are read here too. */
  async tellChanged(conexion: Conexion, changed: readonly Cambiada[]): Promise<void> {
    this.tellMails(
      conexion,
      changed.map(({ id }) => id),
    );
    const read = changed.filter(({ leido }) => leido).map(({ hiloId }) => grupoDeHilo(hiloId));
    if (read.length > 0) {
      await this.avisos.readGroups('mensaje', [...new Set(read)]);
    }
  }

  /** Tells of mails that came or changed. During a first synchronisation, tabs are told only now and then. */
  tellMails(conexion: Conexion, mails: string[]): void {
    if (mails.length === 0 || (conexion.isFirst && Date.now() - conexion.toldMailsAt < TELL_MAILS_MS)) {
      return;
    }
    conexion.toldMailsAt = Date.now();
    const isNamed = !conexion.isFirst && mails.length <= MAX_NAMED;
    this.realtime.tellUsuario(conexion.tenant.usuarioId, { type: 'mailbox.changed', ...(isNamed && { mails }) });
  }
}
