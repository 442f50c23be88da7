import { Module } from '@nestjs/common';
import { FilesModule } from '../../common/files/files.module.js';
import { AvisosModule } from '../avisos/avisos.module.js';
import { DescargasController } from './descargas.controller.js';
import { Descargas } from './descargas.service.js';
import { ExportacionZip } from './exportacion-zip.service.js';
import { ExportacionesController } from './exportaciones.controller.js';
import { ExportacionesRepository } from './exportaciones.repository.js';
import { Exportaciones } from './exportaciones.service.js';
import { Exportador } from './exportador.service.js';

@Module({
  imports: [AvisosModule, FilesModule],
  controllers: [ExportacionesController, DescargasController],
  providers: [Descargas, Exportaciones, ExportacionesRepository, Exportador, ExportacionZip],
})
export class ExportacionesModule {}
