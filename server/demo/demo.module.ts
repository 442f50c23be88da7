import { Module } from '@nestjs/common';
import { AcademiaModule } from '../academia/academia.module.js';
import { AgendaModule } from '../agenda/agenda.module.js';
import { ArchivosModule } from '../archivos/archivos.module.js';
import { AtajosModule } from '../atajos/atajos.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { AvisosModule } from '../avisos/avisos.module.js';
import { CarpetasModule } from '../carpetas/carpetas.module.js';
import { CertificadosModule } from '../certificados/certificados.module.js';
import { ChatModule } from '../chat/chat.module.js';
import { FilesModule } from '../common/files/files.module.js';
import { ContactosModule } from '../contactos/contactos.module.js';
import { CorreosModule } from '../correos/correos.module.js';
import { CotizacionesModule } from '../cotizaciones/cotizaciones.module.js';
import { CuentasModule } from '../cuentas/cuentas.module.js';
import { DocumentosModule } from '../documentos/documentos.module.js';
import { EtiquetasModule } from '../etiquetas/etiquetas.module.js';
import { FinanzasModule } from '../finanzas/finanzas.module.js';
import { ImagenesModule } from '../imagenes/imagenes.module.js';
import { InmueblesModule } from '../inmuebles/inmuebles.module.js';
import { InscripcionesModule } from '../inscripciones/inscripciones.module.js';
import { InventarioModule } from '../inventario/inventario.module.js';
import { NotasModule } from '../notas/notas.module.js';
import { UsoModule } from '../paneles/uso.module.js';
import { PartesModule } from '../partes/partes.module.js';
import { PersonasModule } from '../personas/personas.module.js';
import { PlantillasModule } from '../plantillas/plantillas.module.js';
import { PlazosModule } from '../plazos/plazos.module.js';
import { ReglasDePlazoModule } from '../plazos/reglas-de-plazo.module.js';
import { ProtocoloModule } from '../protocolo/protocolo.module.js';
import { RequisitosModule } from '../requisitos/requisitos.module.js';
import { TablerosModule } from '../tableros/tableros.module.js';
import { TareasModule } from '../tareas/tareas.module.js';
import { TiposActoModule } from '../tipos-acto/tipos-acto.module.js';
import { DemoAcademia } from './demo-academia.service.js';
import { DemoAccesos } from './demo-accesos.service.js';
import { DemoAgenda } from './demo-agenda.service.js';
import { DemoArchivos } from './demo-archivos.service.js';
import { DemoCarpetas } from './demo-carpetas.service.js';
import { DemoChats } from './demo-chats.service.js';
import { DemoContactos } from './demo-contactos.service.js';
import { DemoCorreos } from './demo-correos.service.js';
import { DemoCotizaciones } from './demo-cotizaciones.service.js';
import { DemoData } from './demo-data.service.js';
import { DemoFiling } from './demo-filing.service.js';
import { DemoInmuebles } from './demo-inmuebles.service.js';
import { DemoInscripciones } from './demo-inscripciones.service.js';
import { DemoInventario } from './demo-inventario.service.js';
import { DemoNotas } from './demo-notas.service.js';
import { DemoPlantillas } from './demo-plantillas.service.js';
import { DemoPlazos } from './demo-plazos.service.js';
import { DemoPresupuesto } from './demo-presupuesto.service.js';
import { DemoProtocolo } from './demo-protocolo.service.js';
import { DemoPuesto } from './demo-puesto.service.js';
import { DemoRequisitos } from './demo-requisitos.service.js';
import { DemoTableros } from './demo-tableros.service.js';
import { DemoTareas } from './demo-tareas.service.js';
import { DemoUso } from './demo-uso.service.js';

@Module({
  imports: [
    AuthModule,
    CuentasModule,
    CarpetasModule,
    TiposActoModule,
    PersonasModule,
    PartesModule,
    RequisitosModule,
    InmueblesModule,
    CertificadosModule,
    InscripcionesModule,
    ProtocoloModule,
    DocumentosModule,
    ArchivosModule,
    ContactosModule,
    ChatModule,
    CorreosModule,
    FilesModule,
    AvisosModule,
    AtajosModule,
    EtiquetasModule,
    ImagenesModule,
    NotasModule,
    TareasModule,
    TablerosModule,
    AcademiaModule,
    InventarioModule,
    UsoModule,
    CotizacionesModule,
    FinanzasModule,
    PlantillasModule,
    PlazosModule,
    AgendaModule,
    ReglasDePlazoModule,
  ],
  providers: [
    DemoData,
    DemoArchivos,
    DemoCarpetas,
    DemoContactos,
    DemoCorreos,
    DemoFiling,
    DemoChats,
    DemoNotas,
    DemoPuesto,
    DemoRequisitos,
    DemoTareas,
    DemoUso,
    DemoTableros,
    DemoAcademia,
    DemoAccesos,
    DemoInmuebles,
    DemoInscripciones,
    DemoInventario,
    DemoCotizaciones,
    DemoPresupuesto,
    DemoPlantillas,
    DemoPlazos,
    DemoProtocolo,
    DemoAgenda,
  ],
})
export class DemoModule {}
