import { ROL_PARTE_NOMBRE } from '../../vocabulario/parte-roles.js';
import { toPersona, toPersonaResumen } from '../personas/personas.presenter.js';
import type { ParteAgregadaDto, ParteDto } from './partes.dto.js';
import type { ParteAgregada, ParteConPersona } from './partes.service.js';

export function toParte({ parte, persona }: ParteConPersona): ParteDto {
  return {
    id: parte.id,
    persona: toPersonaResumen(persona),
    rol: parte.rol,
    rolNombre: ROL_PARTE_NOMBRE[parte.rol] ?? parte.rol,
    caracter: parte.caracter,
    sinAsentimiento: parte.sinAsentimiento,
    representaA: parte.representados[0] ?? null,
    representados: parte.representados,
    conyuge: persona.estadoCivil === 'casado' ? persona.conyuge : null,
    porcentaje: parte.porcentaje,
    orden: parte.orden,
    comoAlFirmar: parte.snapshot !== null,
  };
}

export function toParteAgregada(parte: ParteAgregada): ParteAgregadaDto {
  return { ...toParte(parte), avisos: toPersona(parte).avisos };
}
