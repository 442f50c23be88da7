import { Module } from '@nestjs/common';
import { AvisosModule } from '../avisos/avisos.module.js';
import { AsignacionService } from './asignacion.service.js';
import { EtiquetasDeTareasController } from './etiquetas.controller.js';
import { EtiquetasDeTareasService } from './etiquetas.service.js';
import { ListaDeTareasController } from './lista.controller.js';
import { OrdenController } from './orden.controller.js';
import { OrdenRepository } from './orden.repository.js';
import { OrdenService } from './orden.service.js';
import { TareasController } from './tareas.controller.js';
import { TareasRepository } from './tareas.repository.js';
import { TareasService } from './tareas.service.js';
import { TareasSearch } from './tareas-search.js';

@Module({
  imports: [AvisosModule],
  controllers: [ListaDeTareasController, TareasController, OrdenController, EtiquetasDeTareasController],
  providers: [
    TareasService,
    OrdenService,
    AsignacionService,
    EtiquetasDeTareasService,
    TareasRepository,
    OrdenRepository,
    TareasSearch,
  ],
  exports: [TareasService, EtiquetasDeTareasService, TareasSearch],
})
export class TareasModule {}
