/** The kinds of certificates (docs/domain.md#certificados), with the names that pages show. */
export const TIPO_CERTIFICADO_NOMBRE = {
  dominio: 'Dominio',
  inhibicion: 'Inhibición',
  catastral: 'Catastral',
  libre_deuda: 'Libre deuda',
  nota_simple: 'Nota simple',
  reserva_prioridad: 'Reserva de prioridad',
  otro: 'Otro',
} as const;

export type TipoCertificado = keyof typeof TIPO_CERTIFICADO_NOMBRE;
export const TIPOS_CERTIFICADO = Object.keys(TIPO_CERTIFICADO_NOMBRE) as TipoCertificado[];

/** The possible subjects of a certificate. By them, the usual certificates of a carpeta are requested together. */
export const CERTIFICADO_POR = ['carpeta', 'inmueble', 'parte'] as const;
export type CertificadoPor = (typeof CERTIFICADO_POR)[number];

/**
 * The day from which the validity of a certificate counts: its issue or its receipt. A note on paper counts from its
 * receipt (RN 175).
 */
export const CERTIFICADO_DESDE = ['expedicion', 'recepcion'] as const;
export type CertificadoDesde = (typeof CERTIFICADO_DESDE)[number];
