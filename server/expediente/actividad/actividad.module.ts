import { Module } from '@nestjs/common';
import { ActividadController } from './actividad.controller.js';
import { ActividadRepository } from './actividad.repository.js';
import { ActividadService } from './actividad.service.js';

@Module({ controllers: [ActividadController], providers: [ActividadService, ActividadRepository] })
export class ActividadModule {}
