import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { IngresoController } from './ingreso.controller.js';
import { OwnPasskeys } from './own-passkeys.service.js';
import { OwnTotp } from './own-totp.service.js';
import { PasskeySignIn } from './passkey-sign-in.service.js';
import { SecondStepSignIn } from './second-step-sign-in.service.js';
import { SegundoFactorController } from './segundo-factor.controller.js';

/** Signing in with a second factor or a passkey, and the pages where people look after theirs. */
@Module({
  imports: [AuthModule],
  controllers: [IngresoController, SegundoFactorController],
  providers: [SecondStepSignIn, PasskeySignIn, OwnTotp, OwnPasskeys],
})
export class SegundoFactorModule {}
