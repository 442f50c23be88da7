import { Module } from '@nestjs/common';
import { CuentasRepository } from '../cuentas/cuentas.repository.js';
import { FactoresModule } from '../segundo-factor/factores.module.js';
import { UsuariosService } from '../usuarios/usuarios.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { Pases } from './pases.service.js';
import { Passwords } from './passwords.js';
import { RateLimits } from './rate-limits.js';
import { RefreshCookie } from './refresh-cookie.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [FactoresModule],
  controllers: [AuthController],
  providers: [
    AuthService,
    SessionsService,
    Passwords,
    Pases,
    RateLimits,
    RefreshCookie,
    UsuariosService,
    CuentasRepository,
  ],
  exports: [AuthService, SessionsService, Passwords, RateLimits, RefreshCookie, UsuariosService, CuentasRepository],
})
export class AuthModule {}
