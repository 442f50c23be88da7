import { Module } from '@nestjs/common';
import { FactoresRepository } from './factores.repository.js';
import { OwnPasskeys } from './own-passkeys.service.js';
import { OwnTotp } from './own-totp.service.js';
import { PasskeyCreation } from './passkey-creation.service.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { Passkeys } from './passkeys.service.js';
import { SecurityMail } from './security-mail.service.js';
import { SegundoFactorController } from './segundo-factor.controller.js';
import { SegundoFactor } from './segundo-factor.service.js';

/** The second factor and the passkeys of people, with the API of their settings page. Sign-in uses them. */
@Module({
  controllers: [SegundoFactorController],
  providers: [
    SegundoFactor,
    FactoresRepository,
    Passkeys,
    PasskeysRepository,
    PasskeyCreation,
    OwnTotp,
    OwnPasskeys,
    SecurityMail,
  ],
  exports: [SegundoFactor, Passkeys, PasskeysRepository, SecurityMail],
})
export class SegundoFactorModule {}
