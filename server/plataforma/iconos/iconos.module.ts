import { Module } from '@nestjs/common';
import { IconosController } from './iconos.controller.js';

@Module({ controllers: [IconosController] })
export class IconosModule {}
