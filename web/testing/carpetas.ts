import type { CarpetaDetalleDto, CarpetaResumenDto } from '../api/generated/carpetas';

/** A carpeta with its details, as the server answers it. */
export function buildCarpeta(changes: Partial<CarpetaDetalleDto> = {}): CarpetaDetalleDto {
  return {
    id: 'c-1',
    codigo: '2026-000123',
    numero: 123,
    anio: 2026,
    caratula: 'Rivas a Molina',
    tipoActo: { id: 'acto-compraventa', nombre: 'Compraventa' },
    estado: 'en_preparacion',
    prioridad: 'normal',
    reservada: false,
    responsable: { id: 'usuario-1', nombre: 'Ana Rivas' },
    escribano: null,
    fechaFirmaPrevista: null,
    fechaFirma: null,
    propuestaEn: null,
    etiquetas: [],
    creadaEn: '2026-11-02T12:00:00.000Z',
    actualizadaEn: '2026-11-03T12:00:00.000Z',
    version: 3,
    moneda: 'ARS',
    monto: null,
    ubicacionFisica: null,
    camposExtra: {},
    motivoEstado: null,
    propuestaPor: null,
    devolucion: null,
    acto: { version: 1, ultima: 1, esRegistrable: true, rolesRequeridos: [] },
    eliminadaEn: null,
    hoy: '2026-11-20',
    fechaApertura: '2026-11-02',
    movimientos: [],
    advertencias: [],
    recorrido: {
      estados: ['borrador', 'en_preparacion', 'lista_para_firma', 'firmada', 'entregada', 'archivada'],
      alcanzado: 'en_preparacion',
      siguiente: 'lista_para_firma',
    },
    vinculos: [],
    permisos: {
      editar: true,
      eliminar: false,
      editarPartes: true,
      marcarRequisitos: true,
      decidirRequisitos: true,
      editarInmuebles: true,
      editarCertificados: true,
      subirDocumentos: true,
      editarDocumentos: true,
      vincular: true,
      comentar: true,
      editarPlazos: true,
      cumplirPlazos: true,
      editarInscripciones: false,
      numerar: true,
      expedirCopias: true,
      darAcceso: true,
    },
    ...changes,
  };
}

/** A page of carpetas as the server answers it. */
export const carpetasPage = (
  carpetas: CarpetaResumenDto[],
  { total = carpetas.length, pagina = 1, tamano = 25 } = {},
) => ({
  carpetas,
  paginacion: { total, totalEsMinimo: false, pagina, tamano, ultimaPagina: Math.max(1, Math.ceil(total / tamano)) },
});

/** The refusal of a write with an old version in If-Match. */
export const versionAnterior = {
  statusCode: 412,
  code: 'VERSION_ANTERIOR',
  message: 'Otra persona modificó la carpeta mientras tanto. Recárguela y vuelva a intentarlo.',
  requestId: 'r-1',
};
