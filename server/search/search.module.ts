import { Module } from '@nestjs/common';
import { CarpetasModule } from '../carpetas/carpetas.module.js';
import { CarpetasSearch } from '../carpetas/carpetas-search.js';
import { ChatModule } from '../chat/chat.module.js';
import { MiembrosSearch } from '../chat/miembros-search.js';
import { ContactosModule } from '../contactos/contactos.module.js';
import { ContactosSearch } from '../contactos/contactos-search.js';
import { DocumentosModule } from '../documentos/documentos.module.js';
import { DocumentosSearch } from '../documentos/documentos-search.js';
import { NavigationModule } from '../navigation/navigation.module.js';
import { NavigationSearch } from '../navigation/navigation-search.js';
import { PersonasModule } from '../personas/personas.module.js';
import { PersonasSearch } from '../personas/personas-search.js';
import { TareasModule } from '../tareas/tareas.module.js';
import { TareasSearch } from '../tareas/tareas-search.js';
import { SearchController } from './search.controller.js';
import { SEARCH_SOURCES, SearchService } from './search.service.js';
import type { SearchSource } from './search-source.js';

@Module({
  imports: [
    ChatModule,
    NavigationModule,
    CarpetasModule,
    PersonasModule,
    DocumentosModule,
    TareasModule,
    ContactosModule,
  ],
  controllers: [SearchController],
  providers: [
    SearchService,
    {
      provide: SEARCH_SOURCES,
      // In the order of the answer's groups.
      inject: [
        ContactosSearch,
        NavigationSearch,
        TareasSearch,
        MiembrosSearch,
        CarpetasSearch,
        PersonasSearch,
        DocumentosSearch,
      ],
      useFactory: (...sources: SearchSource[]) => sources,
    },
  ],
})
export class SearchModule {}
