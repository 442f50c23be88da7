import { Module } from '@nestjs/common';
import { entitiesModule } from '../common/database/entities.module.js';
import { DocumentosModule } from '../documentos/documentos.module.js';
import { TiposActoModule } from '../tipos-acto/tipos-acto.module.js';
import { Carpeta } from './carpeta.entity.js';
import { CarpetaAccesosController } from './carpeta-accesos.controller.js';
import { CarpetaAccesosRepository } from './carpeta-accesos.repository.js';
import { CarpetaAccesosService } from './carpeta-accesos.service.js';
import { CarpetaCambiosController } from './carpeta-cambios.controller.js';
import { CarpetaCambiosService } from './carpeta-cambios.service.js';
import { CarpetaEstadosService } from './carpeta-estados.service.js';
import { CarpetasController } from './carpetas.controller.js';
import { CarpetasRepository } from './carpetas.repository.js';
import { CarpetasService } from './carpetas.service.js';
import { CarpetasSearch } from './carpetas-search.js';

@Module({
  imports: [entitiesModule(Carpeta), TiposActoModule, DocumentosModule],
  controllers: [CarpetaAccesosController, CarpetaCambiosController, CarpetasController],
  providers: [
    CarpetasService,
    CarpetaEstadosService,
    CarpetaAccesosService,
    CarpetaCambiosService,
    CarpetasRepository,
    CarpetaAccesosRepository,
    CarpetasSearch,
  ],
  exports: [CarpetasService, CarpetaEstadosService],
})
export class CarpetasModule {}
