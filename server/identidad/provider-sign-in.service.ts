import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuthService, type OpenedSession } from '../auth/auth.service.js';
import { RateLimits } from '../auth/rate-limits.service.js';
import type { SessionMode } from '../auth/refresh-tokens.service.js';
import { SecondStep, secondFactorRequired } from '../auth/second-step.service.js';
import type { Caller } from '../auth/sessions.service.js';
import { Settings } from '../common/config/settings.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { Identidades } from './identidades.service.js';
import { IdentityTokens } from './identity-tokens.service.js';

const FIVE_MINUTES = 300;
const medio = 'proveedor';

/** An ID token, what it was asked for with, and how the session that it opens is to be kept. */
export interface ProviderEntry {
  token: string;
  nonce: string;
  mode?: SessionMode;
  /** The refresh token of the session that goes on, if it is theirs. */
  current?: string;
}

/** Signing in with the identity provider. */
@Injectable()
export class ProviderSignIn {
  constructor(
    private readonly transactions: Transactions,
    private readonly auth: AuthService,
    private readonly tokens: IdentityTokens,
    private readonly identidades: Identidades,
    private readonly secondStep: SecondStep,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
  ) {}

  /**
   * Opens a session for whom an ID token is of, or goes on with theirs.
   * @param join makes them a member of a cuenta that they were invited to, and says which: the session begins in it
   * @throws TooManyRequests · DomainError as IdentityTokens and Identidades do · 403 SEGUNDO_FACTOR: what a provider
   * vouches for stands for the password alone
   */
  async enter(
    { token, nonce, mode = 'json', current }: ProviderEntry,
    caller: Caller,
    join?: (manager: EntityManager, usuarioId: string) => Promise<string>,
  ): Promise<OpenedSession> {
    await this.limits.consume('sync', caller.address, this.settings.LIMIT_REFRESH, FIVE_MINUTES);
    const identidad = await this.tokens.take(token, nonce);
    const outcome = await this.transactions.platform(async (manager) => {
      const { id } = await this.identidades.resolve(manager, identidad, { isInvited: join !== undefined });
      const second = await this.secondStep.require(manager, id, { medio });
      if (second) {
        return second;
      }
      const cuentaId = await join?.(manager, id);
      const { autenticadaEn } = identidad;
      return this.auth.openSession(manager, id, { mode, caller, medio, cuentaId, autenticadaEn, current });
    });
    if (outcome === 'refused') {
      throw new Error('A second step was refused that nobody took.');
    }
    // Thrown out here, so that the link and the challenge are committed.
    if ('desafio' in outcome) {
      throw secondFactorRequired(outcome);
    }
    return outcome;
  }
}
