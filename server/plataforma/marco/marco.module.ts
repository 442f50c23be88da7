import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MarcoController } from './marco.controller.js';

@Module({ imports: [DiscoveryModule], controllers: [MarcoController] })
export class MarcoModule {}
