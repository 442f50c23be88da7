import { Injectable } from '@nestjs/common';
import { Settings } from '../../../common/config/settings.js';
import { isOpenCuenta } from '../../../common/tenancy/open-cuenta.js';
import { Transactions } from '../../../common/tenancy/transactions.js';

/** An account that a process follows. */
export interface Tomada {
  cuentaId: string;
  usuarioId: string;
  id: string;
  /** The token of the process for this time of following. */
  token: string;
}

/** How long a process keeps an account without a sign of life: at least LEASE_SECONDS, or LEASE_SIGNS polls. */
const LEASE_SECONDS = 15;
const LEASE_SIGNS = 3;

/**
 * This many unexplained refusals in a row, over this time, mean a wrong password. Refusals are in a row when each comes
 * within DUDAS_SEGUIDAS of the one before.
 */
const DUDAS = 3;
const DUDAS_DURANTE = `interval '5 minutes'`;
const DUDAS_SEGUIDAS = `interval '1 hour'`;

/** The accounts that are followed. Accounts of suspended or former members, or of closed cuentas, are left out. */
const FOLLOWED = `c.quitada_en is null and exists (
  select 1 from membresias m join usuarios u on u.id = m.usuario_id and u.suspendido_en is null
    join cuentas t on t.id = m.cuenta_id and ${isOpenCuenta('t')}
   where m.cuenta_id = c.cuenta_id and m.usuario_id = c.usuario_id and m.estado = 'activa')`;
/** The accounts that no process follows and that can be tried now. */
const WAITING = `(c.estado <> 'clave-rechazada' or c.reintenta) and (c.tomada_hasta is null or c.tomada_hasta < now())
  and (c.intentar_desde is null or c.intentar_desde <= now()) and ${FOLLOWED}`;

/** Records which process follows which external account, and whether that works. */
@Injectable()
export class CuentasSeguidasRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {}

  /** Whether the process with this token still follows an account. */
  async isHeld(id: string, token: string): Promise<boolean> {
    const rows = await this.transactions.manager.query(
      `select 1 from correo_cuentas_externas where id = $1 and tomada_por = $2 and quitada_en is null for key share`,
      [id, token],
    );
    return rows.length > 0;
  }

  async setProgress(id: string, sincronizados: number, total: number): Promise<void> {
    await this.transactions.manager.query(
      'update correo_cuentas_externas set sincronizados = $2::int, total = greatest($3::int, $2::int) where id = $1',
      [id, sincronizados, total],
    );
  }

  /** Records that all folders of an account were compared. */
  async setSynced(id: string, sincronizados: number, total: number): Promise<void> {
    await this.setProgress(id, sincronizados, total);
    await this.transactions.manager.query(
      `update correo_cuentas_externas
          set sincronizada_en = now(), estado = 'al-dia', mensaje = null, fallas = 0, caida_desde = null, intentar_desde = null
        where id = $1`,
      [id],
    );
  }

  private get lease(): string {
    return `interval '${Math.max(LEASE_SECONDS, LEASE_SIGNS * this.settings.JOBS_POLL_SECONDS)} seconds'`;
  }

  /**
   * Renews the time for which this process keeps its accounts. Call it outside a transaction.
   * @returns the tokens that are still valid
   */
  async renew(tokens: readonly string[]): Promise<string[]> {
    const [rows]: [{ token: string }[], number] = await this.transactions.platform((manager) =>
      manager.query(
        `update correo_cuentas_externas c set tomada_hasta = now() + ${this.lease}
          where c.tomada_por = any ($1) and ${FOLLOWED} returning c.tomada_por as token`,
        [tokens],
      ),
    );
    return rows.map(({ token }) => token);
  }

  /** Takes accounts that no process follows, of any cuenta. Call it outside a transaction. */
  async take(limit: number): Promise<Tomada[]> {
    const [rows]: [Tomada[], number] = await this.transactions.platform((manager) =>
      manager.query(
        `update correo_cuentas_externas a set tomada_por = gen_random_uuid(), tomada_hasta = now() + ${this.lease}
           from (select c.cuenta_id, c.id from correo_cuentas_externas c
                  where ${WAITING} order by c.pedida_en limit $1 for update of c skip locked) libre
          where a.cuenta_id = libre.cuenta_id and a.id = libre.id
         returning a.cuenta_id as "cuentaId", a.usuario_id as "usuarioId", a.id, a.tomada_por as token`,
        [limit],
      ),
    );
    return rows;
  }

  /** Whether an account waits for a process to follow it. Call it outside a transaction. */
  async isAnyWaiting(): Promise<boolean> {
    const rows: unknown[] = await this.transactions.platform((manager) =>
      manager.query(`select 1 from correo_cuentas_externas c where ${WAITING} limit 1`),
    );
    return rows.length > 0;
  }

  /** Ends the following of an account, and the request to try it once more. */
  async letGo(id: string): Promise<void> {
    await this.transactions.manager.query(
      'update correo_cuentas_externas set reintenta = false, tomada_por = null, tomada_hasta = null where id = $1',
      [id],
    );
  }

  /** How often in a row an account could not be followed, and since when. */
  async findFallas(id: string): Promise<{ fallas: number; caidaDesde: Date }> {
    const [row] = await this.transactions.manager.query(
      `select fallas, coalesce(caida_desde, now()) as "caidaDesde" from correo_cuentas_externas where id = $1`,
      [id],
    );
    return row ?? { fallas: 0, caidaDesde: new Date() };
  }

  /** Gives up a failing account for a while, so that others have its place. @param wait in milliseconds */
  async postpone(
    id: string,
    { fallas, caidaDesde, wait }: { fallas: number; caidaDesde: Date; wait: number },
  ): Promise<void> {
    await this.transactions.manager.query(
      `update correo_cuentas_externas
          set fallas = $2, caida_desde = $3, intentar_desde = now() + make_interval(secs => $4 / 1000.0),
              tomada_por = null, tomada_hasta = null
        where id = $1`,
      [id, fallas, caidaDesde, wait],
    );
  }

  /**
   * Counts a refusal without a reason.
   * @returns whether the number and duration of refusals mean a wrong password
   */
  async doubt(id: string): Promise<boolean> {
    const isSameRow = `duda_ultima > now() - ${DUDAS_SEGUIDAS}`;
    const [[row]] = await this.transactions.manager.query(
      `update correo_cuentas_externas
          set dudas = case when ${isSameRow} then dudas + 1 else 1 end,
              dudas_desde = case when ${isSameRow} then dudas_desde else now() end, duda_ultima = now()
        where id = $1 returning dudas >= ${DUDAS} and dudas_desde <= now() - ${DUDAS_DURANTE} as "isEnough"`,
      [id],
    );
    return row?.isEnough ?? false;
  }

  /** Forgets unexplained refusals, since the server accepted the password. */
  async trust(id: string): Promise<void> {
    await this.transactions.manager.query(
      'update correo_cuentas_externas set dudas = 0, dudas_desde = null, duda_ultima = null where id = $1 and dudas > 0',
      [id],
    );
  }

  /** Lets other processes take these accounts. Call it outside a transaction. */
  async release(tokens: readonly string[]): Promise<void> {
    await this.transactions.platform((manager) =>
      manager.query(
        'update correo_cuentas_externas set tomada_por = null, tomada_hasta = null where tomada_por = any ($1)',
        [tokens],
      ),
    );
  }

  /** The accounts of a list whose servers must be told of changes. Call it outside a transaction. */
  async findWithPending(ids: readonly string[]): Promise<string[]> {
    const rows: { id: string }[] = await this.transactions.platform((manager) =>
      manager.query('select distinct externa_id as id from correo_externos where pendiente and externa_id = any ($1)', [
        ids,
      ]),
    );
    return rows.map(({ id }) => id);
  }
}
