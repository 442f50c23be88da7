import { resolve } from 'node:path';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
import { AcademiaModule } from './academia/academia.module.js';
import { ActividadModule } from './actividad/actividad.module.js';
import { AdministracionModule } from './administracion/administracion.module.js';
import { AgendaModule } from './agenda/agenda.module.js';
import { ArchivosModule } from './archivos/archivos.module.js';
import { AtajosModule } from './atajos/atajos.module.js';
import { AuditoriaModule } from './auditoria/auditoria.module.js';
import { AuthModule } from './auth/auth.module.js';
import { AvisosModule } from './avisos/avisos.module.js';
import { AyudaModule } from './ayuda/ayuda.module.js';
import { CarpetasModule } from './carpetas/carpetas.module.js';
import { CertificadosModule } from './certificados/certificados.module.js';
import { ChatModule } from './chat/chat.module.js';
import { AccessModule } from './common/access/access.module.js';
import { JwtSecret } from './common/config/jwt-secret.js';
import { Settings } from './common/config/settings.js';
import { ContentRoot } from './common/contenido/content-root.js';
import { DatabaseModule } from './common/database/database.module.js';
import { DatabaseUrl } from './common/database/database-url.js';
import { ErrorFilter } from './common/errors/error.filter.js';
import { HealthModule } from './common/health/health.module.js';
import { HousekeepingModule } from './common/housekeeping/housekeeping.module.js';
import { WebModule } from './common/http/web.module.js';
import { createValidationPipe } from './common/input/validation.pipe.js';
import { JobsModule } from './common/jobs/jobs.module.js';
import { loggerOptions } from './common/logging/logger-options.js';
import { MailModule } from './common/mail/mail.module.js';
import { MetricsModule } from './common/metrics/metrics.module.js';
import { RealtimeModule } from './common/realtime/realtime.module.js';
import { ReplicasModule } from './common/replicas/replicas.module.js';
import { SecretsModule } from './common/secrets/secrets.module.js';
import { TenancyModule } from './common/tenancy/tenancy.module.js';
import { ContactosModule } from './contactos/contactos.module.js';
import { CorreosModule } from './correos/correos.module.js';
import { CotizacionesModule } from './cotizaciones/cotizaciones.module.js';
import { CuentasModule } from './cuentas/cuentas.module.js';
import { DocumentosModule } from './documentos/documentos.module.js';
import { ExportacionesModule } from './exportaciones/exportaciones.module.js';
import { FeriadosModule } from './feriados/feriados.module.js';
import { FinanzasModule } from './finanzas/finanzas.module.js';
import { IconosModule } from './iconos/iconos.module.js';
import { IdentidadModule } from './identidad/identidad.module.js';
import { ImagenesModule } from './imagenes/imagenes.module.js';
import { InmueblesModule } from './inmuebles/inmuebles.module.js';
import { InscripcionesModule } from './inscripciones/inscripciones.module.js';
import { InventarioModule } from './inventario/inventario.module.js';
import { InvitacionesModule } from './invitaciones/invitaciones.module.js';
import { MiembrosModule } from './miembros/miembros.module.js';
import { NavigationModule } from './navigation/navigation.module.js';
import { NotasModule } from './notas/notas.module.js';
import { PanelesModule } from './paneles/paneles.module.js';
import { PapeleraModule } from './papelera/papelera.module.js';
import { PartesModule } from './partes/partes.module.js';
import { PersonasModule } from './personas/personas.module.js';
import { PlanModule } from './plan/plan.module.js';
import { PlantillasModule } from './plantillas/plantillas.module.js';
import { PlazosModule } from './plazos/plazos.module.js';
import { ProtocoloModule } from './protocolo/protocolo.module.js';
import { RegistroModule } from './registro/registro.module.js';
import { RequisitosModule } from './requisitos/requisitos.module.js';
import { SearchModule } from './search/search.module.js';
import { SegundoFactorModule } from './segundo-factor/segundo-factor.module.js';
import { SubidasModule } from './subidas/subidas.module.js';
import { TablerosModule } from './tableros/tableros.module.js';
import { TareasModule } from './tareas/tareas.module.js';
import { TiposActoModule } from './tipos-acto/tipos-acto.module.js';
import { TokensPersonalesModule } from './tokens-personales/tokens-personales.module.js';
import { UsuariosModule } from './usuarios/usuarios.module.js';

/** What must be known before the application is built. */
export interface Environment {
  settings: Settings;
  databaseUrl: DatabaseUrl;
  jwtSecret: JwtSecret;
  /** The folder of the built web, where this process serves it. */
  webRoot?: string;
  /** The folder of the product's own pages. Unset: `contenido` in the folder where the process runs. */
  contentRoot?: string;
  /** Where the log goes; standard output when unset. */
  logStream?: DestinationStream;
  /** Loads the generated descriptions of the DTOs. Without it the API document has only what decorators say. */
  loadApiMetadata?: () => Promise<void>;
}

@Global()
@Module({})
class EnvironmentModule {}

function environmentModule({ settings, databaseUrl, jwtSecret, contentRoot }: Environment): DynamicModule {
  return {
    module: EnvironmentModule,
    providers: [
      { provide: Settings, useValue: settings },
      { provide: DatabaseUrl, useValue: databaseUrl },
      { provide: JwtSecret, useValue: jwtSecret },
      { provide: ContentRoot, useValue: new ContentRoot(contentRoot ?? resolve('contenido')) },
    ],
    exports: [Settings, DatabaseUrl, JwtSecret, ContentRoot],
  };
}

@Module({})
class AppModule {}

/** The whole product: first the common modules, then the domains. */
export function appModule(environment: Environment): DynamicModule {
  return {
    module: AppModule,
    imports: [
      environmentModule(environment),
      LoggerModule.forRoot(loggerOptions(environment.settings, environment.logStream)),
      DatabaseModule,
      AccessModule,
      TenancyModule,
      SecretsModule,
      JobsModule,
      MailModule,
      MetricsModule,
      RealtimeModule,
      ReplicasModule,
      HealthModule,
      ...(environment.webRoot ? [WebModule.serving(environment.webRoot)] : []),
      HousekeepingModule,
      AuditoriaModule,
      SegundoFactorModule,
      AuthModule,
      RegistroModule,
      IdentidadModule,
      CuentasModule,
      MiembrosModule,
      InventarioModule,
      InvitacionesModule,
      TiposActoModule,
      CarpetasModule,
      PersonasModule,
      PartesModule,
      RequisitosModule,
      InmueblesModule,
      InscripcionesModule,
      PlantillasModule,
      CertificadosModule,
      ProtocoloModule,
      SubidasModule,
      DocumentosModule,
      ArchivosModule,
      ContactosModule,
      TareasModule,
      FeriadosModule,
      PlazosModule,
      AgendaModule,
      ActividadModule,
      PlanModule,
      NavigationModule,
      PapeleraModule,
      SearchModule,
      ChatModule,
      CorreosModule,
      CotizacionesModule,
      FinanzasModule,
      AvisosModule,
      AtajosModule,
      IconosModule,
      NotasModule,
      TablerosModule,
      AcademiaModule,
      PanelesModule,
      ImagenesModule,
      ExportacionesModule,
      TokensPersonalesModule,
      AyudaModule,
      UsuariosModule,
      AdministracionModule,
    ],
    providers: [
      { provide: APP_FILTER, useClass: ErrorFilter },
      { provide: APP_PIPE, useFactory: createValidationPipe },
    ],
  };
}
