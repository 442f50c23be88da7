import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { FilesModule } from '../../common/files/files.module.js';
import { CarpetasModule } from '../../expediente/carpetas/carpetas.module.js';
import { DocumentosModule } from '../../expediente/documentos/documentos.module.js';
import { ImagenesModule } from '../../plataforma/imagenes/imagenes.module.js';
import { PlanModule } from '../../plataforma/plan/plan.module.js';
import { TextosModule } from '../../plataforma/textos/textos.module.js';
import { Archivo } from './archivo.entity.js';
import { ArchivoVersion } from './archivo-version.entity.js';
import { ArchivosController } from './archivos.controller.js';
import { ArchivosRepository } from './archivos.repository.js';
import { ArchivosService } from './archivos.service.js';
import { ArchivosPapelera, DirectoriosPapelera } from './archivos-papelera.js';
import { ArchivosSearch } from './archivos-search.js';
import { ContenidoDeArchivos } from './contenido.service.js';
import { CopiasDeArchivos } from './copias.service.js';
import { Directorio } from './directorio.entity.js';
import { DirectoriosController } from './directorios.controller.js';
import { DirectoriosRepository } from './directorios.repository.js';
import { DirectoriosService } from './directorios.service.js';
import { GuardadoService } from './guardado.service.js';
import { LoReservadoService } from './lo-reservado.service.js';
import { LotesDeArchivosController } from './lotes.controller.js';
import { MovimientosDeArchivos } from './movimientos.service.js';
import { NombresRepository } from './nombres.repository.js';
import { PapeleraDeArchivos } from './papelera.service.js';
import { Repeticiones } from './repeticiones.service.js';
import { SubidasDeArchivosController } from './subidas.controller.js';
import { SubidasDeArchivos } from './subidas.service.js';
import { TextosDelDrive } from './textos-del-drive.service.js';
import { ZipDeArchivosController } from './zip.controller.js';
import { ZipDeArchivos } from './zip.service.js';

/** The office's own files, apart from the documents of carpetas. */
@Module({
  imports: [
    entitiesModule(Directorio, Archivo, ArchivoVersion),
    CarpetasModule,
    DocumentosModule,
    FilesModule,
    ImagenesModule,
    PlanModule,
    TextosModule,
  ],
  controllers: [
    ZipDeArchivosController,
    LotesDeArchivosController,
    SubidasDeArchivosController,
    ArchivosController,
    DirectoriosController,
  ],
  providers: [
    ArchivosService,
    DirectoriosService,
    GuardadoService,
    Repeticiones,
    SubidasDeArchivos,
    ContenidoDeArchivos,
    MovimientosDeArchivos,
    CopiasDeArchivos,
    LoReservadoService,
    PapeleraDeArchivos,
    ZipDeArchivos,
    TextosDelDrive,
    ArchivosRepository,
    DirectoriosRepository,
    NombresRepository,
    ArchivosSearch,
    ArchivosPapelera,
    DirectoriosPapelera,
  ],
  exports: [ArchivosService, DirectoriosService, GuardadoService, ContenidoDeArchivos],
})
export class ArchivosModule {}
