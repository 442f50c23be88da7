import { Module } from '@nestjs/common';
import { NavigationController } from './navigation.controller.js';
import { NavigationSearch } from './navigation-search.js';

@Module({ controllers: [NavigationController], providers: [NavigationSearch] })
export class NavigationModule {}
