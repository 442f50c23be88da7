import { ESTADO_NOMBRE as nombre } from '../../../../server/carpetas/carpeta-estados';
import type { CarpetaResumenDto } from '../../../api/generated/carpetas';
import type { StatusTone } from '../../../components/status-chip';

export type EstadoCarpeta = CarpetaResumenDto['estado'];

/** The estados in the order of a carpeta's life. Each has its name and its own colour. */
export const estados: Record<EstadoCarpeta, { nombre: string; tone: StatusTone }> = {
  borrador: { nombre: nombre.borrador, tone: 'neutral' },
  en_preparacion: { nombre: nombre.en_preparacion, tone: 'info' },
  lista_para_firma: { nombre: nombre.lista_para_firma, tone: 'violet' },
  firmada: { nombre: nombre.firmada, tone: 'petrol' },
  en_inscripcion: { nombre: nombre.en_inscripcion, tone: 'indigo' },
  observada: { nombre: nombre.observada, tone: 'warning' },
  inscripta: { nombre: nombre.inscripta, tone: 'success' },
  entregada: { nombre: nombre.entregada, tone: 'olive' },
  archivada: { nombre: nombre.archivada, tone: 'stone' },
  suspendida: { nombre: nombre.suspendida, tone: 'magenta' },
  anulada: { nombre: nombre.anulada, tone: 'danger' },
};

export const nombresDeEstado = Object.keys(estados) as EstadoCarpeta[];

const antesDeFirmar: readonly EstadoCarpeta[] = ['borrador', 'en_preparacion', 'lista_para_firma', 'suspendida'];

/** Whether the signing is still ahead. */
export const esperaFirma = (estado: EstadoCarpeta): boolean => antesDeFirmar.includes(estado);

/** Whether it has been signed: after that the fields of the acto cannot change. */
export const estaFirmada = (estado: EstadoCarpeta): boolean => !esperaFirma(estado) && estado !== 'anulada';
