import { Injectable } from '@nestjs/common';
import { Settings } from '../common/config/settings.js';
import { RateLimits } from './rate-limits.service.js';
import type { Caller } from './sessions.service.js';

const FIFTEEN_MINUTES = 900;
const FIVE_MINUTES = 300;

/** Attempts to sign in, with whatever: counted by account, so that it is not guessed, and by address. */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly limits: RateLimits,
    private readonly settings: Settings,
  ) {}

  /** Counts an attempt, before it is judged. @throws TooManyRequests */
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
   * Counts an attempt of which it is not known whose account it is at.
   * @param what attempts of another kind are counted apart
   * @throws TooManyRequests
   */
  async consumeOf({ address }: Caller, what = 'sign-in'): Promise<void> {
    await this.limits.consume(`${what}-direccion`, address, this.settings.LIMIT_SIGN_IN_ADDRESS, FIVE_MINUTES);
  }

  /** Takes back one that was rightful. */
  async giveBack(email: string, caller: Caller): Promise<void> {
    await this.giveBackOf(caller);
    await this.limits.giveBack('sign-in-cuenta', email.toLowerCase());
  }

  /** Takes back one that was counted by its address alone. */
  async giveBackOf({ address }: Caller, what = 'sign-in'): Promise<void> {
    await this.limits.giveBack(`${what}-direccion`, address);
  }
}
