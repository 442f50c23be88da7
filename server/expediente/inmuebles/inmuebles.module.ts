import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { CarpetasModule } from '../carpetas/carpetas.module.js';
import { CertificadosModule } from '../certificados/certificados.module.js';
import { Inmueble } from './inmueble.entity.js';
import { InmueblesController } from './inmuebles.controller.js';
import { InmueblesRepository } from './inmuebles.repository.js';
import { InmueblesService } from './inmuebles.service.js';
import { InmueblesEnCarpetas } from './inmuebles-en-carpetas.js';
import { InmueblesHallados } from './inmuebles-hallados.js';
import { InmueblesSearch } from './inmuebles-search.js';

@Module({
  imports: [entitiesModule(Inmueble), CarpetasModule, CertificadosModule],
  controllers: [InmueblesController],
  providers: [InmueblesService, InmueblesRepository, InmueblesSearch, InmueblesEnCarpetas, InmueblesHallados],
  exports: [InmueblesService],
})
export class InmueblesModule {}
