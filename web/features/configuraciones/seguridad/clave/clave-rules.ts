import * as v from 'valibot';

export interface Requisito {
  text: string;
  isMet: (clave: string) => boolean;
}

/** What a new password must be, of what can be told without the server (which also knows the commonest ones). */
export function requisitos(email: string): Requisito[] {
  const own = email.toLowerCase();
  const isOwn = (clave: string) => [own, own.split('@')[0]].includes(clave.toLowerCase());
  return [
    // As people count them: an emoji is one.
    { text: 'Entre 8 y 128 caracteres', isMet: (clave) => [...clave].length >= 8 && [...clave].length <= 128 },
    { text: 'Distinta de su correo', isMet: (clave) => clave !== '' && !isOwn(clave) },
  ];
}

/** @param hasClave false for who never had a password: there is no present one to ask for */
export function claveRules(email: string, hasClave: boolean) {
  const nueva = v.pipe(
    v.string(),
    v.nonEmpty('Escriba la contraseña nueva'),
    ...(requisitos(email).map(({ text, isMet }) => v.check(isMet, `Debe ser: ${text.toLowerCase()}`)) as [
      v.CheckAction<string, string>,
      v.CheckAction<string, string>,
    ]),
  );
  return v.pipe(
    v.object({
      actual: v.pipe(
        v.string(),
        v.check((clave) => !hasClave || clave !== '', 'Escriba su contraseña actual'),
      ),
      nueva,
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
