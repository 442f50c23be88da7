import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../common/access/rate-limits.js';
import { Settings } from '../../common/config/settings.js';
import type { Caller } from './sessions.service.js';

const FIFTEEN_MINUTES = 900;
const FIVE_MINUTES = 300;

/**
 * Counts attempts to sign in, of any kind. The count by account protects it from guesses; another counts by address.
 */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly limits: RateLimits,
    private readonly settings: Settings,
  ) {}

  /** Counts an attempt before its check. @throws TooManyRequests */
  async consume(email: string, caller: Caller): Promise<void> {
    await this.consumeOf(caller);
    await this.limits.consume(
      'sign-in-cuenta',
      email.toLowerCase(),
      this.settings.LIMIT_SIGN_IN_ACCOUNT,
      FIFTEEN_MINUTES,
    );
  }

  /**
   * Counts an attempt at an unknown account, by its address alone.
   * @param what kinds of attempts with separate counts
   * @throws TooManyRequests
   */
  async consumeOf({ address }: Caller, what = 'sign-in'): Promise<void> {
    await this.limits.consume(`${what}-direccion`, address, this.settings.LIMIT_SIGN_IN_ADDRESS, FIVE_MINUTES);
  }

  /** Takes back an attempt that succeeded. */
  async giveBack(email: string, caller: Caller): Promise<void> {
    await this.giveBackOf(caller);
    await this.limits.giveBack('sign-in-cuenta', email.toLowerCase());
  }

  /** Takes back an attempt that was counted by its address alone. */
  async giveBackOf({ address }: Caller, what = 'sign-in'): Promise<void> {
    await this.limits.giveBack(`${what}-direccion`, address);
  }
}
