import * as v from 'valibot';
import { newPasswordError } from '../../../../../components/password-rules';

/**
 * The rules of the form. @param hasClave false for a person who never had a password: the form does not ask for the
 * current password
 */
export function claveRules(email: string, hasClave: boolean) {
  return v.pipe(
    v.object({
      actual: v.pipe(
        v.string(),
        v.check((clave) => !hasClave || clave !== '', 'Escriba su contraseña actual'),
      ),
      nueva: v.pipe(
        v.string(),
        v.rawCheck(({ dataset, addIssue }) => {
          const message = dataset.typed && newPasswordError(dataset.value, email);
          if (message) addIssue({ message });
        }),
      ),
      repetir: v.pipe(v.string(), v.nonEmpty('Repita la contraseña nueva')),
    }),
    v.forward(
      v.partialCheck(
        [['nueva'], ['repetir']],
        ({ nueva, repetir }) => nueva === repetir,
        'No es igual a la contraseña nueva',
      ),
      ['repetir'],
    ),
  );
}
