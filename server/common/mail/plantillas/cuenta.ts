import { type Carta, saludo } from './carta.js';

const RUTA = '/configuraciones/cuenta';

/** Says that the export of a cuenta can be downloaded. */
export function exportacionLista({ nombre, cuenta, dias }: { nombre: string; cuenta: string; dias: number }): Carta {
  return {
    asunto: `La exportación de ${cuenta} está lista`,
    resumen: `Puede descargarla durante ${dias} días.`,
    titulo: 'La exportación está lista',
    parrafos: [saludo(nombre), `Ya puede descargar todos los datos y documentos de ${cuenta} en un archivo ZIP.`],
    boton: { texto: 'Ir a descargarla', ruta: RUTA },
    notas: [`Se guarda durante ${dias} días. Para descargarla hay que ingresar como titular.`],
  };
}

/** Says when a cuenta will be closed: at the request, and again some days before. */
export function cierrePedido({
  nombre,
  cuenta,
  pedidoPor,
  fecha,
}: {
  nombre: string;
  cuenta: string;
  pedidoPor: string;
  /** The day in words: «21 de diciembre de 2026». */
  fecha: string;
}): Carta {
  return {
    asunto: `${cuenta} se cerrará el ${fecha}`,
    resumen: 'Hasta entonces se puede deshacer.',
    titulo: `${cuenta} se cerrará el ${fecha}`,
    parrafos: [
      saludo(nombre),
      `${pedidoPor} pidió cerrar la cuenta ${cuenta}. Desde el ${fecha} nadie podrá entrar en ella ni ver sus carpetas.`,
      'Hasta ese día todo sigue funcionando, y cualquier titular puede deshacer el pedido o exportar los datos.',
    ],
    boton: { texto: 'Revisar el cierre', ruta: RUTA },
  };
}

/** Says that a cuenta is closed. */
export function cierreHecho({ nombre, cuenta }: { nombre: string; cuenta: string }): Carta {
  return {
    asunto: `${cuenta} se cerró`,
    resumen: 'Ya nadie puede entrar en ella.',
    titulo: `${cuenta} se cerró`,
    parrafos: [saludo(nombre), `Terminó el plazo y la cuenta ${cuenta} quedó cerrada: ya nadie puede entrar en ella.`],
  };
}
