import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { entitiesModule } from '../../common/database/entities.module.js';
import { AvisosModule } from '../../plataforma/avisos/avisos.module.js';
import { TiposActoModule } from '../tipos-acto/tipos-acto.module.js';
import { Aprobacion } from './aprobacion.service.js';
import { AvisosDeHechos } from './avisos-de-hechos.service.js';
import { CantidadesController } from './cantidades.controller.js';
import { CantidadesRepository } from './cantidades.repository.js';
import { Carpeta } from './carpeta.entity.js';
import { CarpetaAccesosController } from './carpeta-accesos.controller.js';
import { CarpetaAccesosRepository } from './carpeta-accesos.repository.js';
import { CarpetaAccesosService } from './carpeta-accesos.service.js';
import { CarpetaActoController } from './carpeta-acto.controller.js';
import { CarpetaActoService } from './carpeta-acto.service.js';
import { CarpetaEstadosService } from './carpeta-estados.service.js';
import { CarpetaFollowers } from './carpeta-followers.js';
import { CarpetaGate } from './carpeta-gate.service.js';
import { CarpetaLive } from './carpeta-live.service.js';
import { CarpetasController } from './carpetas.controller.js';
import { CarpetasRepository } from './carpetas.repository.js';
import { CarpetasService } from './carpetas.service.js';
import { CarpetasExportController } from './carpetas-export.controller.js';
import { CarpetasExport } from './carpetas-export.service.js';
import { CarpetasListRepository } from './carpetas-list.repository.js';
import { CarpetasSearch } from './carpetas-search.js';
import { CarpetasTableroController } from './carpetas-tablero.controller.js';
import { Coincidencias } from './coincidencias.service.js';
import { Comentario } from './comentario.entity.js';
import { ComentariosController } from './comentarios.controller.js';
import { ComentariosRepository } from './comentarios.repository.js';
import { ComentariosService } from './comentarios.service.js';
import { DuplicadosController } from './duplicados.controller.js';
import { DuplicadosService } from './duplicados.service.js';
import { EscritorioService } from './escritorio.service.js';
import { FaltantesService } from './faltantes.service.js';
import { CarpetaCambiosController } from './lotes.controller.js';
import { LotesDeCarpetas } from './lotes.service.js';
import { NumerosController } from './numeros.controller.js';
import { NumerosRepository } from './numeros.repository.js';
import { PropuestasService } from './propuestas.service.js';
import { Vinculo } from './vinculo.entity.js';
import { VinculosController } from './vinculos.controller.js';
import { VinculosRepository } from './vinculos.repository.js';
import { VinculosService } from './vinculos.service.js';
import { Vista } from './vista.entity.js';
import { VistasController } from './vistas.controller.js';
import { VistasService } from './vistas.service.js';

@Module({
  imports: [entitiesModule(Carpeta, Comentario, Vinculo, Vista), AvisosModule, TiposActoModule, DiscoveryModule],
  controllers: [
    CarpetaAccesosController,
    CarpetaCambiosController,
    CarpetaActoController,
    CarpetasExportController,
    // Before the controllers whose routes have an id, since these would match its paths.
    CarpetasTableroController,
    NumerosController,
    CarpetasController,
    ComentariosController,
    VinculosController,
    CantidadesController,
    DuplicadosController,
    VistasController,
  ],
  providers: [
    Aprobacion,
    AvisosDeHechos,
    CarpetasService,
    CarpetaEstadosService,
    CarpetaAccesosService,
    CarpetaActoService,
    LotesDeCarpetas,
    CarpetaGate,
    CarpetaLive,
    CarpetasRepository,
    CarpetasListRepository,
    CarpetaAccesosRepository,
    CantidadesRepository,
    CarpetasExport,
    CarpetasSearch,
    Coincidencias,
    ComentariosService,
    ComentariosRepository,
    DuplicadosService,
    EscritorioService,
    FaltantesService,
    CarpetaFollowers,
    NumerosRepository,
    PropuestasService,
    VinculosService,
    VinculosRepository,
    VistasService,
  ],
  exports: [CarpetaAccesosService, CarpetaEstadosService, CarpetaGate, CarpetaLive, CarpetasService, PropuestasService],
})
export class CarpetasModule {}
