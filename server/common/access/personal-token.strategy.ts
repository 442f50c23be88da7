import { Injectable } from '@nestjs/common';
import passport from 'passport';
import type { ShownToken } from './bearer-token.js';
import type { AccessClaims } from './identity.js';
import { PersonalTokens } from './personal-tokens.js';

/** Verifies personal tokens: a program acts for its person, only in the token's cuenta. */
@Injectable()
export class PersonalTokenStrategy extends passport.Strategy {
  constructor(private readonly tokens: PersonalTokens) {
    super();
  }

  override authenticate({ token }: ShownToken): void {
    this.tokens.get(token).then(
      ({ id, usuarioId, cuentaId, rolId }) =>
        this.success({ sub: usuarioId, sid: id, cuentaId, rolId, isProgram: true } satisfies AccessClaims),
      (error) => this.error(error),
    );
  }
}
