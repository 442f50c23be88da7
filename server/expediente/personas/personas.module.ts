import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { FilesModule } from '../../common/files/files.module.js';
import { PlanModule } from '../../plataforma/plan/plan.module.js';
import { PersonaArchivo } from './archivos/persona-archivo.entity.js';
import { PersonaArchivosController } from './archivos/persona-archivos.controller.js';
import { PersonaArchivosRepository } from './archivos/persona-archivos.repository.js';
import { PersonaArchivosService } from './archivos/persona-archivos.service.js';
import { PersonaArchivosPapelera } from './archivos/persona-archivos-papelera.js';
import { CambiosOfrecidosRepository } from './cambios/cambios-ofrecidos.repository.js';
import { CarpetasBuscables } from './carpetas-buscables.service.js';
import { DeshacerImportacionPersonas } from './importacion/deshacer.service.js';
import { ImportacionPersonasController } from './importacion/importacion.controller.js';
import { ImportacionPersonas } from './importacion/importacion.service.js';
import { ImportacionesRepository } from './importacion/importaciones.repository.js';
import { Persona } from './persona.entity.js';
import { PersonasController } from './personas.controller.js';
import { PersonasRepository } from './personas.repository.js';
import { PersonasService } from './personas.service.js';
import { PersonasSearch } from './personas-search.js';
import { UnionesController } from './uniones.controller.js';
import { UnionesRepository } from './uniones.repository.js';
import { UnionesService } from './uniones.service.js';

@Module({
  imports: [entitiesModule(Persona, PersonaArchivo), FilesModule, PlanModule],
  controllers: [PersonasController, PersonaArchivosController, UnionesController, ImportacionPersonasController],
  providers: [
    PersonasService,
    UnionesService,
    ImportacionPersonas,
    ImportacionesRepository,
    DeshacerImportacionPersonas,
    UnionesRepository,
    CarpetasBuscables,
    PersonaArchivosService,
    PersonaArchivosRepository,
    PersonaArchivosPapelera,
    PersonasRepository,
    PersonasSearch,
    CambiosOfrecidosRepository,
  ],
  exports: [PersonasService, CambiosOfrecidosRepository],
})
export class PersonasModule {}
