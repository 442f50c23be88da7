import { Module } from '@nestjs/common';
import { UsoRepository } from './uso.repository.js';
import { UsoService } from './uso.service.js';

/** Counting what people do, for the domains whose work is counted. */
@Module({ providers: [UsoService, UsoRepository], exports: [UsoService, UsoRepository] })
export class UsoModule {}
