import { representationRefusal } from '../../vocabulario/representacion.js';
import type { ParteDeUnion, Representante } from './uniones.repository.js';

type Acting = Pick<ParteDeUnion, 'id' | 'carpetaId' | 'representados'>;

/**
 * The representatives of a removed parte after its removal. They act for the parte that stays. They act for nobody
 * instead where they act for it already, or a circle would arise.
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
 * The representatives who act again for a restored parte. Left out are those that changed since, and circles.
 * @param partes all partes of the carpeta, with the restored parte
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
