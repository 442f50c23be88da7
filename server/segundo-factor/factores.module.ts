import { Module } from '@nestjs/common';
import { Pases } from '../auth/pases.service.js';
import { SecretBox } from '../common/secrets/secret-box.js';
import { FactoresRepository } from './factores.repository.js';
import { PasskeyCreation } from './passkey-creation.service.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { Passkeys } from './passkeys.service.js';
import { SecondStep } from './second-step.js';
import { SecurityMail } from './security-mail.js';
import { SegundoFactor } from './segundo-factor.service.js';

/** The factors themselves, apart from the routes: signing in stands on them, and the routes stand on signing in. */
@Module({
  providers: [
    Pases,
    SecretBox,
    FactoresRepository,
    SegundoFactor,
    SecondStep,
    Passkeys,
    PasskeyCreation,
    PasskeysRepository,
    SecurityMail,
  ],
  exports: [
    Pases,
    SecretBox,
    FactoresRepository,
    SegundoFactor,
    SecondStep,
    Passkeys,
    PasskeyCreation,
    PasskeysRepository,
    SecurityMail,
  ],
})
export class FactoresModule {}
