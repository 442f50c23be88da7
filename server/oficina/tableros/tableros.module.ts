import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { EtiquetasModule } from '../../plataforma/etiquetas/etiquetas.module.js';
import { EtiquetasDeTableroController } from './etiquetas.controller.js';
import { EtiquetasDeTableroService } from './etiquetas.service.js';
import { ETIQUETAS_DE_TABLEROS } from './etiquetas-de-tableros.js';
import { ListasController } from './listas.controller.js';
import { ListasRepository } from './listas.repository.js';
import { ListasService } from './listas.service.js';
import { Tablero } from './tablero.entity.js';
import { TableroLista } from './tablero-lista.entity.js';
import { TablerosController } from './tableros.controller.js';
import { TablerosRepository } from './tableros.repository.js';
import { TablerosService } from './tableros.service.js';
import { ListasPapelera, TablerosPapelera, TarjetasPapelera } from './tableros-papelera.js';
import { Tarjeta } from './tarjeta.entity.js';
import { TarjetasController } from './tarjetas.controller.js';
import { TarjetasRepository } from './tarjetas.repository.js';
import { TarjetasService } from './tarjetas.service.js';

@Module({
  imports: [entitiesModule(Tablero, TableroLista, Tarjeta, ETIQUETAS_DE_TABLEROS.entity), EtiquetasModule],
  controllers: [TablerosController, ListasController, TarjetasController, EtiquetasDeTableroController],
  providers: [
    TablerosService,
    TablerosRepository,
    ListasService,
    ListasRepository,
    TarjetasService,
    TarjetasRepository,
    EtiquetasDeTableroService,
    TablerosPapelera,
    ListasPapelera,
    TarjetasPapelera,
  ],
  exports: [TablerosService, ListasService, TarjetasService, EtiquetasDeTableroService],
})
export class TablerosModule {}
