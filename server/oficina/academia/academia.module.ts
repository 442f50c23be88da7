import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { AvisosModule } from '../../plataforma/avisos/avisos.module.js';
import { ImagenesModule } from '../../plataforma/imagenes/imagenes.module.js';
import { TareasModule } from '../tareas/tareas.module.js';
import { AcademiaController } from './academia.controller.js';
import { CursoPasosPapelera, CursosPapelera } from './academia-papelera.js';
import { Catalogo } from './catalogo.service.js';
import { Curso } from './curso.entity.js';
import { CursoPaso } from './curso-paso.entity.js';
import { CursosController } from './cursos.controller.js';
import { CursosRepository } from './cursos.repository.js';
import { CursosService } from './cursos.service.js';
import { CursosDelProducto } from './cursos-del-producto.service.js';
import { CursosSearch } from './cursos-search.js';
import { PasosController } from './pasos.controller.js';
import { PasosService } from './pasos.service.js';
import { PedidosService } from './pedidos.service.js';
import { ProgresosRepository } from './progresos.repository.js';
import { ProgresosService } from './progresos.service.js';

@Module({
  imports: [entitiesModule(Curso, CursoPaso), AvisosModule, ImagenesModule, TareasModule],
  controllers: [AcademiaController, CursosController, PasosController],
  providers: [
    Catalogo,
    CursosDelProducto,
    CursosRepository,
    CursosService,
    PasosService,
    ProgresosRepository,
    ProgresosService,
    PedidosService,
    CursosSearch,
    CursosPapelera,
    CursoPasosPapelera,
  ],
  exports: [Catalogo, CursosService, PasosService, PedidosService, ProgresosService],
})
export class AcademiaModule {}
