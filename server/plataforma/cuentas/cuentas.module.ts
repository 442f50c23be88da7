import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { entitiesModule } from '../../common/database/entities.module.js';
import { AvisosModule } from '../avisos/avisos.module.js';
import { ImagenesModule } from '../imagenes/imagenes.module.js';
import { AvisosDeCierre } from './avisos-de-cierre.service.js';
import { Cierre } from './cierre.service.js';
import { CierresRepository } from './cierres.repository.js';
import { Cuenta } from './cuenta.entity.js';
import { CuentaActualController } from './cuenta-actual.controller.js';
import { CuentaActualRepository } from './cuenta-actual.repository.js';
import { CuentaActual } from './cuenta-actual.service.js';
import { CuentaFollowers } from './cuenta-followers.js';
import { CuentasRepository } from './cuentas.repository.js';
import { CuentasService } from './cuentas.service.js';
import { Membresia } from './membresia.entity.js';
import { PrimerosPasosController } from './primeros-pasos.controller.js';
import { PrimerosPasosRepository } from './primeros-pasos.repository.js';
import { PrimerosPasos } from './primeros-pasos.service.js';

@Module({
  imports: [entitiesModule(Cuenta, Membresia), DiscoveryModule, AvisosModule, ImagenesModule],
  controllers: [CuentaActualController, PrimerosPasosController],
  providers: [
    CuentasService,
    CuentasRepository,
    CuentaFollowers,
    CuentaActual,
    CuentaActualRepository,
    PrimerosPasos,
    PrimerosPasosRepository,
    Cierre,
    CierresRepository,
    AvisosDeCierre,
  ],
  exports: [CuentasService, CuentasRepository],
})
export class CuentasModule {}
