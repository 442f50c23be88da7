import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { OutgoingHttp } from '../../common/http/outgoing.js';
import { AuthModule } from '../auth/auth.module.js';
import { IdentidadController } from './identidad.controller.js';
import { IdentidadVinculada } from './identidad-vinculada.entity.js';
import { Identidades } from './identidades.service.js';
import { IdentityProvider } from './identity-provider.service.js';
import { IdentityTokens } from './identity-tokens.service.js';
import { OpcionesController } from './options.controller.js';
import { ProviderSignIn } from './provider-sign-in.service.js';

@Module({
  imports: [entitiesModule(IdentidadVinculada), AuthModule],
  controllers: [IdentidadController, OpcionesController],
  providers: [OutgoingHttp, IdentityProvider, ProviderSignIn, IdentityTokens, Identidades],
  exports: [ProviderSignIn],
})
export class IdentidadModule {}
