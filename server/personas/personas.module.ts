import { Module } from '@nestjs/common';
import { PersonasController } from './personas.controller.js';
import { PersonasRepository } from './personas.repository.js';
import { PersonasService } from './personas.service.js';
import { PersonasSearch } from './personas-search.js';

@Module({
  controllers: [PersonasController],
  providers: [PersonasService, PersonasRepository, PersonasSearch],
  exports: [PersonasService, PersonasSearch],
})
export class PersonasModule {}
