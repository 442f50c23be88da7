import { boolean, check, maxLength, object, picklist, pipe, string } from 'valibot';
import {
  CERTIFICADO_DESDE,
  type CertificadoDesde,
  TIPO_CERTIFICADO_NOMBRE,
  TIPOS_CERTIFICADO,
  type TipoCertificado,
} from '../../../../server/vocabulario/tipos-certificado';
import type { CamposCertificadoDto, CertificadoDto, ReglaCertificadoDto } from '../../../api/generated/certificados';
import { fechaIlegible, isFecha } from '../../../lib/fecha-escrita';
import { leerMonto } from '../../../lib/monto-escrito';
import { fromCosto, numeroYCosto } from './recibir/recibir-values';

/** The kinds of certificates, as options of a field. */
export const tipos = TIPOS_CERTIFICADO.map((value) => ({ value, label: TIPO_CERTIFICADO_NOMBRE[value] }));

export type Tipo = TipoCertificado;

/** The fields of a form that a certificate and a rule have in common. Empty fields are ''. */
export interface VigenciaValues {
  tipo: Tipo;
  nombre: string;
  organismo: string;
  dias: string;
  computo: 'corridos' | 'habiles' | 'meses';
  arranque: 'mismo_dia' | 'dia_siguiente';
  cuentaDesde: CertificadoDesde;
  fuente: string;
}

/** The form of a certificate. Days are `YYYY-MM-DD`. */
export interface CertificadoValues extends VigenciaValues {
  inmuebleId: string;
  parteId: string;
  necesario: boolean;
  solicitado: string;
  esperado: string;
  expedido: string;
  recibido: string;
  numero: string;
  costo: string;
  resultado: string;
  documentoId: string;
}

const upTo = (max: number) => pipe(string(), maxLength(max, `Puede tener hasta ${max} caracteres.`));
const fecha = pipe(string(), check(isFecha, fechaIlegible));

export const vigenciaEntries = {
  tipo: picklist(TIPOS_CERTIFICADO),
  nombre: upTo(80),
  organismo: upTo(120),
  dias: pipe(
    string(),
    check((text) => /^([1-9]\d{0,3})?$/.test(text.trim()), 'Escriba un número de días, como 15.'),
  ),
  computo: picklist(['corridos', 'habiles', 'meses']),
  arranque: picklist(['mismo_dia', 'dia_siguiente']),
  cuentaDesde: picklist(CERTIFICADO_DESDE),
  fuente: upTo(300),
};

export const certificadoSchema = object({
  ...vigenciaEntries,
  inmuebleId: string(),
  parteId: string(),
  necesario: boolean(),
  solicitado: fecha,
  esperado: fecha,
  expedido: fecha,
  recibido: fecha,
  ...numeroYCosto,
  resultado: upTo(500),
  documentoId: string(),
});

export const emptyVigencia: VigenciaValues = {
  tipo: 'dominio',
  nombre: '',
  organismo: '',
  dias: '',
  computo: 'corridos',
  arranque: 'mismo_dia',
  cuentaDesde: 'expedicion',
  fuente: '',
};

export const emptyCertificado: CertificadoValues = {
  ...emptyVigencia,
  inmuebleId: '',
  parteId: '',
  necesario: true,
  solicitado: '',
  esperado: '',
  expedido: '',
  recibido: '',
  numero: '',
  costo: '',
  resultado: '',
  documentoId: '',
};

export function toVigencia(from: ReglaCertificadoDto | CertificadoDto): VigenciaValues {
  const { tipo, nombre, organismo, dias, computo, arranque, cuentaDesde, fuente } = from;
  return {
    tipo,
    nombre,
    organismo: organismo ?? '',
    dias: dias === null ? '' : String(dias),
    computo,
    arranque,
    cuentaDesde,
    fuente: fuente ?? '',
  };
}

export function toValues(certificado: CertificadoDto): CertificadoValues {
  return {
    ...toVigencia(certificado),
    inmuebleId: certificado.inmueble?.id ?? '',
    parteId: certificado.parte?.id ?? '',
    necesario: certificado.necesario,
    solicitado: certificado.solicitado ?? '',
    esperado: certificado.esperado ?? '',
    expedido: certificado.expedido ?? '',
    recibido: certificado.recibido ?? '',
    numero: certificado.numero ?? '',
    costo: fromCosto(certificado.costo),
    resultado: certificado.resultado ?? '',
    documentoId: certificado.documento?.id ?? '',
  };
}

export function toVigenciaDto({ nombre, dias, organismo, fuente, ...fields }: VigenciaValues) {
  return {
    ...fields,
    nombre: nombre.trim() || nombreDe(fields.tipo),
    organismo: organismo || null,
    fuente: fuente || null,
    dias: dias.trim() ? Number(dias) : null,
  };
}

/** The name of a certificate without its own name. It is '' for the kind `otro`, which needs its own name. */
function nombreDe(tipo: Tipo): string {
  return tipo === 'otro' ? '' : TIPO_CERTIFICADO_NOMBRE[tipo];
}

export function toDto(values: CertificadoValues): CamposCertificadoDto {
  const { inmuebleId, parteId, necesario, solicitado, esperado, expedido, recibido, ...rest } = values;
  const { numero, costo, resultado, documentoId, ...vigencia } = rest;
  return {
    ...toVigenciaDto(vigencia),
    necesario,
    inmuebleId: inmuebleId || null,
    parteId: parteId || null,
    solicitado: solicitado || null,
    esperado: esperado || null,
    expedido: expedido || null,
    recibido: recibido || null,
    numero: numero || null,
    costo: leerMonto(costo),
    resultado: resultado || null,
    documentoId: documentoId || null,
  };
}
