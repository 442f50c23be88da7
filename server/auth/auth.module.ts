import { Module } from '@nestjs/common';
import { CuentasRepository } from '../cuentas/cuentas.repository.js';
import { FactoresModule } from '../segundo-factor/factores.module.js';
import { UsuariosService } from '../usuarios/usuarios.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { Passwords } from './passwords.js';
import { RateLimits } from './rate-limits.js';
import { RefreshCookie } from './refresh-cookie.js';
import { SessionAnswers } from './session-answers.js';
import { SessionsService } from './sessions.service.js';
import { SignInAttempts } from './sign-in-attempts.js';

@Module({
  imports: [FactoresModule],
  controllers: [AuthController],
  providers: [
    AuthService,
    SessionsService,
    Passwords,
    RateLimits,
    RefreshCookie,
    SessionAnswers,
    SignInAttempts,
    UsuariosService,
    CuentasRepository,
  ],
  exports: [
    FactoresModule,
    AuthService,
    SessionsService,
    Passwords,
    RateLimits,
    RefreshCookie,
    SessionAnswers,
    SignInAttempts,
    UsuariosService,
    CuentasRepository,
  ],
})
export class AuthModule {}
