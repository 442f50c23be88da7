import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { CarpetasModule } from '../../expediente/carpetas/carpetas.module.js';
import { AvisosModule } from '../../plataforma/avisos/avisos.module.js';
import { EtiquetasModule } from '../../plataforma/etiquetas/etiquetas.module.js';
import { AsignacionService } from './asignacion.service.js';
import { EtiquetasDeTareasController } from './etiquetas.controller.js';
import { ETIQUETAS_DE_TAREAS } from './etiquetas-de-tareas.js';
import { ListaDeTareasController } from './list.controller.js';
import { OrdenController } from './orden.controller.js';
import { OrdenRepository } from './orden.repository.js';
import { OrdenService } from './orden.service.js';
import { Tarea } from './tarea.entity.js';
import { TareasController } from './tareas.controller.js';
import { TareasRepository } from './tareas.repository.js';
import { TareasService } from './tareas.service.js';
import { TareasEnAgenda } from './tareas-en-agenda.js';
import { TareasPapelera } from './tareas-papelera.js';
import { TareasSearch } from './tareas-search.js';

@Module({
  imports: [entitiesModule(Tarea, ETIQUETAS_DE_TAREAS.entity), EtiquetasModule, AvisosModule, CarpetasModule],
  controllers: [ListaDeTareasController, TareasController, OrdenController, EtiquetasDeTareasController],
  providers: [
    TareasService,
    OrdenService,
    AsignacionService,
    TareasRepository,
    OrdenRepository,
    TareasSearch,
    TareasPapelera,
    TareasEnAgenda,
  ],
  exports: [TareasService, TareasRepository, OrdenService],
})
export class TareasModule {}
