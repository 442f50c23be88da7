import { Global, Module } from '@nestjs/common';
import { Correo } from './correo.js';
import { MailTransport } from './mail-transport.js';

@Global()
@Module({ providers: [Correo, MailTransport], exports: [Correo] })
export class MailModule {}
