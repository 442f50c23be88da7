import { Module } from '@nestjs/common';
import { Etiquetas } from './etiquetas.service.js';

@Module({ providers: [Etiquetas], exports: [Etiquetas] })
export class EtiquetasModule {}
