import { type Carta, saludo } from './carta.js';

/** A notification, for who asked to have it by e-mail too. @param enlace a path of the product */
export function aviso({
  nombre,
  cuenta,
  titulo,
  parrafo,
  enlace,
}: {
  nombre: string;
  /** Where it happened: people may have several. */
  cuenta?: string;
  titulo: string;
  parrafo: string;
  enlace?: string;
}): Carta {
  return {
    asunto: titulo,
    resumen: parrafo,
    titulo,
    parrafos: [saludo(nombre), parrafo, ...(cuenta ? [`Cuenta: ${cuenta}`] : [])],
    ...(enlace && { boton: { texto: 'Ver en Carpetas', ruta: enlace } }),
    notas: [
      'Si en los próximos 15 minutos hay más novedades como esta, no se enviará otro correo: las verá en Carpetas.',
      'Recibe este correo porque así lo eligió. Puede cambiarlo en Configuración › Notificaciones.',
    ],
  };
}
