import { Module } from '@nestjs/common';
import { Pases } from '../auth/pases.service.js';
import { SecretBox } from '../common/secrets/secret-box.js';
import { FactoresRepository } from './factores.repository.js';
import { SecondStep } from './second-step.js';
import { SegundoFactor } from './segundo-factor.service.js';

/** The factors themselves, apart from the routes: signing in stands on them, and the routes stand on signing in. */
@Module({
  providers: [Pases, SecretBox, FactoresRepository, SegundoFactor, SecondStep],
  exports: [Pases, SecretBox, FactoresRepository, SegundoFactor, SecondStep],
})
export class FactoresModule {}
