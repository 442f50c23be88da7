import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

@Module({ imports: [DiscoveryModule], controllers: [SearchController], providers: [SearchService] })
export class SearchModule {}
