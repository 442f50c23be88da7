import { Module } from '@nestjs/common';
import { FilesModule } from '../../common/files/files.module.js';
import { PlanModule } from '../plan/plan.module.js';
import { SubidasEnPartesController } from './subidas-en-partes.controller.js';

@Module({ imports: [FilesModule, PlanModule], controllers: [SubidasEnPartesController] })
export class SubidasModule {}
