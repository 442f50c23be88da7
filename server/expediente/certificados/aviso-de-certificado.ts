import { escapeHtml } from '../../common/input/safe-html.js';
import type { AvisoNuevo } from '../../plataforma/avisos/notifier.service.js';
import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';

/** Why people are told of a certificate. It expires before the planned signature, or within a week, or has expired. */
type MotivoDeAviso = 'firma' | 'semana' | 'vencido';

/** The number of days before a certificate's last day at which its people are told. */
export const DIAS_DE_AVISO = 7;

/** The certificate that a notice is about. Days are `YYYY-MM-DD`. */
export interface CertificadoAvisado {
  id: string;
  nombre: string;
  vence: string;
  /** The days from today to the last day; negative after it. */
  faltan: number;
  fechaFirmaPrevista: string | null;
  motivos: readonly MotivoDeAviso[];
  /** The name of the requisito that the certificate fulfilled. */
  requisito: string | null;
  carpetaId: string;
  codigo: string | null;
  caratula: string;
}

/** Makes the notice of a certificate, with a link to it. */
export function avisoDeCertificado(certificado: CertificadoAvisado): AvisoNuevo {
  const { id, nombre, vence, faltan, fechaFirmaPrevista, motivos, requisito, carpetaId, codigo, caratula } =
    certificado;
  const isOver = faltan < 0;
  const isBeforeFirma = !isOver && fechaFirmaPrevista !== null && vence < fechaFirmaPrevista;
  const opens = isOver && requisito !== null ? `: se volvió a abrir «${requisito}»` : '';
  const que = `${whenExpires(vence, faltan)}${isBeforeFirma ? ', antes de la firma' : ''}${opens}`;
  const where = [codigo, caratula].filter(Boolean).join(' ');
  const firma = fechaFirmaPrevista ? `firma prevista el ${fechaEnTexto(fechaFirmaPrevista)}` : null;
  const textos = {
    titulo: `<b>${escapeHtml(nombre)}</b> ${escapeHtml(que)}`,
    descripcion: escapeHtml(
      [where, `${isOver ? 'venció' : 'vence'} el ${fechaEnTexto(vence)}`, firma].filter(Boolean).join(' · '),
    ),
    icono: 'heroicons_outline:clipboard-document-list',
    imagen: null,
    enlace: `/carpetas/${carpetaId}/certificados/${id}`,
    esInterno: true,
  };
  return {
    ...{ familia: 'notificacion', tipo: 'certificado', grupo: `certificado:${id}:${vence}:${motivos.join('+')}` },
    ...{ carpetaId, asunto: `${nombre} ${que}: ${where}`, textos: () => textos },
  };
}

function whenExpires(vence: string, faltan: number): string {
  if (faltan > DIAS_DE_AVISO) return `vence el ${fechaEnTexto(vence)}`;
  if (faltan < 0) return 'venció';
  if (faltan === 0) return 'vence hoy';
  return faltan === 1 ? 'vence mañana' : `vence en ${faltan} días`;
}
