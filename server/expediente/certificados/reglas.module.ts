import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { ReglasDePlazoModule } from '../reglas-de-plazo/reglas-de-plazo.module.js';
import { CertificadoRegla } from './certificado-regla.entity.js';
import { ReglasDeCertificados } from './reglas.service.js';

/** Apart from the module of certificates, since new cuentas get their rules. */
@Module({
  imports: [entitiesModule(CertificadoRegla), ReglasDePlazoModule],
  providers: [ReglasDeCertificados],
  exports: [ReglasDeCertificados],
})
export class ReglasDeCertificadosModule {}
