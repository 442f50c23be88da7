import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import pLimit from 'p-limit';
import { Settings } from '../../../common/config/settings.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import { Turns } from '../../../common/tenancy/turns.js';
import { ConexionSeguida } from './conexion-seguida.service.js';
import { CuentasSeguidasRepository, type Tomada } from './cuentas-seguidas.repository.js';
import { miss, type Seguida } from './seguida.js';
import { Timeouts } from './timeouts.js';

/**
 * Follows the external mail accounts. One process follows each account. It writes that into the account's row and
 * renews it. When the process stops renewing, another one takes the account.
 */
@Injectable()
export class Seguimiento implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Seguimiento.name);
  private readonly seguidas = new Map<string, Seguida>();
  private readonly inTurn = pLimit(1);
  private timer?: NodeJS.Timeout;
  private isStarted = false;
  private isFull = false;

  constructor(
    private readonly cuentas: CuentasSeguidasRepository,
    private readonly conexion: ConexionSeguida,
    private readonly transactions: Transactions,
    private readonly turns: Turns,
    private readonly settings: Settings,
    private readonly timeouts: Timeouts,
  ) {}

  onApplicationBootstrap(): void {
    if (this.settings.MAIL_ACCOUNTS) {
      this.isStarted = true;
      this.timer = setInterval(() => this.look(), this.settings.JOBS_POLL_SECONDS * 1_000).unref();
      this.look();
    }
  }

  /** Lets other processes take the accounts. */
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

  /** Looks at once for accounts to take and changes to send. */
  look(): void {
    if (this.isStarted && this.inTurn.pendingCount === 0) {
      this.inTurn(() => this.turns.exempt(() => this.tick())).catch((err) =>
        this.logger.debug({ err }, 'The accounts elsewhere could not be looked at.'),
      );
    }
  }

  /** Tells the connection of the running user's account that something changed here, after the commit. */
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
        // The end of the connection is not awaited, since the other accounts must be renewed.
        if (!held.has(token)) {
          abort.abort();
        }
      }
      const ids = [...this.seguidas.values()].map(({ tomada }) => tomada.id);
      const pending = new Set(ids.length > 0 ? await this.cuentas.findWithPending(ids) : []);
      for (const seguida of this.seguidas.values()) {
        // Changes that a server refuses are sent less often than new changes.
        if (pending.has(seguida.tomada.id) && Date.now() - seguida.remindedAt >= this.timeouts.recuerdo) {
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

  /** Warns the operator once when accounts wait because this process follows its maximum. */
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
      .exempt(() => this.conexion.follow(seguida))
      .catch((err) => this.logger.error({ err, externa: tomada.id }, 'An account elsewhere is not followed.'))
      .finally(() => this.seguidas.delete(tomada.token));
  }

  private async end({ abort, done }: Seguida): Promise<void> {
    abort.abort();
    await done;
  }
}
