import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { CarpetasModule } from '../carpetas/carpetas.module.js';
import { FeriadosModule } from '../feriados/feriados.module.js';
import { ReglasDePlazoModule } from '../reglas-de-plazo/reglas-de-plazo.module.js';
import { TiposActoModule } from '../tipos-acto/tipos-acto.module.js';
import { Copia } from './copia.entity.js';
import { CopiasRepository } from './copias.repository.js';
import { CopiasService } from './copias.service.js';
import { Empaste } from './empaste.entity.js';
import { EmpastesController } from './empastes.controller.js';
import { EmpastesRepository } from './empastes.repository.js';
import { EmpastesService } from './empastes.service.js';
import { Entrega } from './entrega.entity.js';
import { EntregasController } from './entregas.controller.js';
import { EntregasService } from './entregas.service.js';
import { EntregasFaltantes } from './entregas-faltantes.js';
import { IndiceRepository } from './indice.repository.js';
import { IndiceService } from './indice.service.js';
import { Instrumento } from './instrumento.entity.js';
import { InstrumentosController } from './instrumentos.controller.js';
import { InstrumentosService } from './instrumentos.service.js';
import { InstrumentosSearch } from './instrumentos-search.js';
import { ProtocoloController } from './protocolo.controller.js';
import { ProtocoloRepository } from './protocolo.repository.js';
import { ProtocoloEnCarpetas } from './protocolo-en-carpetas.js';
import { ProtocoloFaltantes } from './protocolo-faltantes.js';
import { RegistroNotarial } from './registro-notarial.entity.js';
import { RegistrosNotariales } from './registros-notariales.service.js';

@Module({
  imports: [
    entitiesModule(Copia, Empaste, Entrega, Instrumento, RegistroNotarial),
    CarpetasModule,
    FeriadosModule,
    ReglasDePlazoModule,
    TiposActoModule,
  ],
  controllers: [InstrumentosController, EntregasController, EmpastesController, ProtocoloController],
  providers: [
    InstrumentosService,
    InstrumentosSearch,
    CopiasService,
    CopiasRepository,
    EmpastesService,
    EmpastesRepository,
    EntregasFaltantes,
    EntregasService,
    IndiceService,
    IndiceRepository,
    ProtocoloFaltantes,
    ProtocoloEnCarpetas,
    ProtocoloRepository,
    RegistrosNotariales,
  ],
  exports: [InstrumentosService, CopiasService, EntregasService, RegistrosNotariales],
})
export class ProtocoloModule {}
