import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { ImapFlow } from 'imapflow';
import pLimit from 'p-limit';
import { QueryFailedError } from 'typeorm';
import { Settings } from '../../common/config/settings.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { Turns } from '../../common/tenancy/turns.js';
import { Direcciones } from '../direcciones.service.js';
import {
  type Acceso,
  ClaveDudosa,
  ClaveRechazada,
  ConexionesExternas,
  SinConexion,
} from './conexiones-externas.service.js';
import { type CuentaExterna, CuentasExternasRepository, type Tomada } from './cuentas-externas.repository.js';
import { EstadoDeCuenta } from './estado-de-cuenta.service.js';
import { Plazos } from './plazos.js';
import { type Sesion, SinLugar, YaNoEsMia } from './sesion.js';
import { Sincronizacion } from './sincronizacion.service.js';

/** How many of them begin to be fetched for the first time together. */
const FIRST_AT_ONCE = 2;
/** How often all is compared again in a row while mails are being moved. */
const MAX_REPEATED = 3;

const SIN_CONEXION = 'No se puede conectar con el servidor. Se vuelve a intentar solo.';
const SIN_LUGAR = 'No queda lugar en el plan de la cuenta. Los demás correos se traen cuando lo haya.';

/** What happened to an account that waits. */
type Novedad = 'inbox' | 'todo' | 'cerrada';

/** An account, and from which addresses its person writes. */
type Conocida = CuentaExterna & Pick<Sesion, 'direcciones'>;

/** An account that this process follows. */
interface Seguida {
  tomada: Tomada;
  abort: AbortController;
  done: Promise<void>;
  /** Ends its wait, or the next one. */
  wake(novedad: Novedad): void;
  /** What happened while it did not wait. */
  missed?: Novedad;
  /** When it was last told that its server is to be told something. */
  remindedAt: number;
}

/**
 * Follows the accounts that people have elsewhere. Each is followed by one process: who takes it says so in its row, and
 * says again that it is there; when it does not, another one takes it.
 */
@Injectable()
export class Seguimiento implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Seguimiento.name);
  private readonly seguidas = new Map<string, Seguida>();
  private readonly firsts = pLimit(FIRST_AT_ONCE);
  private readonly inTurn = pLimit(1);
  private timer?: NodeJS.Timeout;
  private isStarted = false;
  private isFull = false;

  constructor(
    private readonly cuentas: CuentasExternasRepository,
    private readonly conexiones: ConexionesExternas,
    private readonly sincronizacion: Sincronizacion,
    private readonly estado: EstadoDeCuenta,
    private readonly direcciones: Direcciones,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly turns: Turns,
    private readonly settings: Settings,
    private readonly plazos: Plazos,
  ) {}

  onApplicationBootstrap(): void {
    if (this.settings.MAIL_ACCOUNTS) {
      this.isStarted = true;
      this.timer = setInterval(() => this.look(), this.settings.JOBS_POLL_SECONDS * 1_000).unref();
      this.look();
    }
  }

  /** Lets others take over. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStarted = false;
    clearInterval(this.timer);
    await this.inTurn(async () => {});
    const tokens = [...this.seguidas.keys()];
    const done = [...this.seguidas.values()].map((seguida) => this.end(seguida));
    await Promise.all(done);
    if (tokens.length > 0) {
      await this.cuentas.release(tokens).catch((err) => this.logger.warn({ err }, 'Accounts could not be let go.'));
    }
  }

  /** Looks at once for what there is to do. */
  look(): void {
    if (this.isStarted && this.inTurn.pendingCount === 0) {
      this.inTurn(() => this.turns.exempt(() => this.tick())).catch((err) =>
        this.logger.debug({ err }, 'The accounts elsewhere could not be looked at.'),
      );
    }
  }

  /** Tells who follows the account of the running user that something here changed, once it is committed. */
  touched(): void {
    const { cuentaId, usuarioId } = this.transactions.tenant;
    const isOf = ({ tomada }: Seguida) => tomada.cuentaId === cuentaId && tomada.usuarioId === usuarioId;
    const seguida = [...this.seguidas.values()].find(isOf);
    if (seguida) {
      this.transactions.afterCommit(() => seguida.wake('todo'));
    }
  }

  private async tick(): Promise<void> {
    if (this.seguidas.size > 0) {
      const held = new Set(await this.cuentas.renew([...this.seguidas.keys()]));
      for (const [token, { abort }] of this.seguidas) {
        // Its end is not awaited, since the others must be kept.
        if (!held.has(token)) {
          abort.abort();
        }
      }
      const ids = [...this.seguidas.values()].map(({ tomada }) => tomada.id);
      const pending = new Set(ids.length > 0 ? await this.cuentas.findWithPending(ids) : []);
      for (const seguida of this.seguidas.values()) {
        // What a server does not take is tried less often than what is new.
        if (pending.has(seguida.tomada.id) && Date.now() - seguida.remindedAt >= this.plazos.recuerdo) {
          seguida.remindedAt = Date.now();
          seguida.wake('todo');
        }
      }
    }
    const room = this.settings.MAIL_ACCOUNTS_FOLLOWED - this.seguidas.size;
    if (room > 0 && this.isStarted) {
      for (const tomada of await this.cuentas.take(room)) {
        this.begin(tomada);
      }
    }
    await this.warnWhenFull();
  }

  /** Tells the operator, once, that accounts wait for those that are followed. */
  private async warnWhenFull(): Promise<void> {
    const { MAIL_ACCOUNTS_FOLLOWED } = this.settings;
    const isFull = this.seguidas.size >= MAIL_ACCOUNTS_FOLLOWED && (await this.cuentas.isAnyWaiting());
    if (isFull && !this.isFull) {
      this.logger.warn(
        `Mail accounts wait, since this process follows ${MAIL_ACCOUNTS_FOLLOWED}: raise MAIL_ACCOUNTS_FOLLOWED or add a replica.`,
      );
    }
    this.isFull = isFull;
  }

  private begin(tomada: Tomada): void {
    const abort = new AbortController();
    const seguida: Seguida = { tomada, abort, done: Promise.resolve(), wake: () => {}, remindedAt: 0 };
    miss(seguida);
    this.seguidas.set(tomada.token, seguida);
    seguida.done = this.turns
      .exempt(() => this.follow(seguida))
      .catch((err) => this.logger.error({ err, externa: tomada.id }, 'An account elsewhere is not followed.'))
      .finally(() => this.seguidas.delete(tomada.token));
  }

  private async end({ abort, done }: Seguida): Promise<void> {
    abort.abort();
    await done;
  }

  /** Follows an account until it is another one's, fails for longer, or its password is refused. */
  private async follow(seguida: Seguida): Promise<void> {
    const { tomada, abort } = seguida;
    const tenant = await this.directory.tenantOf(tomada.cuentaId, tomada.usuarioId);
    let { fallas, caidaDesde } = await this.transactions.tenantTransaction(
      tenant,
      () => this.cuentas.findFallas(tomada.id),
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
        // What a server does is usual; what the database refuses is not.
        const level = error instanceof QueryFailedError || error instanceof TypeError ? 'warn' : 'debug';
        this.logger[level]({ err: error, externa: tomada.id }, 'An account elsewhere is connected anew.');
        const isDown = Date.now() - caidaDesde.getTime() >= this.settings.MAIL_ACCOUNTS_POLL_SECONDS * 2_000;
        if (error instanceof SinLugar || isDown) {
          const mensaje = error instanceof SinLugar ? SIN_LUGAR : SIN_CONEXION;
          await this.write(tomada, tenant, () => this.estado.set(tomada.id, 'sin-conexion', mensaje));
        }
        const wait = Math.min(this.plazos.otraVezALoSumo, this.plazos.otraVez * 2 ** fallas++);
        if (wait >= this.plazos.cedeElLugar) {
          await this.write(tomada, tenant, () => this.cuentas.postpone(tomada.id, { fallas, caidaDesde, wait }));
          return;
        }
        await sleep(wait, undefined, { signal: abort.signal }).catch(() => {});
      }
    }
  }

  /** One connection. @param works called once all was compared @throws SinConexion when it ends */
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
    const acceso = this.conexiones.accesoOf(cuenta);
    if (!acceso) {
      throw new ClaveRechazada('imap');
    }
    const open = () => this.open(seguida, tenant, { ...cuenta, direcciones }, acceso);
    const sesion = await (cuenta.sincronizadaEn ? open() : this.first(open));
    const close = () => sesion.client.close();
    abort.signal.addEventListener('abort', close);
    try {
      works();
      while (!abort.signal.aborted) {
        await this.next(seguida, sesion);
        works();
      }
    } finally {
      abort.signal.removeEventListener('abort', close);
      close();
    }
  }

  /** Lets accounts begin a few at a time. One that is slow does not keep the others waiting. */
  private async first<T>(open: () => Promise<T>): Promise<T> {
    const opening = await this.firsts(async () => {
      const opened = open();
      await Promise.race([opened.catch(() => {}), sleep(this.plazos.primera, undefined, { ref: false })]);
      return { opened };
    });
    return opening.opened;
  }

  /** Asks a server. One that says nothing for long is let go. */
  private async ask<T>(sesion: Sesion, work: () => Promise<T>): Promise<T> {
    const { client } = sesion;
    let before = -1;
    const timer = setInterval(() => {
      const done = client.stats().received + sesion.pasos;
      if (done === before && sesion.enEspera === 0) {
        client.close();
      }
      before = done;
    }, this.plazos.respuesta);
    try {
      return await work();
    } finally {
      clearInterval(timer);
    }
  }

  /** Connects, and compares all. */
  private async open(seguida: Seguida, tenant: TenantContext, cuenta: Conocida, acceso: Acceso): Promise<Sesion> {
    const { signal } = seguida.abort;
    signal.throwIfAborted();
    const client = await this.conexiones.openImap(acceso);
    const close = () => client.close();
    signal.addEventListener('abort', close);
    try {
      const sesion = sesionOf(seguida, tenant, cuenta, client);
      await this.connected(cuenta, seguida.tomada, tenant);
      await this.ask(sesion, () => this.syncAll(sesion));
      return sesion;
    } catch (error) {
      close();
      throw error;
    } finally {
      signal.removeEventListener('abort', close);
    }
  }

  /** Waits until something happens, and does what it asks for. */
  private async next(seguida: Seguida, sesion: Sesion): Promise<void> {
    const novedad = (await this.ask(sesion, () => this.sincronizacion.isInboxOther(sesion)))
      ? 'inbox'
      : await this.wait(seguida, sesion.client);
    if (novedad === 'cerrada') {
      throw new SinConexion('imap');
    }
    await this.ask(sesion, () => (novedad === 'inbox' ? this.sincronizacion.runInbox(sesion) : this.syncAll(sesion)));
  }

  private async syncAll(sesion: Sesion): Promise<void> {
    for (let time = 0; time < MAX_REPEATED; time++) {
      await this.sincronizacion.run(sesion);
      if (!(await this.sincronizacion.needsAnother(sesion))) {
        return;
      }
    }
  }

  /** Waits for what the server says (IDLE), for a change here, or until it is time to ask. The inbox is open. */
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
        // The next command ends it.
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
      await this.cuentas.trust(id);
      await this.estado.set(id, sincronizadaEn ? 'al-dia' : 'sincronizando', null);
    });
  }

  private async isDoubted({ id, token }: Tomada, tenant: TenantContext): Promise<boolean> {
    return this.transactions.tenantTransaction(
      tenant,
      async () => (await this.cuentas.isHeld(id, token)) && this.cuentas.doubt(id),
    );
  }

  /** Stops: nothing can be done until the person enters the new password. */
  private refuse(tomada: Tomada, tenant: TenantContext): Promise<void> {
    return this.write(tomada, tenant, async () => {
      const cuenta = await this.cuentas.findById(tomada.id);
      if (cuenta) {
        await this.estado.refuse(cuenta);
      }
    });
  }

  /** Runs `work` in a transaction, unless the account was changed or is another one's by now. */
  private write({ id, token }: Tomada, tenant: TenantContext, work: () => Promise<void>): Promise<void> {
    return this.transactions.tenantTransaction(tenant, async () => {
      if (await this.cuentas.isHeld(id, token)) {
        await work();
      }
    });
  }
}

/** Remembers what happens until it waits again. */
function miss(seguida: Seguida): void {
  seguida.wake = (novedad) => {
    seguida.missed = novedad;
  };
}

function sesionOf(
  { tomada, abort }: Seguida,
  tenant: TenantContext,
  { direcciones, sincronizadaEn }: Conocida,
  client: ImapFlow,
): Sesion {
  return {
    tenant,
    externaId: tomada.id,
    token: tomada.token,
    direcciones,
    comparadaEn: sincronizadaEn,
    carpetas: [],
    empujadaEn: Date.now(),
    client,
    signal: abort.signal,
    isFirst: sincronizadaEn === null,
    total: 0,
    sincronizados: 0,
    toldProgressAt: 0,
    toldMailsAt: 0,
    inbox: '',
    seen: new Map(),
    runs: 0,
    pasos: 0,
    enEspera: 0,
  };
}
