import { Global, Module } from '@nestjs/common';
import { Cartero } from './cartero.js';
import { MailTransport } from './mail-transport.js';

@Global()
@Module({ providers: [Cartero, MailTransport], exports: [Cartero, MailTransport] })
export class MailModule {}
