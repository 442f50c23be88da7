import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { PersonasModule } from '../../expediente/personas/personas.module.js';
import { EtiquetasModule } from '../../plataforma/etiquetas/etiquetas.module.js';
import { ImagenesModule } from '../../plataforma/imagenes/imagenes.module.js';
import { Contacto } from './contacto.entity.js';
import { ContactoFields } from './contacto-fields.service.js';
import { ContactosController } from './contactos.controller.js';
import { ContactosRepository } from './contactos.repository.js';
import { ContactosService } from './contactos.service.js';
import { ContactosPapelera } from './contactos-papelera.js';
import { ContactosSearch } from './contactos-search.js';
import { ContactoEtiquetasController } from './etiquetas.controller.js';
import { ETIQUETAS_DE_CONTACTOS } from './etiquetas-de-contactos.js';
import { ContactoImagenesController } from './imagenes.controller.js';
import { CombinacionesRepository } from './intercambio/combinaciones.repository.js';
import { Combinaciones } from './intercambio/combinaciones.service.js';
import { ContactosNuevos } from './intercambio/contactos-nuevos.service.js';
import { ExportacionContactos } from './intercambio/exportacion.service.js';
import { FotosDeContactos } from './intercambio/fotos.service.js';
import { ImportacionContactos } from './intercambio/importacion.service.js';
import { ImportacionConRepetidos } from './intercambio/importacion-con-repetidos.service.js';
import { ImportacionesRecientesRepository } from './intercambio/importaciones-recientes.repository.js';
import { ImportacionesRecientes } from './intercambio/importaciones-recientes.service.js';
import { IntercambioController } from './intercambio/intercambio.controller.js';
import { PaisesController } from './paises.controller.js';
import { RepetidosController } from './repetidos/repetidos.controller.js';
import { RepetidosRepository } from './repetidos/repetidos.repository.js';
import { ContactosRepetidos } from './repetidos/repetidos.service.js';
import { CambiosController } from './vinculos/cambios.controller.js';
import { CambiosService } from './vinculos/cambios.service.js';
import { VinculosController } from './vinculos/vinculos.controller.js';
import { VinculosDeContactosRepository } from './vinculos/vinculos.repository.js';

@Module({
  imports: [entitiesModule(Contacto, ETIQUETAS_DE_CONTACTOS.entity), EtiquetasModule, ImagenesModule, PersonasModule],
  controllers: [
    ContactosController,
    ContactoEtiquetasController,
    ContactoImagenesController,
    PaisesController,
    IntercambioController,
    RepetidosController,
    VinculosController,
    CambiosController,
  ],
  providers: [
    ContactosPapelera,
    ContactosSearch,
    ContactosService,
    ContactoFields,
    ContactosRepository,
    ExportacionContactos,
    ImportacionContactos,
    ImportacionConRepetidos,
    ImportacionesRecientes,
    ImportacionesRecientesRepository,
    Combinaciones,
    CombinacionesRepository,
    ContactosNuevos,
    FotosDeContactos,
    VinculosDeContactosRepository,
    CambiosService,
    ContactosRepetidos,
    RepetidosRepository,
  ],
  exports: [ContactosService],
})
export class ContactosModule {}
