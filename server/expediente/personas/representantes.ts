import { representationRefusal } from '../../vocabulario/representacion.js';
import type { ParteDeUnion, Representante } from './uniones.repository.js';

type Acting = Pick<ParteDeUnion, 'id' | 'carpetaId' | 'representados'>;

/**
 * For whom those act who acted for a parte that is taken out: for the one that stays in its place, or for nobody where
 * that would be a circle or they act for it already.
 * @param partes all partes of the carpeta
 */
export function representantesAfter(
  partes: readonly ParteDeUnion[],
  gone: ParteDeUnion,
  stays: ParteDeUnion,
): { representantes: Representante[]; actuan: Acting[] } {
  const left = partes.filter(({ id }) => id !== gone.id).map((parte) => ({ ...parte }));
  const actuan = left.filter(({ representados }) => representados.includes(gone.id));
  const representantes = actuan.map((parte) => {
    const { id, representados } = parte;
    const lugar = representados.indexOf(gone.id);
    const others = representados.toSpliced(lugar, 1);
    const canActFor = !others.includes(stays.id) && !representationRefusal(left, id, stays.id);
    parte.representados = canActFor ? representados.with(lugar, stays.id) : others;
    return { id, enLugar: canActFor ? stays.id : null, lugar };
  });
  return { representantes, actuan };
}

/**
 * Those who act again for a parte that was put back, unless that was changed since or would be a circle.
 * @param partes all partes of the carpeta, and the one that was put back
 */
export function representantesAgain(
  partes: readonly ParteDeUnion[],
  back: ParteDeUnion,
  representantes: readonly Representante[],
): Acting[] {
  return representantes.flatMap(({ id, enLugar, lugar }) => {
    const parte = partes.find((one) => one.id === id);
    const isAsLeft = parte && (enLugar === null || parte.representados.includes(enLugar));
    if (!isAsLeft || representationRefusal(partes, id, back.id)) {
      return [];
    }
    const others = parte.representados.filter((one) => one !== enLugar);
    return [{ ...parte, representados: others.toSpliced(lugar, 0, back.id) }];
  });
}
