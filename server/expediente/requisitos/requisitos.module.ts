import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { AvisosModule } from '../../plataforma/avisos/avisos.module.js';
import { CarpetasModule } from '../carpetas/carpetas.module.js';
import { DocumentosDeCarpetaModule } from '../documentos/documentos-de-carpeta.module.js';
import { EncargosService } from './encargos.service.js';
import { Requisito } from './requisito.entity.js';
import { RequisitosController } from './requisitos.controller.js';
import { RequisitosRepository } from './requisitos.repository.js';
import { RequisitosService } from './requisitos.service.js';
import { RequisitosEnCarpetas } from './requisitos-en-carpetas.js';
import { RequisitosFaltantes } from './requisitos-faltantes.js';

@Module({
  imports: [entitiesModule(Requisito), AvisosModule, CarpetasModule, DocumentosDeCarpetaModule],
  controllers: [RequisitosController],
  providers: [RequisitosService, RequisitosRepository, RequisitosFaltantes, RequisitosEnCarpetas, EncargosService],
  exports: [RequisitosService],
})
export class RequisitosModule {}
