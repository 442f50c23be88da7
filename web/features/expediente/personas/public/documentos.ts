import type { PersonaResumenDto } from '../../../../api/generated/partes';
import type { Option } from '../../../../components/ui/select';
import { paisNombre } from '../../../../lib/paises';

/** The types of document that the server checks, by country. */
const identidad: Readonly<Record<string, readonly string[]>> = {
  AR: ['DNI'],
  ES: ['DNI', 'NIE'],
  UY: ['CI'],
  CL: ['RUT'],
  MX: ['CURP'],
};
const fiscal: Readonly<Record<string, readonly string[]>> = {
  AR: ['CUIT', 'CUIL'],
  ES: ['NIF', 'CIF'],
  UY: ['RUT'],
  CL: ['RUT'],
  CO: ['NIT'],
  MX: ['RFC'],
};
const nombres: Readonly<Record<string, string>> = { PASAPORTE: 'Pasaporte', OTRO: 'Otro' };

export type ClaseDocumento = 'identidad' | 'fiscal';

const toOption = (value: string): Option => ({ value, label: nombres[value] ?? value });

/**
 * The types of document to choose from.
 * @param actual the present type, which stays among the options
 */
export function tiposDocumento(clase: ClaseDocumento, pais: string, actual = ''): Option[] {
  const tipos =
    clase === 'identidad' ? [...(identidad[pais] ?? []), 'PASAPORTE', 'OTRO'] : [...(fiscal[pais] ?? []), 'OTRO'];
  return (actual === '' || tipos.includes(actual) ? tipos : [actual, ...tipos]).map(toOption);
}

/** The most usual type of document of a country. */
export function tipoHabitual(clase: ClaseDocumento, pais: string): string {
  return tiposDocumento(clase, pais)[0]?.value ?? 'OTRO';
}

type Documentos = Pick<
  PersonaResumenDto,
  'paisDoc' | 'tipoDoc' | 'numeroDocFormateado' | 'idFiscalPais' | 'idFiscalTipo' | 'idFiscalFormateado'
>;

/** «DNI 12.345.678», «Pasaporte AAB123456 (Brasil)»; null without one. */
export function documentoIdentidad({ tipoDoc, paisDoc, numeroDocFormateado }: Documentos): string | null {
  return texto(tipoDoc, paisDoc, numeroDocFormateado);
}

/** «CUIT 20-12345678-6»; null without one. */
export function identificacionFiscal({ idFiscalTipo, idFiscalPais, idFiscalFormateado }: Documentos): string | null {
  return texto(idFiscalTipo, idFiscalPais, idFiscalFormateado);
}

/** The present documents of a persona, as text. */
export function documentosDe(persona: Documentos): string[] {
  return [documentoIdentidad(persona), identificacionFiscal(persona)].filter((documento) => documento !== null);
}

/** «Ana Paz (DNI 12.345.678)», which tells two personas with one name apart. */
export function nombreConDocumento(persona: Documentos & Pick<PersonaResumenDto, 'nombreCompleto'>): string {
  return `${persona.nombreCompleto} (${documentosDe(persona)[0] ?? 'sin documento'})`;
}

/** Types that every country issues are shown with their country. */
function texto(tipo: string | null, pais: string | null, numero: string | null): string | null {
  if (!tipo || !numero) return null;
  if (!nombres[tipo]) return `${tipo} ${numero}`;
  const nombre = tipo === 'OTRO' ? 'Documento' : nombres[tipo];
  return pais ? `${nombre} ${numero} (${paisNombre(pais)})` : `${nombre} ${numero}`;
}
