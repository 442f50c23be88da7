import { Platform1763700000001 } from './1763700000001-platform.js';
import { Carpetas1763700000002 } from './1763700000002-carpetas.js';
import { Documentos1763700000003 } from './1763700000003-documentos.js';
import { Auditoria1763700000004 } from './1763700000004-auditoria.js';
import { PuestoDeTrabajo1763700000005 } from './1763700000005-puesto-de-trabajo.js';
import { Acceso1763700000006 } from './1763700000006-acceso.js';
import { Contactos1763700000007 } from './1763700000007-contactos.js';
import { Tareas1763700000008 } from './1763700000008-tareas.js';
import { Notas1763700000009 } from './1763700000009-notas.js';
import { Tableros1763700000010 } from './1763700000010-tableros.js';
import { CorreoYDescargas1763700000012 } from './1763700000012-correo-y-descargas.js';
import { OficinasGrandes1763700000013 } from './1763700000013-oficinas-grandes.js';
import { Accesos1763700000014 } from './1763700000014-accesos.js';
import { FirmaYVinculos1763700000016 } from './1763700000016-firma-y-vinculos.js';
import { UnionesDePersonas1763700000017 } from './1763700000017-uniones-de-personas.js';
import { PapeleraDeDocumentos1763700000018 } from './1763700000018-papelera-de-documentos.js';
import { Actividad1763700000019 } from './1763700000019-actividad.js';
import { Vistas1763700000020 } from './1763700000020-vistas.js';
import { Comentarios1763700000022 } from './1763700000022-comentarios.js';
import { FichasDePersonas1763700000023 } from './1763700000023-fichas-de-personas.js';
import { Directorio1763700000024 } from './1763700000024-directorio.js';
import { Representaciones1763700000025 } from './1763700000025-representaciones.js';
import { PrimerosPasos1763700000027 } from './1763700000027-primeros-pasos.js';
import { ImportarCombinando1763700000028 } from './1763700000028-importar-combinando.js';
import { ImportacionesDePersonas1763700000031 } from './1763700000031-importaciones-de-personas.js';
import { Conversaciones1763700000033 } from './1763700000033-conversaciones.js';
import { BorradoresSuspendidos1763700000034 } from './1763700000034-borradores-suspendidos.js';
import { Correos1763700000035 } from './1763700000035-correos.js';
import { Representados1763700000036 } from './1763700000036-representados.js';
import { ImportacionesDeContactos1763700000037 } from './1763700000037-importaciones-de-contactos.js';
import { CorreosDeCarpetas1763700000038 } from './1763700000038-correos-de-carpetas.js';
import { CorreoDeAfuera1763700000039 } from './1763700000039-correo-de-afuera.js';
import { AdjuntosDeConversaciones1763700000040 } from './1763700000040-adjuntos-de-conversaciones.js';
import { CuentasDeCorreoExternas1763700000041 } from './1763700000041-cuentas-de-correo-externas.js';
import { CorreoRecibido1763700000042 } from './1763700000042-correo-recibido.js';
import { BusquedaPorPartes1763700000043 } from './1763700000043-busqueda-por-partes.js';
import { Archivos1763700000044 } from './1763700000044-archivos.js';
import { Textos1763700000045 } from './1763700000045-textos.js';
import { Ayuda1763700000046 } from './1763700000046-ayuda.js';
import { Academia1763700000047 } from './1763700000047-academia.js';
import { CorreosApartados1763700000048 } from './1763700000048-correos-apartados.js';
import { TextosDeArchivos1763700000050 } from './1763700000050-textos-de-archivos.js';
import { MiniaturasDeArchivos1763700000051 } from './1763700000051-miniaturas-de-archivos.js';
import { AyudaArchivos1763700000052 } from './1763700000052-ayuda-archivos.js';
import { Inventario1763700000053 } from './1763700000053-inventario.js';
import { Paneles1763700000054 } from './1763700000054-paneles.js';
import { ActividadDeLaCuenta1763700000055 } from './1763700000055-actividad-de-la-cuenta.js';
import { MiniaturasQueFaltan1763700000056 } from './1763700000056-miniaturas-que-faltan.js';
import { Cotizaciones1763700000058 } from './1763700000058-cotizaciones.js';
import { PanelesDeOficinasGrandes1763700000059 } from './1763700000059-paneles-de-oficinas-grandes.js';
import { Requisitos1763700000060 } from './1763700000060-requisitos.js';
import { Plazos1763700000061 } from './1763700000061-plazos.js';
import { Agenda1763700000062 } from './1763700000062-agenda.js';
import { Inmuebles1763700000063 } from './1763700000063-inmuebles.js';
import { Plantillas1763700000064 } from './1763700000064-plantillas.js';
import { Protocolo1763700000065 } from './1763700000065-protocolo.js';
import { Inscripciones1763700000066 } from './1763700000066-inscripciones.js';
import { FirmaUnica1763700000067 } from './1763700000067-firma-unica.js';
import { ImportacionesDeProductos1763700000071 } from './1763700000071-importaciones-de-productos.js';
import { CotizacionesRetiradas1763700000072 } from './1763700000072-cotizaciones-retiradas.js';
import { ChileYOficina1763700000073 } from './1763700000073-chile-y-oficina.js';
import { DireccionesDeAfuera1763700000074 } from './1763700000074-direcciones-de-afuera.js';
import { BytesDePlantillas1763700000075 } from './1763700000075-bytes-de-plantillas.js';
import { CorreccionDeFolios1763700000076 } from './1763700000076-correccion-de-folios.js';
import { PluralesDeTextos1763700000077 } from './1763700000077-plurales-de-textos.js';
import { PropuestasDeFirma1763700000078 } from './1763700000078-propuestas-de-firma.js';
import { ListasImportadas1763700000080 } from './1763700000080-listas-importadas.js';
import { PaginasDeAdjuntos1763700000084 } from './1763700000084-paginas-de-adjuntos.js';
import { PlazosDeInscripciones1763700000085 } from './1763700000085-plazos-de-inscripciones.js';
import { RequisitosYCertificados1763700000086 } from './1763700000086-requisitos-y-certificados.js';
import { PlazosPorMeses1763700000087 } from './1763700000087-plazos-por-meses.js';
import { SubidasEnPartes1763700000088 } from './1763700000088-subidas-en-partes.js';
import { Miniaturas1763700000089 } from './1763700000089-miniaturas.js';
import { ContactoDeUsuarios1763700000090 } from './1763700000090-contacto-de-usuarios.js';
import { Administracion1763700000091 } from './1763700000091-administracion.js';
import { CuentasSuspendidas1763700000092 } from './1763700000092-cuentas-suspendidas.js';
import { MuchasCuentas1763700000093 } from './1763700000093-muchas-cuentas.js';
import { CorreosDeAUno1763700000095 } from './1763700000095-correos-de-a-uno.js';
import { Constancias1763700000096 } from './1763700000096-constancias.js';
import { RolDeEnlaces1763700000097 } from './1763700000097-rol-de-enlaces.js';
import { LoReservado1763700000101 } from './1763700000101-lo-reservado.js';
import { VistasSinCuenta1763700000102 } from './1763700000102-vistas-sin-cuenta.js';
import { DesdeQueSeCuenta1763700000103 } from './1763700000103-desde-que-se-cuenta.js';
import { ReglasConfirmadas1763700000104 } from './1763700000104-reglas-confirmadas.js';
import { EscribanoDeLaFirma1763700000106 } from './1763700000106-escribano-de-la-firma.js';
import { Asentimiento1763700000107 } from './1763700000107-asentimiento.js';
import { Entregas1763700000108 } from './1763700000108-entregas.js';
import { NumerosEnUnaForma1763700000109 } from './1763700000109-numeros-en-una-forma.js';
import { DiasInhabiles1763700000113 } from './1763700000113-dias-inhabiles.js';
import { RecepcionDeCertificados1763700000114 } from './1763700000114-recepcion-de-certificados.js';
import { NormasConfirmadas1763700000115 } from './1763700000115-normas-confirmadas.js';
import { Comunidades1763700000116 } from './1763700000116-comunidades.js';
import { Empastes1763700000117 } from './1763700000117-empastes.js';
import { LoQueSale1763700000120 } from './1763700000120-lo-que-sale.js';
import { VinculosCerrados1763700000121 } from './1763700000121-vinculos-cerrados.js';
import { CorreccionesDeInstrumentos1763700000132 } from './1763700000132-correcciones-de-instrumentos.js';
import { NumerosDeUnaForma1763700000138 } from './1763700000138-numeros-de-una-forma.js';
import { RequisitosSinDocumento1763700000145 } from './1763700000145-requisitos-sin-documento.js';
import { LoEntregado1763700000150 } from './1763700000150-lo-entregado.js';
import { UnaMatricula1763700000151 } from './1763700000151-una-matricula.js';
import { NumerosEnTodasPartes1763700000158 } from './1763700000158-numeros-en-todas-partes.js';

/** Every migration, in order. An explicit list serves the build, Vitest and the TypeORM CLI alike. */
export const MIGRATIONS = [
  Platform1763700000001,
  Carpetas1763700000002,
  Documentos1763700000003,
  Auditoria1763700000004,
  PuestoDeTrabajo1763700000005,
  Acceso1763700000006,
  Contactos1763700000007,
  Tareas1763700000008,
  Notas1763700000009,
  Tableros1763700000010,
  CorreoYDescargas1763700000012,
  OficinasGrandes1763700000013,
  Accesos1763700000014,
  FirmaYVinculos1763700000016,
  UnionesDePersonas1763700000017,
  PapeleraDeDocumentos1763700000018,
  Actividad1763700000019,
  Vistas1763700000020,
  Comentarios1763700000022,
  FichasDePersonas1763700000023,
  Directorio1763700000024,
  Representaciones1763700000025,
  PrimerosPasos1763700000027,
  ImportarCombinando1763700000028,
  ImportacionesDePersonas1763700000031,
  Conversaciones1763700000033,
  BorradoresSuspendidos1763700000034,
  Correos1763700000035,
  Representados1763700000036,
  ImportacionesDeContactos1763700000037,
  CorreosDeCarpetas1763700000038,
  CorreoDeAfuera1763700000039,
  AdjuntosDeConversaciones1763700000040,
  CuentasDeCorreoExternas1763700000041,
  CorreoRecibido1763700000042,
  BusquedaPorPartes1763700000043,
  Archivos1763700000044,
  Textos1763700000045,
  Ayuda1763700000046,
  Academia1763700000047,
  CorreosApartados1763700000048,
  TextosDeArchivos1763700000050,
  MiniaturasDeArchivos1763700000051,
  AyudaArchivos1763700000052,
  Inventario1763700000053,
  Paneles1763700000054,
  ActividadDeLaCuenta1763700000055,
  MiniaturasQueFaltan1763700000056,
  Cotizaciones1763700000058,
  PanelesDeOficinasGrandes1763700000059,
  Requisitos1763700000060,
  Plazos1763700000061,
  Agenda1763700000062,
  Inmuebles1763700000063,
  Plantillas1763700000064,
  Protocolo1763700000065,
  Inscripciones1763700000066,
  FirmaUnica1763700000067,
  ImportacionesDeProductos1763700000071,
  CotizacionesRetiradas1763700000072,
  ChileYOficina1763700000073,
  DireccionesDeAfuera1763700000074,
  BytesDePlantillas1763700000075,
  CorreccionDeFolios1763700000076,
  PluralesDeTextos1763700000077,
  PropuestasDeFirma1763700000078,
  ListasImportadas1763700000080,
  PaginasDeAdjuntos1763700000084,
  PlazosDeInscripciones1763700000085,
  RequisitosYCertificados1763700000086,
  PlazosPorMeses1763700000087,
  SubidasEnPartes1763700000088,
  Miniaturas1763700000089,
  ContactoDeUsuarios1763700000090,
  Administracion1763700000091,
  CuentasSuspendidas1763700000092,
  MuchasCuentas1763700000093,
  CorreosDeAUno1763700000095,
  Constancias1763700000096,
  RolDeEnlaces1763700000097,
  LoReservado1763700000101,
  VistasSinCuenta1763700000102,
  DesdeQueSeCuenta1763700000103,
  ReglasConfirmadas1763700000104,
  EscribanoDeLaFirma1763700000106,
  Asentimiento1763700000107,
  Entregas1763700000108,
  NumerosEnUnaForma1763700000109,
  DiasInhabiles1763700000113,
  RecepcionDeCertificados1763700000114,
  NormasConfirmadas1763700000115,
  Comunidades1763700000116,
  Empastes1763700000117,
  LoQueSale1763700000120,
  VinculosCerrados1763700000121,
  CorreccionesDeInstrumentos1763700000132,
  NumerosDeUnaForma1763700000138,
  RequisitosSinDocumento1763700000145,
  LoEntregado1763700000150,
  UnaMatricula1763700000151,
  NumerosEnTodasPartes1763700000158,
];
