import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { RateLimits } from '../../common/access/rate-limits.js';
import { CuentasRepository } from '../cuentas/cuentas.repository.js';
import { SegundoFactorModule } from '../segundo-factor/segundo-factor.module.js';
import { RevocacionDeTokens } from '../tokens-personales/revocacion-de-tokens.service.js';
import { TokensPersonalesRepository } from '../tokens-personales/tokens-personales.repository.js';
import { AccesosDeCuentas } from './accesos-de-cuentas.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { CambiosDeClave } from './cambios-de-clave.service.js';
import { IngresoController } from './ingreso.controller.js';
import { OwnSessions } from './own-sessions.service.js';
import { PasskeySignIn } from './passkey-sign-in.service.js';
import { PasswordProof } from './password-proof.service.js';
import { Passwords } from './passwords.service.js';
import { RefreshCookie } from './refresh-cookie.service.js';
import { RefreshTokens } from './refresh-tokens.service.js';
import { SecondStep } from './second-step.service.js';
import { SecondStepSignIn } from './second-step-sign-in.service.js';
import { SesionesController } from './sesiones.controller.js';
import { SessionAnswers } from './session-answers.service.js';
import { SessionLocksController } from './session-locks.controller.js';
import { SessionLocks } from './session-locks.service.js';
import { SessionsService } from './sessions.service.js';
import { SignInAttempts } from './sign-in-attempts.service.js';
import { UsuariosService } from './usuarios.service.js';
import { VerificacionController } from './verificacion.controller.js';
import { Verificacion } from './verificacion.service.js';

@Module({
  imports: [DiscoveryModule, SegundoFactorModule],
  controllers: [AuthController, IngresoController, SessionLocksController, SesionesController, VerificacionController],
  providers: [
    AccesosDeCuentas,
    AuthService,
    SecondStep,
    SecondStepSignIn,
    PasskeySignIn,
    SessionsService,
    Passwords,
    RateLimits,
    RefreshCookie,
    RefreshTokens,
    SessionAnswers,
    SessionLocks,
    OwnSessions,
    Verificacion,
    PasswordProof,
    CambiosDeClave,
    SignInAttempts,
    UsuariosService,
    CuentasRepository,
    RevocacionDeTokens,
    TokensPersonalesRepository,
  ],
  exports: [
    AccesosDeCuentas,
    AuthService,
    SecondStep,
    SessionsService,
    Passwords,
    RateLimits,
    RefreshCookie,
    SessionAnswers,
    SignInAttempts,
    UsuariosService,
    CuentasRepository,
    RevocacionDeTokens,
    TokensPersonalesRepository,
  ],
})
export class AuthModule {}
