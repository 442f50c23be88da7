import type { RequisitoDto } from '../../../api/generated/requisitos';
import { formatFecha } from '../../../lib/fechas';
import { isDecidido } from './estados';

type CertificadoDeRequisito = RequisitoDto['certificados'][number];

/** Whether a certificate of the requisito is still to be asked for, or again because it has expired. */
export function esperaCertificado({ certificado, certificados, estado }: RequisitoDto): boolean {
  const isOpen = certificado !== null && !isDecidido(estado);
  return isOpen && (certificados.length === 0 || certificados.some((one) => esDePedir(one)));
}

/** Whether the certificate is to be asked for. */
const esDePedir = ({ estado }: CertificadoDeRequisito) => estado === 'por_pedir' || estado === 'vencido';

/** «Dominio: venció el 16/03/2026» */
export function certificadoEnTexto({ nombre, estado, vence }: CertificadoDeRequisito): string {
  const day = vence && formatFecha(vence);
  const como = {
    por_pedir: 'por pedir',
    pedido: 'pedido',
    recibido: day ? `vence el ${day}` : 'recibido',
    vencido: `venció el ${day}`,
  };
  return `${nombre}: ${como[estado]}`;
}
