import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RateLimits } from '../../common/access/rate-limits.js';
import { Settings } from '../../common/config/settings.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { AuthService, type OpenedSession } from '../auth/auth.service.js';
import type { SessionMode } from '../auth/refresh-tokens.service.js';
import { SecondStep, secondFactorRequired } from '../auth/second-step.service.js';
import type { Caller } from '../auth/sessions.service.js';
import { Identidades } from './identidades.service.js';
import { IdentityTokens } from './identity-tokens.service.js';

const FIVE_MINUTES = 300;
const medio = 'proveedor';

/** An ID token, its nonce, and how the client keeps the session. */
export interface ProviderEntry {
  token: string;
  nonce: string;
  mode?: SessionMode;
  /** The refresh token of the browser's session. The session continues if it belongs to the person. */
  current?: string;
}

/** Signs people in with the identity provider. */
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
   * Opens a session for the person of an ID token, or continues their session.
   * @param join adds the person to the cuenta of an invitation and returns its id; the session starts there
   * @throws TooManyRequests · DomainError as IdentityTokens and Identidades do · 403 SEGUNDO_FACTOR: the provider
   * replaces the password, not the second factor
   */
  async enter(
    { token, nonce, mode = 'json', current }: ProviderEntry,
    caller: Caller,
    join?: (manager: EntityManager, usuarioId: string) => Promise<string>,
  ): Promise<OpenedSession> {
    await this.limits.consume('sync', caller.address, this.settings.LIMIT_REFRESH, FIVE_MINUTES);
    const identidad = await this.tokens.take(token, nonce);
    const outcome = await this.transactions.platform(async (manager) => {
      const { id } = await this.identidades.resolve(manager, identidad, { isInvited: join !== undefined, current });
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
    // The error is thrown outside the transaction. So the link and the challenge are committed.
    if ('desafio' in outcome) {
      throw secondFactorRequired(outcome);
    }
    return outcome;
  }
}
