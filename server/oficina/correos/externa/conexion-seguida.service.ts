import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { ImapFlow } from 'imapflow';
import pLimit from 'p-limit';
import { QueryFailedError } from 'typeorm';
import { Settings } from '../../../common/config/settings.js';
import { CuentaDirectory } from '../../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../../common/tenancy/transactions.js';
import { Direcciones } from '../direcciones.service.js';
import { type Conexion, SinLugar, YaNoEsMia } from './conexion.js';
import {
  ClaveDudosa,
  ClaveRechazada,
  ConexionesExternas,
  type Credenciales,
  SinConexion,
} from './conexiones-externas.service.js';
import { type CuentaExterna, CuentasExternasRepository } from './cuentas-externas.repository.js';
import { CuentasSeguidasRepository, type Tomada } from './cuentas-seguidas.repository.js';
import { EstadoDeCuentaExterna } from './estado-de-cuenta-externa.service.js';
import { type Conocida, conexionOf, miss, type Novedad, type Seguida } from './seguida.js';
import { Sincronizacion } from './sincronizacion.service.js';
import { Timeouts } from './timeouts.js';

/** The most accounts whose first synchronisations begin together. */
const FIRST_AT_ONCE = 2;
/** The most comparisons in a row while mails are being moved. */
const MAX_REPEATED = 3;

const SIN_CONEXION = 'No se puede conectar con el servidor. Se vuelve a intentar solo.';
const SIN_LUGAR = 'No queda lugar en el plan de la cuenta. Los demás correos se traen cuando lo haya.';

/**
 * Keeps the connection of an account that this process follows. Takes over changes of the server, and sends it changes
 * of the person.
 */
@Injectable()
export class ConexionSeguida {
  private readonly logger = new Logger(ConexionSeguida.name);
  private readonly firsts = pLimit(FIRST_AT_ONCE);

  constructor(
    private readonly cuentas: CuentasExternasRepository,
    private readonly seguidas: CuentasSeguidasRepository,
    private readonly conexiones: ConexionesExternas,
    private readonly sincronizacion: Sincronizacion,
    private readonly estado: EstadoDeCuentaExterna,
    private readonly direcciones: Direcciones,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
    private readonly timeouts: Timeouts,
  ) {}

  /** Follows an account until it fails for long, its password is refused, or another process takes it. */
  async follow(seguida: Seguida): Promise<void> {
    const { tomada, abort } = seguida;
    const tenant = await this.directory.tenantOf(tomada.cuentaId, tomada.usuarioId);
    let { fallas, caidaDesde } = await this.transactions.tenantTransaction(
      tenant,
      () => this.seguidas.findFallas(tomada.id),
      { readOnly: true },
    );
    while (!abort.signal.aborted) {
      try {
        await this.session(seguida, tenant, () => {
          fallas = 0;
          caidaDesde = new Date();
        });
      } catch (error) {
        if (abort.signal.aborted || error instanceof YaNoEsMia) {
          return;
        }
        if (
          error instanceof ClaveRechazada ||
          (error instanceof ClaveDudosa && (await this.isDoubted(tomada, tenant)))
        ) {
          await this.refuse(tomada, tenant);
          return;
        }
        // Failures of a server are usual. Errors of the database or the code are not, so they are warnings.
        const level = error instanceof QueryFailedError || error instanceof TypeError ? 'warn' : 'debug';
        this.logger[level]({ err: error, externa: tomada.id }, 'An account elsewhere is connected anew.');
        const isDown = Date.now() - caidaDesde.getTime() >= this.settings.MAIL_ACCOUNTS_POLL_SECONDS * 2_000;
        if (error instanceof SinLugar || isDown) {
          const mensaje = error instanceof SinLugar ? SIN_LUGAR : SIN_CONEXION;
          await this.write(tomada, tenant, () => this.estado.set(tomada.id, 'sin-conexion', mensaje));
        }
        const wait = Math.min(this.timeouts.otraVezALoSumo, this.timeouts.otraVez * 2 ** fallas++);
        if (wait >= this.timeouts.cedeElLugar) {
          await this.write(tomada, tenant, () => this.seguidas.postpone(tomada.id, { fallas, caidaDesde, wait }));
          return;
        }
        await sleep(wait, undefined, { signal: abort.signal }).catch(() => {});
      }
    }
  }

  /**
   * Runs one connection. @param works called after each complete comparison @throws SinConexion when the connection
   * ends
   */
  private async session(seguida: Seguida, tenant: TenantContext, works: () => void): Promise<void> {
    const { tomada, abort } = seguida;
    const [cuenta, direcciones] = await this.transactions.tenantTransaction(
      tenant,
      async () => [await this.cuentas.findById(tomada.id), await this.direcciones.mias()] as const,
      { readOnly: true },
    );
    if (!cuenta) {
      throw new YaNoEsMia('The account is gone.');
    }
    const credenciales = this.conexiones.credencialesOf(cuenta);
    if (!credenciales) {
      throw new ClaveRechazada('imap');
    }
    const open = () => this.open(seguida, tenant, { ...cuenta, direcciones }, credenciales);
    const conexion = await (cuenta.sincronizadaEn ? open() : this.first(open));
    const close = () => conexion.client.close();
    abort.signal.addEventListener('abort', close);
    try {
      works();
      while (!abort.signal.aborted) {
        await this.next(seguida, conexion);
        works();
      }
    } finally {
      abort.signal.removeEventListener('abort', close);
      close();
    }
  }

  /** Lets few accounts begin at a time. A slow account gives up its place after a while. */
  private async first<T>(open: () => Promise<T>): Promise<T> {
    const opening = await this.firsts(async () => {
      const opened = open();
      await Promise.race([opened.catch(() => {}), sleep(this.timeouts.primera, undefined, { ref: false })]);
      return { opened };
    });
    return opening.opened;
  }

  /** Asks a server. A server that says nothing for long loses its connection. */
  private async ask<T>(conexion: Conexion, work: () => Promise<T>): Promise<T> {
    const { client } = conexion;
    let before = -1;
    const timer = setInterval(() => {
      const done = client.stats().received + conexion.pasos;
      if (done === before && conexion.enEspera === 0) {
        client.close();
      }
      before = done;
    }, this.timeouts.respuesta);
    try {
      return await work();
    } finally {
      clearInterval(timer);
    }
  }

  /** Connects, and compares all folders. */
  private async open(
    seguida: Seguida,
    tenant: TenantContext,
    cuenta: Conocida,
    credenciales: Credenciales,
  ): Promise<Conexion> {
    const { signal } = seguida.abort;
    signal.throwIfAborted();
    const client = await this.conexiones.openImap(credenciales);
    const close = () => client.close();
    signal.addEventListener('abort', close);
    try {
      const conexion = conexionOf(seguida, tenant, cuenta, client);
      await this.connected(cuenta, seguida.tomada, tenant);
      await this.ask(conexion, () => this.syncAll(conexion));
      return conexion;
    } catch (error) {
      close();
      throw error;
    } finally {
      signal.removeEventListener('abort', close);
    }
  }

  /** Waits until something happens, and takes over the changes. */
  private async next(seguida: Seguida, conexion: Conexion): Promise<void> {
    const novedad = (await this.ask(conexion, () => this.sincronizacion.isInboxOther(conexion)))
      ? 'inbox'
      : await this.wait(seguida, conexion.client);
    if (novedad === 'cerrada') {
      throw new SinConexion('imap');
    }
    await this.ask(conexion, () =>
      novedad === 'inbox' ? this.sincronizacion.runInbox(conexion) : this.syncAll(conexion),
    );
  }

  private async syncAll(conexion: Conexion): Promise<void> {
    for (let time = 0; time < MAX_REPEATED; time++) {
      await this.sincronizacion.run(conexion);
      if (!(await this.sincronizacion.needsAnother(conexion))) {
        return;
      }
    }
  }

  /** Waits for news of the server (IDLE), for a change here, or for the time to ask. The inbox is open. */
  private async wait(seguida: Seguida, client: ImapFlow): Promise<Novedad> {
    const { missed } = seguida;
    seguida.missed = undefined;
    if (missed) {
      return missed;
    }
    const { promise, resolve } = Promise.withResolvers<Novedad>();
    const onNew = () => resolve('inbox');
    const onGone = () => resolve('todo');
    const onClose = () => resolve('cerrada');
    const timer = setTimeout(onGone, this.settings.MAIL_ACCOUNTS_POLL_SECONDS * 1_000);
    client.on('exists', onNew).on('flags', onNew).on('expunge', onGone).on('close', onClose);
    seguida.wake = resolve;
    try {
      if (client.isClosed || !client.usable) {
        return 'cerrada';
      }
      if (client.capabilities.has('IDLE')) {
        // The next command ends the IDLE.
        client.idle().catch(onClose);
      }
      return await promise;
    } finally {
      clearTimeout(timer);
      miss(seguida);
      client.off('exists', onNew).off('flags', onNew).off('expunge', onGone).off('close', onClose);
    }
  }

  private connected({ id, sincronizadaEn }: CuentaExterna, tomada: Tomada, tenant: TenantContext): Promise<void> {
    return this.write(tomada, tenant, async () => {
      await this.cuentas.setAvisada(id, false);
      await this.seguidas.trust(id);
      await this.estado.set(id, sincronizadaEn ? 'al-dia' : 'sincronizando', null);
    });
  }

  private async isDoubted({ id, token }: Tomada, tenant: TenantContext): Promise<boolean> {
    return this.transactions.tenantTransaction(
      tenant,
      async () => (await this.seguidas.isHeld(id, token)) && this.seguidas.doubt(id),
    );
  }

  /** Stops following: only the person can enter the new password. */
  private refuse(tomada: Tomada, tenant: TenantContext): Promise<void> {
    return this.write(tomada, tenant, async () => {
      const cuenta = await this.cuentas.findById(tomada.id);
      if (cuenta) {
        await this.estado.refuse(cuenta);
      }
    });
  }

  /** Runs `work` in a transaction, if this process still follows the unchanged account. */
  private write({ id, token }: Tomada, tenant: TenantContext, work: () => Promise<void>): Promise<void> {
    return this.transactions.tenantTransaction(tenant, async () => {
      if (await this.seguidas.isHeld(id, token)) {
        await work();
      }
    });
  }
}
