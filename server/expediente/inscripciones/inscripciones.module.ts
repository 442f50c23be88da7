import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { CarpetasModule } from '../carpetas/carpetas.module.js';
import { DocumentosDeCarpetaModule } from '../documentos/documentos-de-carpeta.module.js';
import { PlazosModule } from '../plazos/plazos.module.js';
import { ReglasDePlazoModule } from '../reglas-de-plazo/reglas-de-plazo.module.js';
import { TiposActoModule } from '../tipos-acto/tipos-acto.module.js';
import { Inscripcion } from './inscripcion.entity.js';
import { InscripcionesController } from './inscripciones.controller.js';
import { InscripcionesRepository } from './inscripciones.repository.js';
import { InscripcionesService } from './inscripciones.service.js';
import { InscripcionesFaltantes } from './inscripciones-faltantes.js';
import { InscripcionesDeOficinaController } from './inscripciones-oficina.controller.js';
import { InscripcionesDeOficinaRepository } from './inscripciones-oficina.repository.js';
import { InscripcionesSearch } from './inscripciones-search.js';
import { Observacion } from './observacion.entity.js';
import { PlazosDeInscripciones } from './plazos-de-inscripciones.js';
import { ReglasDeInscripciones } from './reglas-de-inscripciones.js';

@Module({
  imports: [
    entitiesModule(Inscripcion, Observacion),
    DocumentosDeCarpetaModule,
    CarpetasModule,
    PlazosModule,
    ReglasDePlazoModule,
    TiposActoModule,
  ],
  controllers: [InscripcionesController, InscripcionesDeOficinaController],
  providers: [
    InscripcionesService,
    ReglasDeInscripciones,
    InscripcionesRepository,
    InscripcionesFaltantes,
    InscripcionesSearch,
    InscripcionesDeOficinaRepository,
    PlazosDeInscripciones,
  ],
  exports: [InscripcionesService, InscripcionesRepository],
})
export class InscripcionesModule {}
