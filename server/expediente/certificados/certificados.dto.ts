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

/** What a certificate and a rule for certificates have in common. */
export class VigenciaDto {
  @MayBeOmitted()
  @IsIn(TIPOS_CERTIFICADO, { message: 'Ese tipo de certificado no se conoce.' })
  tipo?: TipoCertificado;

  @MayBeOmitted()
  @EsNombreDeRegla(80)
  nombre?: string;

  /** Who issues it. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El organismo debe ser un texto.' })
  @MaxLength(120, { message: 'El organismo puede tener hasta 120 caracteres.' })
  organismo?: string | null;

  /** For how many days it is valid; null when it does not expire. */
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

  /** Whether its days count from its issue, or from the day on which it came. */
  @MayBeOmitted()
  @IsIn(CERTIFICADO_DESDE, { message: 'Elija si se cuenta desde la expedición o desde la recepción.' })
  cuentaDesde?: CertificadoDesde;

  /** The norm that the days come from. */
  @EsFuenteONada()
  fuente?: string | null;
}

/** The fields of a certificate. Days are `YYYY-MM-DD`. */
export class CamposCertificadoDto extends VigenciaDto {
  /** The inmueble of the carpeta that it is about. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El inmueble no es válido.' })
  inmuebleId?: string | null;

  /** The parte of the carpeta that it is about. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'La parte no es válida.' })
  parteId?: string | null;

  /** Whether the signature waits for it. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique si es necesario para la firma.' })
  necesario?: boolean;

  @IsOptional()
  @IsDay()
  solicitado?: string | null;

  /** The day on which it should arrive. */
  @IsOptional()
  @IsDay()
  esperado?: string | null;

  /** The day on which it was issued, once it was received. */
  @IsOptional()
  @IsDay()
  expedido?: string | null;

  /** The day on which it came, where its days count from it. */
  @IsOptional()
  @IsDay()
  recibido?: string | null;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El resultado debe ser un texto.' })
  @MaxLength(500, { message: 'El resultado puede tener hasta 500 caracteres.' })
  resultado?: string | null;

  /** The document of the carpeta that it is. */
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

/** Which certificates of a carpeta are asked for. */
export class PedirCertificadosDto {
  /** Those of these requisitos; without them, of all that the signature waits for and that need one. */
  @IsOptional()
  @Transform(idsOf)
  @IsArray({ message: 'Indique los requisitos.' })
  @ArrayMaxSize(200, { message: 'Se pueden elegir hasta 200 requisitos a la vez.' })
  @IsUUID('all', { each: true, message: 'Uno de los requisitos no es válido.' })
  requisitoIds?: string[] | null;
}

/** What a certificate is about, or the document that it is. */
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
  /** The requisito that it fulfils. */
  requisito: NombradoDeCertificadoDto | null;
  /** What it was about, when that has left the carpeta. */
  eraSobre: string | null;
  necesario: boolean;
  /** Whether something was done for it: otherwise it leaves the carpeta with what it is about. */
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
  /** Whether it has the days of a rule that nobody of the office has confirmed by the norm in force yet. */
  porConfirmar: boolean;
  /** The last day on which it is valid, computed from its issue or its receipt. */
  vence: string | null;
  /** On the day of the signature, or today before it. */
  estado: EstadoCertificado;
  /** Why it does not serve for the planned day of the signature, a whole sentence; null when it does. */
  impedimento: string | null;
  resultado: string | null;
  documento: NombradoDeCertificadoDto | null;
  actualizadoEn: Date;
  version: number;
}

/** Which certificates the office looks at. */
export class CertificadosQuery extends PageQuery {
  @IsOptional()
  @IsIn(GRUPOS_CERTIFICADOS, { message: 'Ese grupo de certificados no existe.' })
  grupo?: GrupoCertificados;

  @IsOptional()
  @IsIn(TIPOS_CERTIFICADO, { message: 'Ese tipo de certificado no se conoce.' })
  tipo?: TipoCertificado;

  /** Words in the carátula, the number of the carpeta, or the name and the organismo of the certificate. */
  @IsOptional()
  @IsString({ message: 'La búsqueda debe ser un texto.' })
  @MaxLength(200, { message: 'La búsqueda es demasiado larga.' })
  buscar?: string;

  /** Only those of carpetas of which I am in charge. */
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
  /** Whether the person who asked may change its certificates. */
  editable: boolean;
}

/** A certificate on the board of the office. */
export class CertificadoDeOficinaDto extends CertificadoDto {
  grupo: GrupoCertificados;
  carpeta: CarpetaDeCertificadoDto;
}

/** How many certificates there are in each group, with the same filters. */
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

/** The fields of a rule. */
export class CamposReglaCertificadoDto extends VigenciaDto {
  /** When it is the one to take, where there are several. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El alcance debe ser un texto.' })
  @MaxLength(160, { message: 'El alcance puede tener hasta 160 caracteres.' })
  alcance?: string | null;

  /** What one of them is about. */
  @MayBeOmitted()
  @IsIn(CERTIFICADO_POR, { message: 'Debe ser por carpeta, inmueble o parte.' })
  por?: CertificadoPor;

  /** Whether carpetas usually need it. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique si es usual.' })
  usual?: boolean;

  /** Whether the office confirmed it by the norm in force. Who writes a figure confirms it. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si la confirmó.' })
  confirmada?: boolean;
}

export class NuevaReglaCertificadoDto extends CamposReglaCertificadoDto {
  @NewId()
  id?: string | null;
}

/** A certificate that the office asks for, and for how long it is valid. To be confirmed by the norm in force. */
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
  /** When somebody of the office confirmed it by the norm in force, and who; null until then. */
  confirmadaEn: Date | null;
  confirmadaPor: NombradoDeCertificadoDto | null;
  /** The rule of plazos that says so. Its days are changed in both places at once. */
  reglaDePlazoId: string | null;
  por: CertificadoPor;
  usual: boolean;
  orden: number;
  version: number;
}
