import type { CertificadoDto } from '../../../api/generated/certificados';
import type { StatusTone } from '../../../components/status-chip';
import { enumerar } from '../../../lib/enumerar';
import { formatFecha } from '../../../lib/fechas';
import { cuantoEnTexto } from '../plazos/public/conteo';

type Estado = CertificadoDto['estado'];

/** The label and the colour of each state. */
export const estados: Record<Estado, { label: string; tone: StatusTone }> = {
  por_pedir: { label: 'Por pedir', tone: 'neutral' },
  pedido: { label: 'Pedido', tone: 'info' },
  recibido: { label: 'Recibido', tone: 'success' },
  vencido: { label: 'Vencido', tone: 'danger' },
};

/** The subject of a certificate: the inmueble, the parte or both, or a subject that has left the carpeta. */
export const sobreDe = ({
  inmueble,
  parte,
  eraSobre,
}: Pick<CertificadoDto, 'inmueble' | 'parte' | 'eraSobre'>): string =>
  [inmueble?.nombre, parte?.nombre].filter(Boolean).join(' · ') ||
  (eraSobre ? `Era sobre ${eraSobre}, que ya no está en la carpeta` : '');

/** The consequences for certificates when their subject leaves the carpeta, a sentence each. */
export function queSigue(certificados: readonly Pick<CertificadoDto, 'nombre' | 'iniciado'>[]): string[] {
  const { true: quedan = [], false: seVan = [] } = Object.groupBy(certificados, ({ iniciado }) => `${iniciado}`);
  const named = (all: typeof certificados) => enumerar(all.map(({ nombre }) => nombre));
  return [
    seVan.length > 0 &&
      (seVan.length === 1
        ? `Se quita también su certificado por pedir: ${named(seVan)}.`
        : `Se quitan también sus certificados por pedir: ${named(seVan)}.`),
    quedan.length > 0 &&
      (quedan.length === 1
        ? `Queda en la carpeta el que ya se pidió, y la firma deja de esperarlo: ${named(quedan)}.`
        : `Quedan en la carpeta los que ya se pidieron, y la firma deja de esperarlos: ${named(quedan)}.`),
  ].filter((texto) => texto !== false);
}

/** The days of a certificate, the next act last: «Pedido el 01/03/2026», «Vence el 16/03/2026». */
export function fechasDe({ solicitado, esperado, expedido, recibido, vence, dias }: CertificadoDto): string[] {
  const on = (what: string, dia: string) => `${what} el ${formatFecha(dia)}`;
  if (!expedido) {
    return [solicitado && on('Pedido', solicitado), esperado && on('Llega', esperado)].filter((text) => text !== null);
  }
  return [
    on('Expedido', expedido),
    recibido ? on('Recibido', recibido) : '',
    vence ? on('Vence', vence) : dias === null ? 'No vence' : '',
  ].filter(Boolean);
}

/** The rule by which a certificate expires: «10 días corridos desde el día siguiente a la recepción · RN 175». */
export function reglaEnTexto({
  dias,
  computo,
  arranque,
  cuentaDesde,
  fuente,
}: Pick<CertificadoDto, 'dias' | 'computo' | 'arranque' | 'cuentaDesde' | 'fuente'>): string {
  const norma = fuente ? ` · ${fuente}` : '';
  if (dias === null) return `Sin vencimiento fijo${norma}`;
  const isNext = arranque === 'dia_siguiente';
  const desde =
    cuentaDesde === 'recepcion'
      ? `desde ${isNext ? 'el día siguiente a la recepción' : 'la recepción'}`
      : `desde el ${isNext ? 'día siguiente' : 'mismo día'}`;
  return `${cuantoEnTexto({ dias, computo })} ${desde}${norma}`;
}
