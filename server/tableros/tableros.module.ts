import { Module } from '@nestjs/common';
import { EtiquetasModule } from '../etiquetas/etiquetas.module.js';
import { EtiquetasDeTableroController } from './etiquetas.controller.js';
import { EtiquetasDeTableroService } from './etiquetas.service.js';
import { ListasController } from './listas.controller.js';
import { ListasRepository } from './listas.repository.js';
import { ListasService } from './listas.service.js';
import { TablerosController } from './tableros.controller.js';
import { TablerosRepository } from './tableros.repository.js';
import { TablerosService } from './tableros.service.js';
import { TarjetasController } from './tarjetas.controller.js';
import { TarjetasRepository } from './tarjetas.repository.js';
import { TarjetasService } from './tarjetas.service.js';

@Module({
  imports: [EtiquetasModule],
  controllers: [TablerosController, ListasController, TarjetasController, EtiquetasDeTableroController],
  providers: [
    TablerosService,
    TablerosRepository,
    ListasService,
    ListasRepository,
    TarjetasService,
    TarjetasRepository,
    EtiquetasDeTableroService,
  ],
  exports: [TablerosService, ListasService, TarjetasService, EtiquetasDeTableroService],
})
export class TablerosModule {}
