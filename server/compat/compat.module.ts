import { Module } from '@nestjs/common';
import { ArchivosModule } from '../oficina/archivos/archivos.module.js';
import { AyudaModule } from '../oficina/ayuda/ayuda.module.js';
import { ChatModule } from '../oficina/chat/chat.module.js';
import { ContactosModule } from '../oficina/contactos/contactos.module.js';
import { CorreosModule } from '../oficina/correos/correos.module.js';
import { NotasModule } from '../oficina/notas/notas.module.js';
import { PanelesModule } from '../oficina/paneles/paneles.module.js';
import { TablerosModule } from '../oficina/tableros/tableros.module.js';
import { TareasModule } from '../oficina/tareas/tareas.module.js';
import { AvisosModule } from '../plataforma/avisos/avisos.module.js';
import { EtiquetasModule } from '../plataforma/etiquetas/etiquetas.module.js';
import { ImagenesModule } from '../plataforma/imagenes/imagenes.module.js';
import { FileManagerCompatController } from './archivos/file-manager-compat.controller.js';
import { MessagesCompatController, NotificationsCompatController } from './avisos/avisos-compat.controller.js';
import { HelpCenterCompatController } from './ayuda/help-center-compat.controller.js';
import { ChatCompatController } from './chat/chat-compat.controller.js';
import { ContactosCompatController } from './contactos/contactos-compat.controller.js';
import { MailboxCompatController } from './mailbox/mailbox-compat.controller.js';
import { MailsService } from './mailbox/mails.service.js';
import { NotasCompatController } from './notas/notas-compat.controller.js';
import { PanelesCompatController } from './paneles/paneles-compat.controller.js';
import {
  EtiquetasDeTableroCompatController,
  ListasCompatController,
  TablerosCompatController,
  TarjetasCompatController,
} from './tableros/tableros-compat.controller.js';
import {
  ListaDeTareasCompatController,
  OrdenCompatController,
  TareasCompatController,
} from './tareas/tareas-compat.controller.js';

/** The calls that only clients of the reference template make. */
@Module({
  imports: [
    ArchivosModule,
    AvisosModule,
    AyudaModule,
    ChatModule,
    ContactosModule,
    CorreosModule,
    EtiquetasModule,
    ImagenesModule,
    NotasModule,
    PanelesModule,
    TablerosModule,
    TareasModule,
  ],
  controllers: [
    ChatCompatController,
    ContactosCompatController,
    EtiquetasDeTableroCompatController,
    FileManagerCompatController,
    HelpCenterCompatController,
    ListaDeTareasCompatController,
    ListasCompatController,
    MailboxCompatController,
    MessagesCompatController,
    NotasCompatController,
    NotificationsCompatController,
    OrdenCompatController,
    PanelesCompatController,
    TablerosCompatController,
    TareasCompatController,
    TarjetasCompatController,
  ],
  providers: [MailsService],
})
export class CompatModule {}
