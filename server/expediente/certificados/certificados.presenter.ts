import type { Naming } from '../../common/tenancy/cuenta-directory.js';
import { estadoDe, impedimentoDe, isIniciado } from '../../vocabulario/certificado-estado.js';
import { permisosOf } from '../carpetas/carpeta-policy.js';
import type { CertificadoRegla } from './certificado-regla.entity.js';
import type { CertificadoDeOficinaDto, CertificadoDto, ReglaCertificadoDto } from './certificados.dto.js';
import type { CertificadoDeOficina, CertificadoFila } from './certificados.repository.js';

/** The days by which a certificate of a carpeta is judged. */
interface Dias {
  /** Null before the signature. */
  fechaFirma: string | null;
  fechaFirmaPrevista: string | null;
  hoy: string;
}

export function toCertificado(fila: CertificadoFila, { fechaFirma, fechaFirmaPrevista, hoy }: Dias): CertificadoDto {
  const impedimento = impedimentoDe(fila, fechaFirma ?? fechaFirmaPrevista ?? hoy, fechaFirma !== null);
  return {
    id: fila.id,
    tipo: fila.tipo,
    nombre: fila.nombre,
    organismo: fila.organismo,
    inmueble: named(fila.inmuebleId, fila.inmueble),
    parte: named(fila.parteId, fila.parte),
    requisito: named(fila.requisitoId, fila.requisito),
    eraSobre: fila.eraSobre,
    necesario: fila.necesario,
    iniciado: isIniciado(fila),
    solicitado: fila.solicitado,
    esperado: fila.esperado,
    expedido: fila.expedido,
    recibido: fila.recibido,
    dias: fila.dias,
    computo: fila.computo,
    arranque: fila.arranque,
    cuentaDesde: fila.cuentaDesde,
    fuente: fila.fuente,
    porConfirmar: fila.porConfirmar,
    vence: fila.vence,
    estado: estadoDe(fila, fechaFirma ?? hoy),
    impedimento: impedimento && `${fila.nombre}: ${impedimento}`,
    numero: fila.numero,
    costo: fila.costo,
    costoMoneda: fila.costoMoneda,
    resultado: fila.resultado,
    documento: named(fila.documentoId, fila.documento),
    actualizadoEn: fila.actualizadoEn,
    version: fila.version,
  };
}

/** @param rolId the role of the person who asked */
export function toCertificadoDeOficina(
  fila: CertificadoDeOficina,
  hoy: string,
  naming: Naming,
  rolId: number,
): CertificadoDeOficinaDto {
  const { carpetaId, codigo, numeroDeCarpeta: numero, caratula, estadoCarpeta: estado } = fila;
  const { fechaFirmaPrevista, responsableId } = fila;
  const editable = permisosOf({ estado, numero, eliminadaEn: null }, rolId).editarCertificados;
  return {
    ...toCertificado(fila, { fechaFirma: null, fechaFirmaPrevista, hoy }),
    grupo: fila.grupo,
    carpeta: {
      id: carpetaId,
      codigo,
      caratula,
      estado,
      fechaFirmaPrevista,
      responsable: naming(responsableId),
      editable,
    },
  };
}

export function toRegla({ confirmadaPor, ...regla }: CertificadoRegla, naming: Naming): ReglaCertificadoDto {
  return { ...regla, confirmadaPor: naming(confirmadaPor) };
}

function named(id: string | null, nombre: string | null): { id: string; nombre: string } | null {
  return id === null ? null : { id, nombre: nombre ?? '' };
}
