import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { FilesModule } from '../../common/files/files.module.js';
import { ImagenesModule } from '../../plataforma/imagenes/imagenes.module.js';
import { PlanModule } from '../../plataforma/plan/plan.module.js';
import { TextosModule } from '../../plataforma/textos/textos.module.js';
import { CarpetasModule } from '../carpetas/carpetas.module.js';
import { ContenidoController } from './contenido.controller.js';
import { ContenidoService } from './contenido.service.js';
import { Documento } from './documento.entity.js';
import { DocumentoVersion } from './documento-version.entity.js';
import { DocumentosController } from './documentos.controller.js';
import { DocumentosRepository } from './documentos.repository.js';
import { DocumentosService } from './documentos.service.js';
import { DocumentosSearch } from './documentos-search.js';
import { FilingService } from './filing.service.js';
import { LotesController } from './lotes.controller.js';
import { LotesService } from './lotes.service.js';
import { PapeleraDeDocumentos } from './papelera.service.js';
import { Resguardo } from './resguardo.service.js';
import { Seccion } from './seccion.entity.js';
import { SeccionesController } from './secciones.controller.js';
import { SeccionesRepository } from './secciones.repository.js';
import { SeccionesService } from './secciones.service.js';
import { SubidasController } from './subidas.controller.js';
import { SubidasService } from './subidas.service.js';
import { TextosDeDocumentosController } from './textos-de-documentos.controller.js';
import { TextosDeDocumentos } from './textos-de-documentos.service.js';
import { ZipController } from './zip.controller.js';
import { ZipService } from './zip.service.js';

@Module({
  imports: [
    entitiesModule(Seccion, Documento, DocumentoVersion),
    CarpetasModule,
    FilesModule,
    ImagenesModule,
    PlanModule,
    TextosModule,
  ],
  controllers: [
    DocumentosController,
    SubidasController,
    ContenidoController,
    SeccionesController,
    LotesController,
    ZipController,
    TextosDeDocumentosController,
  ],
  providers: [
    DocumentosService,
    FilingService,
    SubidasService,
    ContenidoService,
    SeccionesService,
    LotesService,
    PapeleraDeDocumentos,
    Resguardo,
    ZipService,
    TextosDeDocumentos,
    DocumentosRepository,
    SeccionesRepository,
    DocumentosSearch,
  ],
  exports: [ContenidoService, DocumentosService, FilingService, SeccionesRepository, SeccionesService],
})
export class DocumentosModule {}
