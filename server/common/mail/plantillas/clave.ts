import { type Carta, rutaCon, SI_NO_FUE_USTED, saludo } from './carta.js';

/** The link to choose a new password. */
export function restablecerClave({
  nombre,
  token,
  minutos,
}: {
  nombre: string;
  token: string;
  minutos: number;
}): Carta {
  return {
    asunto: 'Elija una contraseña nueva',
    resumen: `El enlace sirve durante ${minutos} minutos.`,
    titulo: 'Elija una contraseña nueva',
    parrafos: [
      saludo(nombre),
      'Recibimos un pedido para cambiar la contraseña con la que ingresa a Carpetas. Con este enlace puede elegir una nueva.',
    ],
    boton: { texto: 'Elegir una contraseña', ruta: rutaCon(token, '/reset-password') },
    notas: [`El enlace sirve una sola vez, durante ${minutos} minutos.`, SI_NO_FUE_USTED],
  };
}

/** Says that every kind of access has ended, with the link to choose a new password. */
export function accesoRobado({ nombre, token, minutos }: { nombre: string; token: string; minutos: number }): Carta {
  return {
    asunto: 'Se cerraron todos los accesos a su usuario',
    resumen: `Elija una contraseña nueva: el enlace sirve durante ${minutos} minutos.`,
    titulo: 'Se cerraron todos los accesos a su usuario',
    parrafos: [
      saludo(nombre),
      'Alguien con su usuario informó que le robaron el acceso. Se cerraron todas las sesiones, la contraseña dejó de servir, y se quitaron las passkeys, la verificación en dos pasos y los tokens personales.',
      'También se quitaron la dirección de su calendario, la cuenta de correo que había conectado y las invitaciones que había enviado: vuelva a hacer las que necesite.',
      'Para volver a entrar, elija una contraseña nueva con este enlace.',
    ],
    boton: { texto: 'Elegir una contraseña', ruta: rutaCon(token, '/reset-password') },
    notas: [
      `El enlace sirve una sola vez, durante ${minutos} minutos. Después puede pedir otro en «Olvidé mi contraseña».`,
      'Si ingresa con un proveedor de identidad, ese ingreso sigue abierto: cambie también allí la contraseña.',
      'Si no fue usted quien lo informó, otra persona pudo entrar con su usuario: elija una contraseña nueva cuanto antes.',
    ],
  };
}

/** Says that the password changed, for any reason. */
export function claveCambiada({ nombre, endsAll = false }: { nombre: string; endsAll?: boolean }): Carta {
  return {
    asunto: 'Su contraseña cambió',
    resumen: 'Las demás sesiones se cerraron.',
    titulo: 'Su contraseña cambió',
    parrafos: [
      saludo(nombre),
      'La contraseña con la que ingresa a Carpetas se acaba de cambiar, y las demás sesiones que tenía abiertas se cerraron. Si tenía una dirección de su calendario para otros programas, dejó de servir.',
      ...(endsAll
        ? ['También se quitaron sus passkeys, sus tokens personales y los demás accesos que tenía abiertos.']
        : []),
    ],
    boton: { texto: 'No fui yo: elegir otra contraseña', ruta: '/forgot-password' },
    notas: ['Si fue usted, no hace falta que haga nada.'],
  };
}
