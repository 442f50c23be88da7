import { resolve } from 'node:path';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
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
import { CompatModule } from './compat/compat.module.js';
import { ActividadModule } from './expediente/actividad/actividad.module.js';
import { AgendaModule } from './expediente/agenda/agenda.module.js';
import { CarpetasModule } from './expediente/carpetas/carpetas.module.js';
import { CertificadosModule } from './expediente/certificados/certificados.module.js';
import { CorreccionesModule } from './expediente/correcciones/correcciones.module.js';
import { DocumentosModule } from './expediente/documentos/documentos.module.js';
import { FeriadosModule } from './expediente/feriados/feriados.module.js';
import { InmueblesModule } from './expediente/inmuebles/inmuebles.module.js';
import { InscripcionesModule } from './expediente/inscripciones/inscripciones.module.js';
import { PartesModule } from './expediente/partes/partes.module.js';
import { PersonasModule } from './expediente/personas/personas.module.js';
import { PlantillasModule } from './expediente/plantillas/plantillas.module.js';
import { PlazosModule } from './expediente/plazos/plazos.module.js';
import { ProtocoloModule } from './expediente/protocolo/protocolo.module.js';
import { RequisitosModule } from './expediente/requisitos/requisitos.module.js';
import { TiposActoModule } from './expediente/tipos-acto/tipos-acto.module.js';
import { AcademiaModule } from './oficina/academia/academia.module.js';
import { ArchivosModule } from './oficina/archivos/archivos.module.js';
import { AyudaModule } from './oficina/ayuda/ayuda.module.js';
import { ChatModule } from './oficina/chat/chat.module.js';
import { ContactosModule } from './oficina/contactos/contactos.module.js';
import { CorreosModule } from './oficina/correos/correos.module.js';
import { CotizacionesModule } from './oficina/cotizaciones/cotizaciones.module.js';
import { FinanzasModule } from './oficina/finanzas/finanzas.module.js';
import { InventarioModule } from './oficina/inventario/inventario.module.js';
import { NotasModule } from './oficina/notas/notas.module.js';
import { PanelesModule } from './oficina/paneles/paneles.module.js';
import { TablerosModule } from './oficina/tableros/tableros.module.js';
import { TareasModule } from './oficina/tareas/tareas.module.js';
import { AdministracionModule } from './plataforma/administracion/administracion.module.js';
import { AtajosModule } from './plataforma/atajos/atajos.module.js';
import { AuditoriaModule } from './plataforma/auditoria/auditoria.module.js';
import { AuthModule } from './plataforma/auth/auth.module.js';
import { AvisosModule } from './plataforma/avisos/avisos.module.js';
import { CuentasModule } from './plataforma/cuentas/cuentas.module.js';
import { ExportacionesModule } from './plataforma/exportaciones/exportaciones.module.js';
import { IconosModule } from './plataforma/iconos/iconos.module.js';
import { IdentidadModule } from './plataforma/identidad/identidad.module.js';
import { ImagenesModule } from './plataforma/imagenes/imagenes.module.js';
import { InvitacionesModule } from './plataforma/invitaciones/invitaciones.module.js';
import { MarcoModule } from './plataforma/marco/marco.module.js';
import { MiembrosModule } from './plataforma/miembros/miembros.module.js';
import { NavigationModule } from './plataforma/navigation/navigation.module.js';
import { PapeleraModule } from './plataforma/papelera/papelera.module.js';
import { PerfilModule } from './plataforma/perfil/perfil.module.js';
import { PlanModule } from './plataforma/plan/plan.module.js';
import { SearchModule } from './plataforma/search/search.module.js';
import { SegundoFactorModule } from './plataforma/segundo-factor/segundo-factor.module.js';
import { SignUpModule } from './plataforma/sign-up/sign-up.module.js';
import { SubidasModule } from './plataforma/subidas/subidas.module.js';
import { TokensPersonalesModule } from './plataforma/tokens-personales/tokens-personales.module.js';
import { UsuariosModule } from './plataforma/usuarios/usuarios.module.js';

/** The facts that the application needs before it is built. */
export interface Environment {
  settings: Settings;
  databaseUrl: DatabaseUrl;
  jwtSecret: JwtSecret;
  /** The folder of the built web, if this process serves it. */
  webRoot?: string;
  /** The folder of the product's own pages. By default, `contenido` in the working directory. */
  contentRoot?: string;
  /** The destination of the log; by default standard output. */
  logStream?: DestinationStream;
  /** Loads the generated descriptions of the DTOs. Without them the API document has only the data of decorators. */
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
      SignUpModule,
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
      CorreccionesModule,
      AgendaModule,
      ActividadModule,
      PlanModule,
      NavigationModule,
      MarcoModule,
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
      PerfilModule,
      AdministracionModule,
      CompatModule,
    ],
    providers: [
      { provide: APP_FILTER, useClass: ErrorFilter },
      { provide: APP_PIPE, useFactory: createValidationPipe },
    ],
  };
}
