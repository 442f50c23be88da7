import { Global, Module } from '@nestjs/common';
import { SecretBox } from '../secrets/secret-box.js';
import { Correo } from './correo.service.js';
import { MailTransport } from './mail-transport.js';

@Global()
@Module({ providers: [Correo, MailTransport, SecretBox], exports: [Correo] })
export class MailModule {}
