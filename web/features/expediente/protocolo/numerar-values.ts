import {
  boolean,
  check,
  forward,
  maxLength,
  minLength,
  object,
  partialCheck,
  picklist,
  pipe,
  string,
  trim,
} from 'valibot';
import type { FirmarDto, SiguientesDto } from '../../../api/generated/protocolo';
import { fechaIlegible, isFecha } from '../../../lib/fecha-escrita';
import type { Tipo } from './instrumento-text';

/** The form that numbers an instrumento. Empty fields are ''. */
export interface NumerarValues {
  registroId: string;
  tipo: Tipo;
  fecha: string;
  folioDesde: string;
  folioHasta: string;
  objeto: string;
  lugar: string;
  cuantia: string;
  observacion: string;
  /** Whether the carpeta is signed together with the number. */
  firmar: boolean;
  /** The reason to number it before it can be signed, or to sign it before its opening. */
  motivo: string;
}

/** The rule of a text with at most so many characters. */
export const upTo = (max: number) => pipe(string(), maxLength(max, `Puede tener hasta ${max} caracteres.`));
const folio = pipe(
  string(),
  check((text) => /^\d{0,7}$/.test(text.trim()), 'Escriba un número de folio.'),
);
const cuantia = pipe(
  string(),
  check((text) => /^(\d{1,16}([.,]\d{1,2})?)?$/.test(text.trim()), 'Escriba un importe, como 1500000,50.'),
);

/** The rules of an instrumento's fields, without its number. */
export const camposEntries = {
  objeto: pipe(
    string(),
    trim(),
    minLength(1, 'Escriba el objeto.'),
    maxLength(300, 'Puede tener hasta 300 caracteres.'),
  ),
  lugar: upTo(120),
  cuantia,
  observacion: upTo(1000),
};

/** The facts of the carpeta that the rules of a number depend on. */
export interface PorNumerar {
  /** Whether the carpeta is not ready to be signed. */
  isEarly: boolean;
  /** The day on which the carpeta was opened, `YYYY-MM-DD`. */
  apertura: string;
}

/**
 * Whether a number needs a reason. It does when the carpeta is not ready, or when the signature is before the opening.
 */
export const necesitaMotivo = (
  { isEarly, apertura }: PorNumerar,
  { firmar, fecha }: Pick<NumerarValues, 'firmar' | 'fecha'>,
): boolean => isEarly || (firmar && fecha !== '' && fecha < apertura);

/** Whether the last folio is required. A certificación without a first folio takes no folios. */
export const necesitaFolios = ({ tipo, folioDesde }: Pick<NumerarValues, 'tipo' | 'folioDesde'>): boolean =>
  tipo !== 'certificacion' || folioDesde.trim() !== '';

const sinMotivo = 'Indique el motivo.';

/** Each rule looks only at its own fields, so that all missing fields are reported at once. */
export const numerarSchema = (por: PorNumerar) =>
  pipe(
    object({
      registroId: pipe(string(), minLength(1, 'Elija el registro.')),
      tipo: picklist(['escritura', 'acta', 'certificacion']),
      fecha: pipe(string(), minLength(1, 'Indique la fecha.'), check(isFecha, fechaIlegible)),
      folioDesde: folio,
      folioHasta: folio,
      firmar: boolean(),
      motivo: por.isEarly
        ? pipe(
            upTo(500),
            check((text) => text.trim() !== '', sinMotivo),
          )
        : upTo(500),
      ...camposEntries,
    }),
    forward(
      partialCheck(
        [['tipo'], ['folioDesde'], ['folioHasta']],
        (values) => !necesitaFolios(values) || values.folioHasta.trim() !== '',
        'Indique el último folio.',
      ),
      ['folioHasta'],
    ),
    forward(
      partialCheck(
        [['firmar'], ['lugar']],
        ({ firmar, lugar }) => !firmar || lugar.trim() !== '',
        'Indique el lugar, que la firma necesita.',
      ),
      ['lugar'],
    ),
    forward(
      partialCheck(
        [['firmar'], ['fecha'], ['motivo']],
        (values) => !necesitaMotivo(por, values) || values.motivo.trim() !== '',
        sinMotivo,
      ),
      ['motivo'],
    ),
  );

type Campos = Pick<NumerarValues, 'objeto' | 'lugar' | 'cuantia' | 'observacion'>;

export function toCamposDto({ objeto, lugar, cuantia: written, observacion }: Campos) {
  return {
    objeto: objeto.trim(),
    lugar: lugar || null,
    cuantia: written.trim().replace(',', '.') || null,
    observacion: observacion || null,
  };
}

export function toDto(values: NumerarValues): FirmarDto {
  const { registroId, tipo, fecha, folioDesde, folioHasta, motivo } = values;
  return {
    ...toCamposDto(values),
    ...{ registroId, tipo, fecha, motivo: motivo.trim() || null },
    folioDesde: folioDesde.trim() ? Number(folioDesde) : null,
    folioHasta: folioHasta.trim() ? Number(folioHasta) : null,
  };
}

/** The next values for a kind of instrumento: its number, the first free folio and the last date. */
export function siguienteDe(siguientes: SiguientesDto, tipo: Tipo) {
  return tipo === 'certificacion'
    ? {
        numero: siguientes.certificacion,
        folio: siguientes.folioCertificaciones,
        ultimaFecha: siguientes.ultimaFechaCertificaciones,
      }
    : { numero: siguientes[tipo], folio: siguientes.folio, ultimaFecha: siguientes.ultimaFecha };
}

/** The usual kind of instrumento of an acto, by its name. The person may choose another kind. */
export function tipoUsual(acto: string): Tipo {
  if (/^acta\b/i.test(acto)) return 'acta';
  return /^(certificaci|legitimaci)[oó]n/i.test(acto) ? 'certificacion' : 'escritura';
}
