import { Module } from '@nestjs/common';
import { CuentasRepository } from '../cuentas/cuentas.repository.js';
import { ProviderModule } from '../identidad/provider.module.js';
import { FactoresModule } from '../segundo-factor/factores.module.js';
import { SecurityMail } from '../segundo-factor/security-mail.js';
import { UsuariosService } from '../usuarios/usuarios.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { CambiosDeClave } from './cambios-de-clave.service.js';
import { OpcionesController } from './opciones.controller.js';
import { PasswordProof } from './password-proof.js';
import { Passwords } from './passwords.js';
import { RateLimits } from './rate-limits.js';
import { RefreshCookie } from './refresh-cookie.js';
import { RefreshTokens } from './refresh-tokens.service.js';
import { SesionesController } from './sesiones.controller.js';
import { Sesiones } from './sesiones.service.js';
import { SessionAnswers } from './session-answers.js';
import { SessionLocksController } from './session-locks.controller.js';
import { SessionLocks } from './session-locks.service.js';
import { SessionsService } from './sessions.service.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { VerificacionController } from './verificacion.controller.js';
import { Verificacion } from './verificacion.service.js';

@Module({
  imports: [FactoresModule, ProviderModule],
  controllers: [AuthController, SessionLocksController, SesionesController, VerificacionController, OpcionesController],
  providers: [
    AuthService,
    SessionsService,
    Passwords,
    RateLimits,
    RefreshCookie,
    RefreshTokens,
    SessionAnswers,
    SessionLocks,
    Sesiones,
    Verificacion,
    PasswordProof,
    CambiosDeClave,
    SecurityMail,
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
