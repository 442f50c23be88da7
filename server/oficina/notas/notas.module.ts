import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { AvisosModule } from '../../plataforma/avisos/avisos.module.js';
import { EtiquetasModule } from '../../plataforma/etiquetas/etiquetas.module.js';
import { ImagenesModule } from '../../plataforma/imagenes/imagenes.module.js';
import { ETIQUETAS_DE_NOTAS } from './etiquetas-de-notas.js';
import { Nota } from './nota.entity.js';
import { NotaEtiquetasController } from './nota-etiquetas.controller.js';
import { NotaImagenController } from './nota-imagen.controller.js';
import { NotaImagenes } from './nota-imagenes.service.js';
import { NotasController } from './notas.controller.js';
import { NotasRepository } from './notas.repository.js';
import { NotasService } from './notas.service.js';
import { NotasPapelera } from './notas-papelera.js';
import { RecordatoriosDeNotas } from './recordatorios.service.js';

@Module({
  imports: [entitiesModule(Nota, ETIQUETAS_DE_NOTAS.entity), EtiquetasModule, AvisosModule, ImagenesModule],
  controllers: [NotasController, NotaEtiquetasController, NotaImagenController],
  providers: [NotasService, NotasRepository, NotasPapelera, NotaImagenes, RecordatoriosDeNotas],
  exports: [NotasService, NotasRepository, NotaImagenes],
})
export class NotasModule {}
