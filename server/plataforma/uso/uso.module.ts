import { Module } from '@nestjs/common';
import { UsoRepository } from './uso.repository.js';
import { UsoService } from './uso.service.js';

/** Counts the use of the product, for the domains with counted work. */
@Module({ providers: [UsoService, UsoRepository], exports: [UsoService, UsoRepository] })
export class UsoModule {}
