import { Global, Module } from '@nestjs/common';
import { OutgoingHttp } from '../../common/http/outgoing.js';
import { Auditoria } from './auditoria.service.js';
import { Constancias } from './constancias.service.js';
import { Lecturas } from './lecturas.service.js';

@Global()
@Module({
  providers: [Auditoria, Constancias, Lecturas, OutgoingHttp],
  exports: [Auditoria, Lecturas],
})
export class AuditoriaModule {}
