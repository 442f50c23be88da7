import { Module } from '@nestjs/common';
import { ImagenesModule } from '../imagenes/imagenes.module.js';
import { PersonasModule } from '../personas/personas.module.js';
import { ContactoCampos } from './contacto-campos.service.js';
import { ContactosController } from './contactos.controller.js';
import { ContactosRepository } from './contactos.repository.js';
import { ContactosService } from './contactos.service.js';
import { ContactoEtiquetasController } from './etiquetas.controller.js';
import { EtiquetasService } from './etiquetas.service.js';
import { ContactoImagenesController } from './imagenes.controller.js';
import { PaisesController } from './paises.controller.js';

@Module({
  imports: [ImagenesModule, PersonasModule],
  controllers: [ContactosController, ContactoEtiquetasController, ContactoImagenesController, PaisesController],
  providers: [ContactosService, EtiquetasService, ContactoCampos, ContactosRepository],
  exports: [ContactosService, EtiquetasService],
})
export class ContactosModule {}
