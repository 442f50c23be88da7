import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { AvisosModule } from '../../plataforma/avisos/avisos.module.js';
import { CarpetasModule } from '../carpetas/carpetas.module.js';
import { DocumentosDeCarpetaModule } from '../documentos/documentos-de-carpeta.module.js';
import { FeriadosModule } from '../feriados/feriados.module.js';
import { ReglasDePlazoModule } from '../reglas-de-plazo/reglas-de-plazo.module.js';
import { RequisitosModule } from '../requisitos/requisitos.module.js';
import { AvisosDeCertificadosRepository } from './avisos-de-certificados.repository.js';
import { AvisosDeCertificados } from './avisos-de-certificados.service.js';
import { Certificado } from './certificado.entity.js';
import { CertificadoRegla } from './certificado-regla.entity.js';
import { CertificadosController } from './certificados.controller.js';
import { CertificadosRepository } from './certificados.repository.js';
import { CertificadosService } from './certificados.service.js';
import { CertificadosFaltantes } from './certificados-faltantes.js';
import { CertificadosDeOficinaController } from './certificados-oficina.controller.js';
import { ReglasDeCertificados } from './reglas.service.js';

@Module({
  imports: [
    entitiesModule(Certificado, CertificadoRegla),
    AvisosModule,
    CarpetasModule,
    DocumentosDeCarpetaModule,
    FeriadosModule,
    ReglasDePlazoModule,
    RequisitosModule,
  ],
  controllers: [CertificadosController, CertificadosDeOficinaController],
  providers: [
    CertificadosService,
    CertificadosRepository,
    CertificadosFaltantes,
    ReglasDeCertificados,
    AvisosDeCertificados,
    AvisosDeCertificadosRepository,
  ],
  exports: [AvisosDeCertificados, CertificadosService, CertificadosRepository, ReglasDeCertificados],
})
export class CertificadosModule {}
