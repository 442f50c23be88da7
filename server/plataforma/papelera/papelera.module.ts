import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PapeleraController } from './papelera.controller.js';
import { PapeleraService } from './papelera.service.js';

/** The trash of the tools. Each tool names its deleted things by a `PapeleraGroup`. */
@Module({ imports: [DiscoveryModule], controllers: [PapeleraController], providers: [PapeleraService] })
export class PapeleraModule {}
