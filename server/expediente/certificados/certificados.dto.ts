import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { booleanFromText } from '../../common/input/boolean-from-text.js';
import { idOf, idsOf } from '../../common/input/ids.js';
import { IsDay } from '../../common/input/is-day.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { EsFuenteONada, EsNombreDeRegla } from '../../common/input/norma.js';
import { PageQuery, PaginacionDto } from '../../common/input/pagination.js';
import { trimmedOrNull } from '../../common/input/trimmed.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import type { EstadoCertificado } from '../../vocabulario/certificado-estado.js';
import { ARRANQUES, type Arranque, COMPUTOS, type Computo, MAX_DIAS } from '../../vocabulario/computo.js';
import {
  CERTIFICADO_DESDE,
  CERTIFICADO_POR,
  type CertificadoDesde,
  type CertificadoPor,
  TIPOS_CERTIFICADO,
  type TipoCertificado,
} from '../../vocabulario/tipos-certificado.js';
import { GRUPOS_CERTIFICADOS, type GrupoCertificados } from './grupos.js';

/** The fields that a certificate and a rule for certificates share. */
export class VigenciaDto {
  @MayBeOmitted()
  @IsIn(TIPOS_CERTIFICADO, { message: 'Ese tipo de certificado no se conoce.' })
  tipo?: TipoCertificado;

  @MayBeOmitted()
  @EsNombreDeRegla(80)
  nombre?: string;

  /** The body that issues the certificate. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El organismo debe ser un texto.' })
  @MaxLength(120, { message: 'El organismo puede tener hasta 120 caracteres.' })
  organismo?: string | null;

  /** The days of validity; null when the certificate does not expire. */
  @IsOptional()
  @IsInt({ message: 'Los días deben ser un número entero.' })
  @Min(1, { message: 'Los días deben ser 1 o más.' })
  @Max(MAX_DIAS, { message: `Los días pueden ser hasta ${MAX_DIAS}.` })
  dias?: number | null;

  @MayBeOmitted()
  @IsIn(COMPUTOS, { message: 'El cómputo debe ser corridos, habiles o meses.' })
  computo?: Computo;

  @MayBeOmitted()
  @IsIn(ARRANQUES, { message: 'El arranque debe ser mismo_dia o dia_siguiente.' })
  arranque?: Arranque;

  /** Whether the days count from the certificate's issue, or from its arrival. */
  @MayBeOmitted()
  @IsIn(CERTIFICADO_DESDE, { message: 'Elija si se cuenta desde la expedición o desde la recepción.' })
  cuentaDesde?: CertificadoDesde;

  /** The norm that the days come from. */
  @EsFuenteONada()
  fuente?: string | null;
}

/** The fields of a certificate. Days are `YYYY-MM-DD`. */
export class CamposCertificadoDto extends VigenciaDto {
  /** The inmueble of the carpeta that the certificate is about. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El inmueble no es válido.' })
  inmuebleId?: string | null;

  /** The parte of the carpeta that the certificate is about. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La parte no es válida.' })
  parteId?: string | null;

  /** Whether the signature waits for the certificate. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique si es necesario para la firma.' })
  necesario?: boolean;

  @IsOptional()
  @IsDay()
  solicitado?: string | null;

  /** The day on which the certificate should arrive. */
  @IsOptional()
  @IsDay()
  esperado?: string | null;

  /** The day on which the certificate was issued. It is sent when the certificate is received. */
  @IsOptional()
  @IsDay()
  expedido?: string | null;

  /** The day on which the certificate arrived. Needed when its days count from the arrival. */
  @IsOptional()
  @IsDay()
  recibido?: string | null;

  /** The number that the issuer gave the certificate. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El número debe ser un texto.' })
  @MaxLength(60, { message: 'El número puede tener hasta 60 caracteres.' })
  numero?: string | null;

  /** The cost in the currency of the cuenta, as decimal text: at most 16 digits, a point, and at most two digits. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @Matches(/^\d{1,16}(\.\d{1,2})?$/, {
    message: 'El costo debe ser un número positivo con hasta dos decimales y 16 cifras.',
  })
  costo?: string | null;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El resultado debe ser un texto.' })
  @MaxLength(500, { message: 'El resultado puede tener hasta 500 caracteres.' })
  resultado?: string | null;

  /** The document of the carpeta that contains the certificate. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El documento no es válido.' })
  documentoId?: string | null;
}

/** A new certificate, by a rule of the cuenta or by its own fields. */
export class NuevoCertificadoDto extends CamposCertificadoDto {
  @NewId()
  id?: string | null;

  /** The rule that gives the fields that are not sent. */
  @IsOptional()
  @IsUUID('all', { message: 'La regla no es válida.' })
  reglaId?: string | null;
}

/** The certificates of a carpeta that the office asked for today. */
export class PedirCertificadosDto {
  /**
   * The requisitos whose certificates were asked for. Without them, all mandatory requisitos that need a certificate.
   */
  @IsOptional()
  @Transform(idsOf)
  @IsArray({ message: 'Indique los requisitos.' })
  @ArrayMaxSize(200, { message: 'Se pueden elegir hasta 200 requisitos a la vez.' })
  @IsUUID('all', { each: true, message: 'Uno de los requisitos no es válido.' })
  requisitoIds?: string[] | null;
}

/** The id and the name of a certificate's inmueble, parte, requisito or document. */
export class NombradoDeCertificadoDto {
  id: string;
  nombre: string;
}

/** A certificate of a carpeta. Days are `YYYY-MM-DD`. */
export class CertificadoDto {
  id: string;
  tipo: TipoCertificado;
  nombre: string;
  organismo: string | null;
  inmueble: NombradoDeCertificadoDto | null;
  parte: NombradoDeCertificadoDto | null;
  /** The requisito that the certificate fulfils. */
  requisito: NombradoDeCertificadoDto | null;
  /** The earlier subject of the certificate: an inmueble or parte that left the carpeta. */
  eraSobre: string | null;
  necesario: boolean;
  /**
   * Whether work on the certificate began. Without work it is deleted when its inmueble or parte leaves the carpeta.
   */
  iniciado: boolean;
  solicitado: string | null;
  esperado: string | null;
  expedido: string | null;
  recibido: string | null;
  dias: number | null;
  computo: Computo;
  arranque: Arranque;
  cuentaDesde: CertificadoDesde;
  fuente: string | null;
  /** Whether the days come from a rule that nobody of the office has confirmed yet. */
  porConfirmar: boolean;
  /** The last day of the certificate's validity, computed from its issue or its arrival. */
  vence: string | null;
  /** The state on the day of the signature. Before the signature, the state today. */
  estado: EstadoCertificado;
  /** Why the certificate does not serve on the signature's planned day, as a sentence. Null when it serves. */
  impedimento: string | null;
  numero: string | null;
  /** The cost as decimal text with two places. */
  costo: string | null;
  /** The currency of the cost, ISO 4217. Null without a cost. */
  costoMoneda: string | null;
  resultado: string | null;
  documento: NombradoDeCertificadoDto | null;
  actualizadoEn: Date;
  version: number;
}

/** The filters and the page of the office's certificates. */
export class CertificadosQuery extends PageQuery {
  @IsOptional()
  @IsIn(GRUPOS_CERTIFICADOS, { message: 'Ese grupo de certificados no existe.' })
  grupo?: GrupoCertificados;

  @IsOptional()
  @IsIn(TIPOS_CERTIFICADO, { message: 'Ese tipo de certificado no se conoce.' })
  tipo?: TipoCertificado;

  /** Words of the carátula, of the carpeta's number, or of the certificate's name or organismo. */
  @IsOptional()
  @IsString({ message: 'La búsqueda debe ser un texto.' })
  @MaxLength(200, { message: 'La búsqueda es demasiado larga.' })
  buscar?: string;

  /** Only certificates of carpetas that I am in charge of. */
  @MayBeOmitted()
  @Transform(booleanFromText)
  @IsBoolean({ message: 'Indique true o false.' })
  mias: boolean = false;
}

/** The carpeta of a certificate. */
export class CarpetaDeCertificadoDto {
  id: string;
  codigo: string | null;
  caratula: string;
  estado: EstadoCarpeta;
  fechaFirmaPrevista: string | null;
  responsable: NombradoDeCertificadoDto | null;
  /** Whether the person who asked may change the certificates of this carpeta. */
  editable: boolean;
}

/** A certificate on the board of the office. */
export class CertificadoDeOficinaDto extends CertificadoDto {
  grupo: GrupoCertificados;
  carpeta: CarpetaDeCertificadoDto;
}

/** The number of certificates in a group of the board, with the same filters. */
export class GrupoDeCertificadosDto {
  grupo: GrupoCertificados;
  total: number;
}

export class CertificadosDto {
  certificados: CertificadoDeOficinaDto[];
  grupos: GrupoDeCertificadosDto[];
  paginacion: PaginacionDto;
  /** Today in the time zone of the cuenta. */
  hoy: string;
}

/** The fields of a rule for certificates. */
export class CamposReglaCertificadoDto extends VigenciaDto {
  /** The case in which this rule holds, where a certificate has several rules. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El alcance debe ser un texto.' })
  @MaxLength(160, { message: 'El alcance puede tener hasta 160 caracteres.' })
  alcance?: string | null;

  /** What a certificate of this rule is about. */
  @MayBeOmitted()
  @IsIn(CERTIFICADO_POR, { message: 'Debe ser por carpeta, inmueble o parte.' })
  por?: CertificadoPor;

  /** Whether carpetas usually need the certificate. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique si es usual.' })
  usual?: boolean;

  /** Whether the office confirmed the rule by the norm in force. Who changes a figure confirms it, too. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si la confirmó.' })
  confirmada?: boolean;
}

export class NuevaReglaCertificadoDto extends CamposReglaCertificadoDto {
  @NewId()
  id?: string | null;
}

/** A rule of the office: a certificate, and how long it is valid. The office confirms it by the norm in force. */
export class ReglaCertificadoDto {
  id: string;
  tipo: TipoCertificado;
  nombre: string;
  alcance: string | null;
  organismo: string | null;
  dias: number | null;
  computo: Computo;
  arranque: Arranque;
  cuentaDesde: CertificadoDesde;
  fuente: string | null;
  /** When a person of the office confirmed the rule by the norm in force. Null until then. */
  confirmadaEn: Date | null;
  confirmadaPor: NombradoDeCertificadoDto | null;
  /** The rule of plazos that gives the days. A change of the days changes both rules. */
  reglaDePlazoId: string | null;
  por: CertificadoPor;
  usual: boolean;
  orden: number;
  version: number;
}
