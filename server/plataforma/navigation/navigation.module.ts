import { Module } from '@nestjs/common';
import { Menu } from './menu.service.js';
import { NavigationController } from './navigation.controller.js';
import { NavigationSearch } from './navigation-search.js';

@Module({ controllers: [NavigationController], providers: [Menu, NavigationSearch] })
export class NavigationModule {}
