import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { Instrumento } from './instrumento.entity.js';
import { ProtocoloRepository } from './protocolo.repository.js';
import { RegistroNotarial } from './registro-notarial.entity.js';
import { RegistrosNotariales } from './registros.service.js';

/** Apart from the module of the protocolo, since new cuentas get a registro. */
@Module({
  imports: [entitiesModule(RegistroNotarial, Instrumento)],
  providers: [RegistrosNotariales, ProtocoloRepository],
  exports: [RegistrosNotariales, ProtocoloRepository],
})
export class RegistrosNotarialesModule {}
