import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CuentasModule } from '../cuentas/cuentas.module.js';
import { SegundoFactorModule } from '../segundo-factor/segundo-factor.module.js';
import { TokensPersonalesModule } from '../tokens-personales/tokens-personales.module.js';
import { AccesosDeCuentas } from './accesos-de-cuentas.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { CambiosDeClave } from './cambios-de-clave.service.js';
import { CuentasController } from './cuentas.controller.js';
import { IngresoController } from './ingreso.controller.js';
import { Logins } from './logins.service.js';
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
import { VerificacionController } from './verificacion.controller.js';
import { Verificacion } from './verificacion.service.js';

@Module({
  imports: [CuentasModule, DiscoveryModule, SegundoFactorModule, TokensPersonalesModule],
  controllers: [
    AuthController,
    CuentasController,
    IngresoController,
    SessionLocksController,
    SesionesController,
    VerificacionController,
  ],
  providers: [
    AccesosDeCuentas,
    AuthService,
    SecondStep,
    SecondStepSignIn,
    PasskeySignIn,
    SessionsService,
    Passwords,
    RefreshCookie,
    RefreshTokens,
    SessionAnswers,
    SessionLocks,
    OwnSessions,
    Verificacion,
    PasswordProof,
    CambiosDeClave,
    SignInAttempts,
    Logins,
  ],
  exports: [
    AccesosDeCuentas,
    AuthService,
    SecondStep,
    SessionsService,
    Passwords,
    RefreshCookie,
    SessionAnswers,
    SignInAttempts,
    Logins,
  ],
})
export class AuthModule {}
