import { Module } from '@nestjs/common';
import { TiposActoController } from './tipos-acto.controller.js';
import { TiposActoService } from './tipos-acto.service.js';

@Module({ controllers: [TiposActoController], providers: [TiposActoService], exports: [TiposActoService] })
export class TiposActoModule {}
