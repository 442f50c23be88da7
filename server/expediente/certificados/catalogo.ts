import type { Arranque, Computo } from '../../vocabulario/computo.js';
import type { CertificadoPor, TipoCertificado } from '../../vocabulario/tipos-certificado.js';

/** A certificate that offices of a country ask for, and how long it is valid. */
export interface ReglaInicial {
  tipo: TipoCertificado;
  nombre: string;
  /** The case in which this rule holds, where a certificate has several rules. */
  alcance: string | null;
  organismo: string | null;
  /**
   * The clave of the rule of plazos that says how long. Null when it does not expire, or when the time differs by
   * place.
   */
  regla: string | null;
  dias: null;
  computo: Computo;
  arranque: Arranque;
  /** The norm that requires the certificate, where no rule of plazos names a norm. */
  fuente: string | null;
  por: CertificadoPor;
  /** Whether a carpeta about a property usually needs it. */
  usual: boolean;
}

type Resto = Partial<Omit<ReglaInicial, 'tipo' | 'nombre' | 'organismo'>>;

const regla = (tipo: TipoCertificado, nombre: string, organismo: string, resto: Resto = {}): ReglaInicial => ({
  tipo,
  nombre,
  organismo,
  alcance: null,
  regla: null,
  dias: null,
  computo: 'corridos',
  arranque: 'mismo_dia',
  fuente: null,
  por: 'inmueble',
  usual: true,
  ...resto,
});

/** Argentina's validities. They depend on where the notary is. */
const AMBITOS: readonly Resto[] = [
  { regla: 'certificado_ciudad', alcance: 'Escribano de la ciudad del registro', usual: true },
  { regla: 'certificado_interior', alcance: 'Escribano del interior de la provincia', usual: false },
  { regla: 'certificado_fuera', alcance: 'Escribano de otra provincia', usual: false },
];
/** Spain's notes. Their validity depends on how they arrive. */
const NOTAS: readonly Resto[] = [
  { regla: 'nota_telematica', alcance: 'Por acceso telemático', usual: true },
  { regla: 'informacion_registral', alcance: 'En papel o por fax', usual: false },
];
const RPI = 'Registro de la Propiedad Inmueble';
const CBR = 'Conservador de Bienes Raíces';
const DGR = 'Dirección General de Registros';

/**
 * The rules with which a cuenta starts, by country. The cuenta gets a copy, which it may edit. A country without rules
 * here starts with none.
 */
export const REGLAS_DE_CERTIFICADOS: Readonly<Record<string, readonly ReglaInicial[]>> = {
  AR: [
    ...AMBITOS.map((ambito) => regla('dominio', 'Dominio', RPI, ambito)),
    ...AMBITOS.map((ambito) => regla('inhibicion', 'Inhibición', RPI, { ...ambito, por: 'parte' })),
    regla('catastral', 'Catastral', 'Catastro'),
    regla('libre_deuda', 'Libre deuda municipal', 'Municipalidad'),
  ],
  CL: [
    regla('dominio', 'Dominio vigente', CBR),
    regla('inhibicion', 'Hipotecas, gravámenes y prohibiciones', CBR),
    regla('catastral', 'Avalúo fiscal', 'Servicio de Impuestos Internos'),
    regla('libre_deuda', 'Deuda de contribuciones', 'Tesorería General de la República', {
      fuente: 'Código Tributario, art. 74',
    }),
    regla('libre_deuda', 'Derechos de aseo', 'Municipalidad', { usual: false }),
    regla('libre_deuda', 'Gastos comunes', 'Comité de administración', { usual: false }),
  ],
  ES: [
    ...NOTAS.map((nota) => regla('nota_simple', 'Nota registral', 'Registro de la Propiedad', nota)),
    regla('catastral', 'Certificación catastral', 'Catastro'),
    regla('libre_deuda', 'Deudas con la comunidad', 'Comunidad de propietarios', {
      fuente: 'Ley 49/1960, art. 9.1 e)',
    }),
    regla('libre_deuda', 'Recibo del IBI', 'Ayuntamiento', { usual: false }),
  ],
  UY: [
    regla('reserva_prioridad', 'Reserva de prioridad', DGR, { regla: 'reserva_prioridad' }),
    regla('dominio', 'Información registral', DGR),
    regla('catastral', 'Cédula catastral', 'Dirección Nacional de Catastro'),
    regla('libre_deuda', 'Contribución inmobiliaria', 'Intendencia'),
  ],
};
