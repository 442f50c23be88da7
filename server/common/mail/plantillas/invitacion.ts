import { type Carta, nombrado, rutaCon, saludo } from './carta.js';

/** Invites somebody to join a cuenta. */
export function invitacion({
  token,
  cuenta,
  rol,
  invitadaPor,
  dias,
}: {
  token: string;
  cuenta: string;
  rol: string;
  invitadaPor: string;
  dias: number;
}): Carta {
  const quien = nombrado(invitadaPor, 'Alguien');
  const oficina = nombrado(cuenta, 'su oficina');
  return {
    asunto: `${quien} le invita a ${oficina}`,
    resumen: `Podrá trabajar en sus carpetas con el rol ${rol}.`,
    titulo: `Le invitan a ${oficina}`,
    parrafos: [
      `${quien} le invita a trabajar en las carpetas de ${oficina}, en Carpetas, con el rol ${rol}.`,
      'Si todavía no usa Carpetas, el mismo enlace le permite elegir una contraseña y entrar.',
    ],
    boton: { texto: 'Ver la invitación', ruta: rutaCon(token, '/invitacion') },
    notas: [
      `La invitación es para este correo y sirve durante ${dias} días.`,
      'Si no la esperaba, puede ignorar este correo: nada cambia hasta que la acepte.',
    ],
  };
}

/** For somebody who was added to a cuenta without an invitation to accept. */
export function miembroAgregado({ nombre, cuenta, rol }: { nombre: string; cuenta: string; rol: string }): Carta {
  return {
    asunto: `Ya forma parte de ${cuenta}`,
    resumen: `Su rol es ${rol}.`,
    titulo: `Ya forma parte de ${cuenta}`,
    parrafos: [saludo(nombre), `Desde ahora puede trabajar en las carpetas de ${cuenta} con el rol ${rol}.`],
    boton: { texto: 'Ingresar', ruta: '/sign-in' },
  };
}
