import { DEBIDA_DILIGENCIA } from '../../vocabulario/debida-diligencia.js';
import type { TipoCertificado } from '../../vocabulario/tipos-certificado.js';

/** A requirement that an acto has for carpetas before their signature. A new carpeta gets a copy. */
export interface RequisitoDeActo {
  /** Stable within the acto. With it, a carpeta finds its requisitos in another version. */
  clave: string;
  nombre: string;
  descripcion: string | null;
  /** Whether the signature waits for the requisito. */
  obligatorio: boolean;
  /** The norm of the requisito, which the notary confirms. */
  fuente: string | null;
  /** The kind of certificate that fulfils the requisito; null when no certificate does. */
  certificado: TipoCertificado | null;
}

/** The kinds of certificates of the requisitos of the initial catalogues, by their claves. */
const CERTIFICADOS: Readonly<Partial<Record<string, TipoCertificado>>> = {
  ...{ dominio: 'dominio', dominio_vigente: 'dominio', registro_inmueble: 'dominio' },
  ...{ inhibicion: 'inhibicion', gravamenes: 'inhibicion', informacion_registral: 'nota_simple' },
  ...{ catastral: 'catastral', avaluo: 'catastral', referencia_catastral: 'catastral', catastro: 'catastral' },
  ...{ libre_deuda_municipal: 'libre_deuda', libre_deuda_impuestos: 'libre_deuda', contribuciones: 'libre_deuda' },
  ...{ libre_deuda_servicios: 'libre_deuda', libre_deuda_expensas: 'libre_deuda', aseo: 'libre_deuda' },
  ...{ gastos_comunes: 'libre_deuda', ibi: 'libre_deuda', comunidad: 'libre_deuda', contribucion: 'libre_deuda' },
};

/** A requisito for which the signature waits. @param fuente the norm of the requisito */
export function obligatorio(clave: string, nombre: string, fuente: string | null = null): RequisitoDeActo {
  return { clave, nombre, descripcion: null, obligatorio: true, fuente, certificado: CERTIFICADOS[clave] ?? null };
}

/** A requisito that only some carpetas need. @param descripcion which carpetas need it */
export function opcional(clave: string, nombre: string, descripcion: string | null = null): RequisitoDeActo {
  return { clave, nombre, descripcion, obligatorio: false, fuente: null, certificado: CERTIFICADOS[clave] ?? null };
}

const FICHA: RequisitoDeActo = {
  ...obligatorio(DEBIDA_DILIGENCIA, 'Ficha de prevención de lavado'),
  descripcion: 'Riesgo, PEP, beneficiarios, origen de los fondos y próxima revisión.',
};

/**
 * All requisitos of an acto. An acto within the scope of the AML rules demands the file against money laundering, too.
 */
export function requisitosDe({
  requisitos,
  alcanceAml,
}: {
  requisitos: readonly RequisitoDeActo[];
  alcanceAml: boolean;
}): readonly RequisitoDeActo[] {
  if (!alcanceAml) {
    return requisitos;
  }
  const isFicha = ({ clave }: RequisitoDeActo) => clave === DEBIDA_DILIGENCIA;
  return requisitos.some(isFicha)
    ? requisitos.map((requisito) => (isFicha(requisito) ? { ...requisito, obligatorio: true } : requisito))
    : [...requisitos, FICHA];
}
