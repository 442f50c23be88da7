import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { JwtSecret } from '../config/jwt-secret.js';
import { AccessGuard } from './access.guard.js';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { AccessTokens } from './access-tokens.js';
import { Authentication } from './authentication.js';
import { Operators } from './operators.js';
import { PersonalTokenStrategy } from './personal-token.strategy.js';
import { PersonalTokens } from './personal-tokens.js';
import { RateLimits } from './rate-limits.js';
import { SessionStates } from './session-states.js';

@Global()
@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [JwtSecret],
      useFactory: (secret: JwtSecret) => ({ secret: secret.value, signOptions: { algorithm: 'HS256' } }),
    }),
  ],
  providers: [
    AccessTokens,
    AccessTokenStrategy,
    PersonalTokens,
    PersonalTokenStrategy,
    Authentication,
    SessionStates,
    Operators,
    RateLimits,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AccessTokens, PersonalTokens, Authentication, SessionStates, Operators, RateLimits],
})
export class AccessModule {}
