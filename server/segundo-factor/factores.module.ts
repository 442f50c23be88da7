import { Module } from '@nestjs/common';
import { SecretBox } from '../common/secrets/secret-box.js';
import { FactoresRepository } from './factores.repository.js';
import { SegundoFactor } from './segundo-factor.service.js';

/** The factors themselves, apart from the routes: signing in stands on them, and the routes stand on signing in. */
@Module({
  providers: [SecretBox, FactoresRepository, SegundoFactor],
  exports: [SecretBox, FactoresRepository, SegundoFactor],
})
export class FactoresModule {}
