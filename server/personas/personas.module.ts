import { Module } from '@nestjs/common';
import { entitiesModule } from '../common/database/entities.module.js';
import { CambiosOfrecidos } from './cambios/cambios.repository.js';
import { CarpetasBuscables } from './carpetas-buscables.service.js';
import { Persona } from './persona.entity.js';
import { PersonasController } from './personas.controller.js';
import { PersonasRepository } from './personas.repository.js';
import { PersonasService } from './personas.service.js';
import { PersonasSearch } from './personas-search.js';
import { UnionesController } from './uniones.controller.js';
import { UnionesRepository } from './uniones.repository.js';
import { UnionesService } from './uniones.service.js';

@Module({
  imports: [entitiesModule(Persona)],
  controllers: [PersonasController, UnionesController],
  providers: [
    PersonasService,
    UnionesService,
    UnionesRepository,
    CarpetasBuscables,
    PersonasRepository,
    PersonasSearch,
    CambiosOfrecidos,
  ],
  exports: [PersonasService, CambiosOfrecidos],
})
export class PersonasModule {}
