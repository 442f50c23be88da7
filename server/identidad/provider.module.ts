import { Module } from '@nestjs/common';
import { OutgoingHttp } from '../common/http/outgoing.js';
import { IdentityProvider } from './identity-provider.service.js';

/** The provider itself, apart from signing in with it: the sign-in page is told of it. */
@Module({ providers: [OutgoingHttp, IdentityProvider], exports: [IdentityProvider] })
export class ProviderModule {}
