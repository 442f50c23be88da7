import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { UsoModule } from '../uso/uso.module.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

@Module({ imports: [DiscoveryModule, UsoModule], controllers: [SearchController], providers: [SearchService] })
export class SearchModule {}
