import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { FilesModule } from '../../common/files/files.module.js';
import { OutgoingHttp } from '../../common/http/outgoing.js';
import { CarpetasModule } from '../../expediente/carpetas/carpetas.module.js';
import { DocumentosModule } from '../../expediente/documentos/documentos.module.js';
import { AvisosModule } from '../../plataforma/avisos/avisos.module.js';
import { EtiquetasModule } from '../../plataforma/etiquetas/etiquetas.module.js';
import { ImagenesModule } from '../../plataforma/imagenes/imagenes.module.js';
import { PlanModule } from '../../plataforma/plan/plan.module.js';
import { AjustesDeCorreo } from './ajustes-de-correo.service.js';
import { BorradoresController } from './borradores.controller.js';
import { BorradoresRepository } from './borradores.repository.js';
import { BorradoresService } from './borradores.service.js';
import { CambiosDeCorreosRepository } from './cambios-de-correos.repository.js';
import { CarpetaDeCorreo } from './carpeta-de-correo.service.js';
import { BusquedaDeCorreos } from './consulta/busqueda-de-correos.service.js';
import { CopiaDeCorreo } from './copia.entity.js';
import { Correo } from './correo.entity.js';
import { CorreoAdjunto } from './correo-adjunto.entity.js';
import { CorreoAdjuntosRepository } from './correo-adjuntos.repository.js';
import { CorreoAdjuntosService } from './correo-adjuntos.service.js';
import { CorreosController } from './correos.controller.js';
import { CorreosRepository } from './correos.repository.js';
import { CorreosService } from './correos.service.js';
import { CorreosDeCarpetasController } from './correos-de-carpetas.controller.js';
import { CorreosDeCarpetasRepository } from './correos-de-carpetas.repository.js';
import { CorreosDeCarpetas } from './correos-de-carpetas.service.js';
import { CorreosSearch } from './correos-search.js';
import { Destinatarios } from './destinatarios.service.js';
import { Direcciones } from './direcciones.service.js';
import { Admision } from './entrada/admision.service.js';
import { Deposito } from './entrada/deposito.service.js';
import { EntradasRepository } from './entrada/entradas.repository.js';
import { Entregas } from './entrada/entregas.service.js';
import { Receptor } from './entrada/receptor.service.js';
import { EnviosRepository } from './envios.repository.js';
import { EnviosService } from './envios.service.js';
import { ETIQUETAS_DE_CORREO } from './etiquetas-de-correo.js';
import { AusentesRepository } from './externa/ausentes.repository.js';
import { Comparacion } from './externa/comparacion.service.js';
import { ConexionSeguida } from './externa/conexion-seguida.service.js';
import { ConexionesExternas } from './externa/conexiones-externas.service.js';
import { CuentaExternaController } from './externa/cuenta-externa.controller.js';
import { CuentaExternaWriter } from './externa/cuenta-externa-writer.service.js';
import { CuentasExternasRepository } from './externa/cuentas-externas.repository.js';
import { CuentasExternas } from './externa/cuentas-externas.service.js';
import { CuentasSeguidasRepository } from './externa/cuentas-seguidas.repository.js';
import { EnvioExterno } from './externa/envio-externo.service.js';
import { EstadoDeCuentaExterna } from './externa/estado-de-cuenta-externa.service.js';
import { ExternosRepository } from './externa/externos.repository.js';
import { PendientesRepository } from './externa/pendientes.repository.js';
import { Seguimiento } from './externa/seguimiento.service.js';
import { Sincronizacion } from './externa/sincronizacion.service.js';
import { Timeouts } from './externa/timeouts.js';
import { Traida } from './externa/traida.service.js';
import { ImagenesRemotas } from './imagenes-remotas.service.js';
import { CorreoReader } from './lectura/correo-reader.service.js';
import { MailboxController } from './mailbox.controller.js';
import { MailboxService } from './mailbox.service.js';
import { Recepcion } from './recepcion.service.js';
import { ReglasDeCorreoController } from './reglas/reglas.controller.js';
import { ReglasRepository } from './reglas/reglas.repository.js';
import { ReglasService } from './reglas/reglas.service.js';
import { ReglasAlLlegar } from './reglas/reglas-al-llegar.service.js';
import { ResumenDeAdjunto } from './resumen-de-adjunto.service.js';
import { Salida } from './salida.service.js';
import { TareasDeCorreo } from './tareas-de-correo.service.js';

@Module({
  imports: [
    entitiesModule(Correo, CopiaDeCorreo, CorreoAdjunto, ETIQUETAS_DE_CORREO.entity),
    AvisosModule,
    CarpetasModule,
    DocumentosModule,
    EtiquetasModule,
    FilesModule,
    ImagenesModule,
    PlanModule,
  ],
  // CorreosController comes after these controllers, since its paths with an id would match their paths.
  controllers: [
    MailboxController,
    BorradoresController,
    CuentaExternaController,
    ReglasDeCorreoController,
    CorreosController,
    CorreosDeCarpetasController,
  ],
  providers: [
    CorreosService,
    CambiosDeCorreosRepository,
    CorreosRepository,
    CorreosSearch,
    BusquedaDeCorreos,
    CorreosDeCarpetas,
    CorreosDeCarpetasRepository,
    CarpetaDeCorreo,
    MailboxService,
    BorradoresService,
    BorradoresRepository,
    Salida,
    TareasDeCorreo,
    Recepcion,
    EnviosService,
    EnviosRepository,
    CorreoAdjuntosService,
    CorreoAdjuntosRepository,
    Destinatarios,
    AjustesDeCorreo,
    Direcciones,
    CorreoReader,
    Receptor,
    Admision,
    Deposito,
    Entregas,
    EntradasRepository,
    ImagenesRemotas,
    OutgoingHttp,
    ResumenDeAdjunto,
    ReglasService,
    ReglasRepository,
    ReglasAlLlegar,
    AusentesRepository,
    Comparacion,
    ConexionesExternas,
    CuentasExternas,
    CuentasExternasRepository,
    CuentasSeguidasRepository,
    ConexionSeguida,
    EnvioExterno,
    EstadoDeCuentaExterna,
    ExternosRepository,
    PendientesRepository,
    Timeouts,
    CuentaExternaWriter,
    Seguimiento,
    Sincronizacion,
    Traida,
  ],
  exports: [
    AjustesDeCorreo,
    BorradoresService,
    CambiosDeCorreosRepository,
    CorreoAdjuntosRepository,
    CorreosDeCarpetas,
    CorreosRepository,
    CorreosService,
    Recepcion,
    Salida,
  ],
})
export class CorreosModule {}
