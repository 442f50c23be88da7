import { flag, oneOf, text, whole } from '../../../lib/url-codecs';
import { type Tipo, tipos } from './certificado-values';

/** The groups of the board, as people call them, in the order of the work. */
export const grupos = [
  { value: 'por_pedir', label: 'Por pedir', vacio: 'No queda ninguno por pedir' },
  { value: 'pedidos', label: 'Pedidos', vacio: 'Ninguno está pedido sin fecha de llegada' },
  { value: 'por_llegar', label: 'Por llegar', vacio: 'No se espera ninguno' },
  { value: 'vencen_antes', label: 'Vencen antes de la firma', vacio: 'Ninguno vence antes de la firma' },
  { value: 'vencidos', label: 'Vencidos', vacio: 'Ninguno está vencido' },
  { value: 'vigentes', label: 'Vigentes', vacio: 'Ninguno está vigente' },
] as const;
export type Grupo = (typeof grupos)[number]['value'];

/** What the address of the board says. */
export const schema = {
  grupo: oneOf<Grupo, null>(
    grupos.map(({ value }) => value),
    null,
  ),
  tipo: oneOf<Tipo, null>(
    tipos.map(({ value }) => value),
    null,
  ),
  buscar: text(200),
  mias: flag('si'),
  pagina: whole(1, 1_000_000, 1),
};

/** The address without its filters. */
export const ninguno = { grupo: null, tipo: null, buscar: '', mias: false };
