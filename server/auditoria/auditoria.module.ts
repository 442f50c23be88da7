import { Global, Module } from '@nestjs/common';
import { Auditoria } from './auditoria.service.js';

@Global()
@Module({ providers: [Auditoria], exports: [Auditoria] })
export class AuditoriaModule {}
