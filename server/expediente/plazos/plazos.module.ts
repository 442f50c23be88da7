import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { AvisosModule } from '../../plataforma/avisos/avisos.module.js';
import { CarpetasModule } from '../carpetas/carpetas.module.js';
import { DocumentosDeCarpetaModule } from '../documentos/documentos-de-carpeta.module.js';
import { FeriadosModule } from '../feriados/feriados.module.js';
import { ReglasDePlazoModule } from '../reglas-de-plazo/reglas-de-plazo.module.js';
import { TiposActoModule } from '../tipos-acto/tipos-acto.module.js';
import { ComienzoDePlazos } from './comienzo-de-plazos.service.js';
import { EscrituraDePlazos } from './escritura-de-plazos.service.js';
import { Plazo } from './plazo.entity.js';
import { PlazosController } from './plazos.controller.js';
import { PlazosRepository } from './plazos.repository.js';
import { PlazosService } from './plazos.service.js';
import { PlazosDelActo } from './plazos-del-acto.js';
import { PlazosEnCurso } from './plazos-en-curso.service.js';
import { PlazosFaltantes } from './plazos-faltantes.js';
import { RecordatoriosDePlazosRepository } from './recordatorios-de-plazos.repository.js';
import { RecordatoriosDePlazos } from './recordatorios-de-plazos.service.js';

@Module({
  imports: [
    entitiesModule(Plazo),
    AvisosModule,
    CarpetasModule,
    DocumentosDeCarpetaModule,
    FeriadosModule,
    ReglasDePlazoModule,
    TiposActoModule,
  ],
  controllers: [PlazosController],
  providers: [
    PlazosService,
    PlazosEnCurso,
    ComienzoDePlazos,
    EscrituraDePlazos,
    PlazosRepository,
    PlazosFaltantes,
    PlazosDelActo,
    RecordatoriosDePlazos,
    RecordatoriosDePlazosRepository,
  ],
  exports: [PlazosService, PlazosEnCurso, PlazosRepository, RecordatoriosDePlazos],
})
export class PlazosModule {}
