import { Global, Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { Auditoria } from './auditoria.service.js';
import { Lecturas } from './lecturas.service.js';

@Global()
@Module({ imports: [AuthModule], providers: [Auditoria, Lecturas], exports: [Auditoria, Lecturas] })
export class AuditoriaModule {}
