import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { FilesModule } from '../../common/files/files.module.js';
import { PlanModule } from '../../plataforma/plan/plan.module.js';
import { CarpetasModule } from '../carpetas/carpetas.module.js';
import { CertificadosModule } from '../certificados/certificados.module.js';
import { DocumentosModule } from '../documentos/documentos.module.js';
import { InmueblesModule } from '../inmuebles/inmuebles.module.js';
import { PartesModule } from '../partes/partes.module.js';
import { TiposActoModule } from '../tipos-acto/tipos-acto.module.js';
import { ClausulasController } from './clausulas.controller.js';
import { ClausulasService } from './clausulas.service.js';
import { Clausula, Plantilla, PlantillaVersion } from './plantilla.entity.js';
import { PlantillasController } from './plantillas.controller.js';
import { PlantillasRepository } from './plantillas.repository.js';
import { PlantillasService } from './plantillas.service.js';
import { TallerDePlantillas } from './taller-de-plantillas.service.js';
import { TextosDePlantillasController } from './textos-de-plantillas.controller.js';
import { TextosDePlantillas } from './textos-de-plantillas.service.js';

@Module({
  imports: [
    entitiesModule(Plantilla, PlantillaVersion, Clausula),
    CarpetasModule,
    CertificadosModule,
    DocumentosModule,
    FilesModule,
    InmueblesModule,
    PartesModule,
    PlanModule,
    TiposActoModule,
  ],
  controllers: [PlantillasController, ClausulasController, TextosDePlantillasController],
  providers: [ClausulasService, PlantillasService, PlantillasRepository, TallerDePlantillas, TextosDePlantillas],
  exports: [ClausulasService, PlantillasService, TextosDePlantillas],
})
export class PlantillasModule {}
