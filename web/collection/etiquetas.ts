import type { CrearEtiquetaDto, EtiquetaTituladaDto, ModificarEtiquetaDto } from '../api/generated/tareas';
import { filas } from './rows';
import type { Escritura } from './writes';

type Write<Arg> = Escritura<EtiquetaTituladaDto[], unknown, Arg, EtiquetaTituladaDto>;

const lista = filas<EtiquetaTituladaDto, unknown>({});

const create: Write<{ crearEtiquetaDto: CrearEtiquetaDto }> = {
  createsId: ({ crearEtiquetaDto: { tag } }) => tag.id ?? '',
  keep: lista.put,
};

const rename: Write<{ modificarEtiquetaDto: ModificarEtiquetaDto }> = {
  changesIds: ({ modificarEtiquetaDto: { id } }) => id,
  show: (etiquetas, { modificarEtiquetaDto: { id, tag } }) => lista.patch(etiquetas, id, tag),
  keep: lista.replace,
};

const restore: Write<{ id: string }> = { keep: lista.put };

/** The writes to the etiquetas of a domain, which maps them to the names of its endpoints. */
export const etiquetasEscrituras = { create, rename, remove: lista.removal, restore };
