import { type Carta, saludo } from './carta.js';

const ELEGIDO = 'Recibe este correo porque así lo eligió. Puede cambiarlo en Configuración › Notificaciones.';

/** An aviso, for people who chose e-mail for its kind. @param enlace a path of the product */
export function aviso({
  nombre,
  cuenta,
  titulo,
  parrafo,
  enlace,
}: {
  nombre: string;
  /** The name of the cuenta of the event: people may have several cuentas. */
  cuenta?: string;
  titulo: string;
  parrafo: string;
  enlace?: string | null;
}): Carta {
  return {
    asunto: titulo,
    resumen: parrafo,
    titulo,
    parrafos: [saludo(nombre), parrafo, ...(cuenta ? [`Cuenta: ${cuenta}`] : [])],
    ...(enlace && { boton: { texto: 'Ver en Carpetas', ruta: enlace } }),
    notas: ['Si en los próximos 15 minutos hay más novedades como esta, llegarán juntas en otro correo.', ELEGIDO],
  };
}

/**
 * Several avisos that followed another mail within minutes.
 * @param total the number of avisos; `avisos` are the first of them
 */
export function avisosReunidos({
  nombre,
  cuenta,
  total,
  avisos,
}: {
  nombre: string;
  cuenta: string;
  total: number;
  avisos: { titulo: string; parrafo: string; enlace: string | null }[];
}): Carta {
  const titulo = `${total} novedades en ${cuenta}`;
  const enlaces = new Set(avisos.map(({ enlace }) => enlace));
  const [enlace] = enlaces;
  const rest = total - avisos.length;
  return {
    asunto: titulo,
    resumen: avisos[0]?.titulo ?? '',
    titulo,
    parrafos: [
      saludo(nombre),
      ...avisos.map(({ enlace: ruta, ...textos }) => ({ ...textos, ruta })),
      ...(rest > 0 ? [`Y ${rest} más, que puede ver en Carpetas.`] : []),
    ],
    boton: { texto: 'Ver en Carpetas', ruta: enlaces.size === 1 && enlace ? enlace : '/' },
    notas: ['Son las novedades que siguieron a otro correo en pocos minutos.', ELEGIDO],
  };
}
