import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../errors/domain-error.js';
import { Transactions } from '../tenancy/transactions.js';
import { networkOf } from './network-of.js';

/** The error 429, with the seconds to wait for the Retry-After header. */
export class TooManyRequests extends DomainError {
  constructor(override readonly retryAfter: number) {
    const minutes = Math.ceil(retryAfter / 60);
    super(
      'DEMASIADOS_INTENTOS',
      429,
      `Demasiados intentos. Vuelva a intentarlo en ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`,
    );
  }
}

/** Counts attempts in PostgreSQL. So all replicas share the count, and a restart keeps it. */
@Injectable()
export class RateLimits {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Counts an attempt of `subject` (an e-mail, an address) at `action` in a fixed window.
   * @throws TooManyRequests beyond `limit` attempts per `windowSeconds`
   */
  async consume(action: string, subject: string, limit: number, windowSeconds: number): Promise<void> {
    const counted = await this.transactions.platform((manager) =>
      count(manager, keyOf(action, subject), windowSeconds),
    );
    // The error is thrown outside the transaction, so that a refused attempt counts too.
    assertWithin(limit, counted);
  }

  /**
   * Counts as {@link consume} does, in the running transaction of the platform. A rollback undoes the count.
   * @param times the number of attempts to count
   * @throws TooManyRequests
   */
  async consumeIn(
    manager: EntityManager,
    action: string,
    subject: string,
    limit: number,
    windowSeconds: number,
    times = 1,
  ): Promise<void> {
    assertWithin(limit, await count(manager, keyOf(action, subject), windowSeconds, times));
  }

  /**
   * Whether this is the first attempt of `subject` in its window, in the running transaction. Other attempts wait until
   * the transaction ends.
   */
  async isFirstIn(manager: EntityManager, action: string, subject: string, windowSeconds: number): Promise<boolean> {
    return (await count(manager, keyOf(action, subject), windowSeconds)).golpes === 1;
  }

  /** Takes back an attempt that succeeded: the limits are against guessing, not against frequent sign-ins. */
  async giveBack(action: string, subject: string): Promise<void> {
    await this.transactions.platform((manager) =>
      manager.query('update limites set golpes = greatest(golpes - 1, 0) where clave = $1', [keyOf(action, subject)]),
    );
  }
}

interface Counted {
  golpes: number;
  /** The seconds until the window ends. */
  espera: number;
}

async function count(manager: EntityManager, key: string, windowSeconds: number, times = 1): Promise<Counted> {
  const [row] = await manager.query(
    `insert into limites as l (clave, golpes, expira_en) values ($1, $3, now() + $2 * interval '1 second')
     on conflict (clave) do update set
       golpes = case when l.expira_en <= now() then $3 else l.golpes + $3 end,
       expira_en = case when l.expira_en <= now() then excluded.expira_en else l.expira_en end
     returning golpes, ceil(extract(epoch from expira_en - now()))::int as espera`,
    [key, windowSeconds, times],
  );
  return row;
}

function assertWithin(limit: number, { golpes, espera }: Counted): void {
  if (golpes > limit) {
    throw new TooManyRequests(espera);
  }
}

function keyOf(action: string, subject: string): string {
  return `${action}:${createHash('sha256').update(networkOf(subject)).digest('base64url')}`;
}
