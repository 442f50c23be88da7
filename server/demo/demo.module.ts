import { Module } from '@nestjs/common';
import { FilesModule } from '../common/files/files.module.js';
import { AgendaModule } from '../expediente/agenda/agenda.module.js';
import { CarpetasModule } from '../expediente/carpetas/carpetas.module.js';
import { CertificadosModule } from '../expediente/certificados/certificados.module.js';
import { DocumentosModule } from '../expediente/documentos/documentos.module.js';
import { InmueblesModule } from '../expediente/inmuebles/inmuebles.module.js';
import { InscripcionesModule } from '../expediente/inscripciones/inscripciones.module.js';
import { PartesModule } from '../expediente/partes/partes.module.js';
import { PersonasModule } from '../expediente/personas/personas.module.js';
import { PlantillasModule } from '../expediente/plantillas/plantillas.module.js';
import { PlazosModule } from '../expediente/plazos/plazos.module.js';
import { ProtocoloModule } from '../expediente/protocolo/protocolo.module.js';
import { ReglasDePlazoModule } from '../expediente/reglas-de-plazo/reglas-de-plazo.module.js';
import { RequisitosModule } from '../expediente/requisitos/requisitos.module.js';
import { TiposActoModule } from '../expediente/tipos-acto/tipos-acto.module.js';
import { AcademiaModule } from '../oficina/academia/academia.module.js';
import { ArchivosModule } from '../oficina/archivos/archivos.module.js';
import { ChatModule } from '../oficina/chat/chat.module.js';
import { ContactosModule } from '../oficina/contactos/contactos.module.js';
import { CorreosModule } from '../oficina/correos/correos.module.js';
import { CotizacionesModule } from '../oficina/cotizaciones/cotizaciones.module.js';
import { FinanzasModule } from '../oficina/finanzas/finanzas.module.js';
import { InventarioModule } from '../oficina/inventario/inventario.module.js';
import { NotasModule } from '../oficina/notas/notas.module.js';
import { TablerosModule } from '../oficina/tableros/tableros.module.js';
import { TareasModule } from '../oficina/tareas/tareas.module.js';
import { AtajosModule } from '../plataforma/atajos/atajos.module.js';
import { AuthModule } from '../plataforma/auth/auth.module.js';
import { AvisosModule } from '../plataforma/avisos/avisos.module.js';
import { CuentasModule } from '../plataforma/cuentas/cuentas.module.js';
import { EtiquetasModule } from '../plataforma/etiquetas/etiquetas.module.js';
import { ImagenesModule } from '../plataforma/imagenes/imagenes.module.js';
import { UsoModule } from '../plataforma/uso/uso.module.js';
import { DemoAcademia } from './demo-academia.service.js';
import { DemoAccesos } from './demo-accesos.service.js';
import { DemoAgenda } from './demo-agenda.service.js';
import { DemoArchivos } from './demo-archivos.service.js';
import { DemoCarpetas } from './demo-carpetas.service.js';
import { DemoChats } from './demo-chats.service.js';
import { DemoContactos } from './demo-contactos.service.js';
import { DemoContent } from './demo-content.service.js';
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
    DemoContent,
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
