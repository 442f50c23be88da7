import type { PersonaDto } from '../api/generated/personas';

/** A persona, as the server answers it. */
export function buildPersona(changes: Partial<PersonaDto> = {}): PersonaDto {
  const { nombre = 'Ana', apellidos = 'Rivas', razonSocial = null } = changes;
  return {
    id: 'p-ana',
    tipo: 'humana',
    nombre,
    apellidos,
    razonSocial,
    nombreCompleto: razonSocial ?? `${nombre} ${apellidos}`,
    paisDoc: 'AR',
    tipoDoc: 'DNI',
    numeroDoc: '12345678',
    numeroDocFormateado: '12.345.678',
    idFiscalPais: null,
    idFiscalTipo: null,
    idFiscal: null,
    idFiscalFormateado: null,
    nacimiento: null,
    nacionalidad: null,
    genero: null,
    estadoCivil: null,
    nupcias: null,
    conyuge: null,
    regimen: null,
    domicilio: null,
    profesion: null,
    email: null,
    telefono: null,
    motivoExcepcion: null,
    documentoExcepcion: [],
    avisos: [],
    duplicados: [],
    unidaA: null,
    uniones: [],
    verificada: true,
    vencimiento: null,
    actualizadaEn: '2026-03-02T10:00:00Z',
    version: 1,
    ...changes,
  };
}

/** A page of personas as the server answers it. */
export const pageOf = (personas: PersonaDto[], { total = personas.length, pagina = 1, tamano = 25 } = {}) => ({
  personas,
  paginacion: { total, totalEsMinimo: false, pagina, tamano, ultimaPagina: Math.max(1, Math.ceil(total / tamano)) },
});

/** The refusal of a CUIT whose check digit should be 6. */
export const wrongDigit = (campo: string) => ({
  statusCode: 422,
  code: 'DIGITO_VERIFICADOR',
  message: 'El dígito verificador del CUIT debería ser 6.',
  details: [{ campo, mensaje: 'El dígito verificador del CUIT debería ser 6.', esperado: '6' }],
  requestId: 'r-1',
});
