import { DEBIDA_DILIGENCIA } from '../../vocabulario/debida-diligencia.js';
import type { TipoCertificado } from '../../vocabulario/tipos-certificado.js';

/** What an acto asks a carpeta for before it is signed. Carpetas copy it when they are created. */
export interface RequisitoDeActo {
  /** Stable within the acto: by it a carpeta knows what it already has of another version. */
  clave: string;
  nombre: string;
  descripcion: string | null;
  /** Whether the signature waits for it. */
  obligatorio: boolean;
  /** The norm that it comes from, which the notary confirms. */
  fuente: string | null;
  /** The kind of certificate that fulfils it; null for what is no certificate. */
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

/** One without which nothing is signed. @param fuente the norm that it comes from */
export function obligatorio(clave: string, nombre: string, fuente: string | null = null): RequisitoDeActo {
  return { clave, nombre, descripcion: null, obligatorio: true, fuente, certificado: CERTIFICADOS[clave] ?? null };
}

/** One that some carpetas need. @param descripcion when */
export function opcional(clave: string, nombre: string, descripcion: string | null = null): RequisitoDeActo {
  return { clave, nombre, descripcion, obligatorio: false, fuente: null, certificado: CERTIFICADOS[clave] ?? null };
}

const FICHA: RequisitoDeActo = {
  ...obligatorio(DEBIDA_DILIGENCIA, 'Ficha de prevención de lavado'),
  descripcion: 'Riesgo, PEP, beneficiarios, origen de los fondos y próxima revisión.',
};

/** All that an acto asks for: that file too, if it is within the scope of those rules. */
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
