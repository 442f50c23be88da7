import { Module } from '@nestjs/common';
import { AtajosController } from './atajos.controller.js';
import { AtajosService } from './atajos.service.js';

@Module({ controllers: [AtajosController], providers: [AtajosService], exports: [AtajosService] })
export class AtajosModule {}
