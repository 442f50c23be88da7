import type { CarpetaResumenDto } from '../../../api/generated/carpetas';
import type { StatusTone } from '../../../components/status-chip';

export type EstadoCarpeta = CarpetaResumenDto['estado'];

/** The estados in the order of a carpeta's life. Each has its name and its own colour. */
export const estados: Record<EstadoCarpeta, { nombre: string; tone: StatusTone }> = {
  borrador: { nombre: 'Borrador', tone: 'neutral' },
  en_preparacion: { nombre: 'En preparación', tone: 'info' },
  lista_para_firma: { nombre: 'Lista para firma', tone: 'violet' },
  firmada: { nombre: 'Firmada', tone: 'petrol' },
  en_inscripcion: { nombre: 'En inscripción', tone: 'indigo' },
  observada: { nombre: 'Observada', tone: 'warning' },
  inscripta: { nombre: 'Inscripta', tone: 'success' },
  entregada: { nombre: 'Entregada', tone: 'olive' },
  archivada: { nombre: 'Archivada', tone: 'stone' },
  suspendida: { nombre: 'Suspendida', tone: 'magenta' },
  anulada: { nombre: 'Anulada', tone: 'danger' },
};

export const nombresDeEstado = Object.keys(estados) as EstadoCarpeta[];

const antesDeFirmar: readonly EstadoCarpeta[] = ['borrador', 'en_preparacion', 'lista_para_firma', 'suspendida'];

/** Whether the signing is still ahead. */
export const esperaFirma = (estado: EstadoCarpeta): boolean => antesDeFirmar.includes(estado);

/** Whether it has been signed: after that the fields of the acto cannot change. */
export const estaFirmada = (estado: EstadoCarpeta): boolean => !esperaFirma(estado) && estado !== 'anulada';
