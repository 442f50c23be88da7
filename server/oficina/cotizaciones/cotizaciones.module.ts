import { Module } from '@nestjs/common';
import { OutgoingHttp } from '../../common/http/outgoing.js';
import { ConsultaDeCotizaciones } from './consulta.service.js';
import { CotizacionesController } from './cotizaciones.controller.js';
import { CotizacionesRepository } from './cotizaciones.repository.js';
import { CotizacionesService } from './cotizaciones.service.js';
import { ImportacionCotizaciones } from './importacion.service.js';
import { PanelDeCotizacionesController } from './panel.controller.js';
import { PanelDeCotizaciones } from './panel.service.js';

@Module({
  controllers: [CotizacionesController, PanelDeCotizacionesController],
  providers: [
    CotizacionesService,
    CotizacionesRepository,
    ImportacionCotizaciones,
    ConsultaDeCotizaciones,
    PanelDeCotizaciones,
    OutgoingHttp,
  ],
  exports: [CotizacionesService],
})
export class CotizacionesModule {}
