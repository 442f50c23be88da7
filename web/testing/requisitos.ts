import type { RequisitoDto } from '../api/generated/requisitos';
import { newId } from '../lib/new-id';

/** A requisito of the acto, with a new id. */
export function requisito(fields: Partial<RequisitoDto> = {}): RequisitoDto {
  return {
    id: newId(),
    clave: 'titulo_antecedente',
    nombre: 'Título antecedente',
    descripcion: null,
    fuente: 'Ley 17.801, art. 23',
    porConfirmar: false,
    obligatorio: true,
    estado: 'pendiente',
    motivo: null,
    responsable: null,
    vence: null,
    vencido: false,
    documento: null,
    documentoEnPapelera: null,
    certificado: null,
    certificados: [],
    orden: 1,
    decididoPor: null,
    decididoEn: null,
    quitable: false,
    version: 1,
    ...fields,
  };
}
