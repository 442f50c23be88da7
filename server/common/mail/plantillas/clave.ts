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

/** Says that the password changed, in whatever way. */
export function claveCambiada({ nombre }: { nombre: string }): Carta {
  return {
    asunto: 'Su contraseña cambió',
    resumen: 'Las demás sesiones se cerraron.',
    titulo: 'Su contraseña cambió',
    parrafos: [
      saludo(nombre),
      'La contraseña con la que ingresa a Carpetas se acaba de cambiar, y las demás sesiones que tenía abiertas se cerraron.',
    ],
    boton: { texto: 'No fui yo: elegir otra contraseña', ruta: '/forgot-password' },
    notas: ['Si fue usted, no hace falta que haga nada.'],
  };
}
