import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { CarpetasModule } from '../carpetas/carpetas.module.js';
import { ChatModule } from '../chat/chat.module.js';
import { CuentasModule } from '../cuentas/cuentas.module.js';
import { DocumentosModule } from '../documentos/documentos.module.js';
import { PartesModule } from '../partes/partes.module.js';
import { PersonasModule } from '../personas/personas.module.js';
import { TiposActoModule } from '../tipos-acto/tipos-acto.module.js';
import { DemoCarpetas } from './demo-carpetas.service.js';
import { DemoChats } from './demo-chats.service.js';
import { DemoData } from './demo-data.service.js';
import { DemoFiling } from './demo-filing.service.js';

@Module({
  imports: [
    AuthModule,
    CuentasModule,
    CarpetasModule,
    TiposActoModule,
    PersonasModule,
    PartesModule,
    DocumentosModule,
    ChatModule,
  ],
  providers: [DemoData, DemoCarpetas, DemoFiling, DemoChats],
})
export class DemoModule {}
