import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { IdentidadController } from './identidad.controller.js';
import { Identidades } from './identidades.service.js';
import { IdentityTokens } from './identity-tokens.service.js';
import { ProviderModule } from './provider.module.js';
import { ProviderSignIn } from './provider-sign-in.service.js';

@Module({
  imports: [AuthModule, ProviderModule],
  controllers: [IdentidadController],
  providers: [ProviderSignIn, IdentityTokens, Identidades],
  exports: [ProviderSignIn],
})
export class IdentidadModule {}
