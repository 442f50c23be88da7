import { type Carta, rutaCon, SI_NO_FUE_USTED, saludo } from './carta.js';

/** For a new usuario: the link that confirms the e-mail. */
export function confirmarCorreo({ nombre, token, horas }: { nombre: string; token: string; horas: number }): Carta {
  return {
    asunto: 'Confirme su correo',
    resumen: 'Falta un paso para entrar a Carpetas.',
    titulo: 'Confirme su correo',
    parrafos: [saludo(nombre), 'Para empezar a usar Carpetas falta un paso: confirmar que este correo es suyo.'],
    boton: { texto: 'Confirmar mi correo', ruta: rutaCon(token, '/confirmar-correo') },
    notas: [
      `El enlace sirve una sola vez, durante ${horas} horas.`,
      'Si no fue usted quien se registró, no lo abra: sin su confirmación, ese usuario no se puede usar.',
    ],
  };
}

/** For a sign-up with the e-mail of an existing usuario. Only the owner of the e-mail learns of it. */
export function yaTieneCuenta({ nombre }: { nombre: string }): Carta {
  return {
    asunto: 'Ya tiene un usuario en Carpetas',
    resumen: 'Puede ingresar con este correo.',
    titulo: 'Ya tiene un usuario',
    parrafos: [
      saludo(nombre),
      'Alguien quiso registrarse en Carpetas con este correo, que ya tiene un usuario. Para entrar no hace falta registrarse otra vez.',
      'Si no recuerda la contraseña, puede elegir una nueva desde la página de ingreso.',
    ],
    boton: { texto: 'Ingresar', ruta: '/sign-in' },
    notas: [SI_NO_FUE_USTED],
  };
}
