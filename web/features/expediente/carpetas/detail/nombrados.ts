import type { ModificarCarpetaDto } from '../../../../api/generated/carpetas';
import { api as tiposActoApi } from '../../../../api/generated/tipos-acto';
import { miembrosApi } from '../../../../api/miembros-api';
import type { Cambio } from '../carpetas';

/**
 * The members and the acto that a change names by their ids, so that they show at once. The fields of the form have
 * cached them.
 */
export function nombradosDe(cambios: ModificarCarpetaDto, state: object): Cambio['nombrados'] {
  const { data: miembros = [] } = miembrosApi.endpoints.miembrosFindAll.select({})(state as never);
  const { data: actos = [] } = tiposActoApi.endpoints.tiposActoFindAll.select()(state as never);
  const named = {
    responsable: nombrado(miembros, cambios.responsableId),
    escribano: nombrado(miembros, cambios.escribanoId),
    tipoActo: nombrado(actos, cambios.tipoActoId) ?? undefined,
  };
  return Object.fromEntries(Object.entries(named).filter(([, one]) => one !== undefined));
}

/** Null for nobody. Undefined for an id that is not changed, or whose name is not known. */
function nombrado(all: readonly { id: string; nombre: string }[], id: string | null | undefined) {
  if (!id) return id;
  const found = all.find((one) => one.id === id);
  return found && { id, nombre: found.nombre };
}
