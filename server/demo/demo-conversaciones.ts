import type { ClaveActo } from './oficinas/oficina.js';

/** What comes with a message. People are named by their role in the office's team, `demo` or `solo`. */
interface Agregados {
  /** The place of the message that it answers. */
  respondeA?: number;
  /** Emojis, and who put each. */
  reacciones?: Readonly<Record<string, readonly string[]>>;
}

/** A message: its author, how many hours ago, and its text, in which `@oficial` mentions a person. */
type Linea = readonly [autor: string, horas: number, texto: string, agregados?: Agregados];

/** A conversation of people of an office. The last `sinLeer` messages are unread. */
export interface Conversacion {
  /** Those who take part; the first one begins it. */
  entre: readonly [string, string, ...string[]];
  /** The name of a group. */
  grupo?: string;
  /** Of the carpeta of this acto that is being registered. */
  acto?: ClaveActo;
  sinLeer?: number;
  lineas: readonly Linea[];
}

/** The chats of each office, by its clave. */
export const CONVERSACIONES: Readonly<Record<string, readonly Conversacion[]>> = {
  lavalle: [
    {
      entre: ['titular', 'demo', 'oficial', 'adscripto', 'gestor'],
      grupo: 'Firmas de la semana',
      sinLeer: 2,
      lineas: [
        [
          'titular',
          50,
          'Buenos días. Las firmas de la semana:<ul><li><b>martes 10:30</b>, compraventa de Olazábal</li><li><b>jueves 11:00</b>, hipoteca con el banco</li><li><b>viernes 9:00</b>, donación de los Iraola</li></ul>',
          { reacciones: { '👍': ['demo', 'oficial', 'adscripto'] } },
        ],
        ['oficial', 49.6, '¿Quién recibe a los del banco el jueves? Yo tengo el registro a la misma hora.'],
        ['adscripto', 49.4, 'Los recibo yo.', { respondeA: 1, reacciones: { '🙏': ['oficial'] } }],
        ['demo', 26, 'La donación del viernes está lista: falta que los donatarios traigan sus documentos.'],
        ['gestor', 4.2, 'Salió la inscripción de la compraventa de marzo. Paso a retirarla antes de las 13.'],
        ['titular', 2.1, 'Excelente. @demo, avise por favor a los compradores.', { reacciones: { '🎉': ['gestor'] } }],
      ],
    },
    {
      entre: ['adscripto', 'demo', 'titular', 'oficial'],
      acto: 'hipoteca',
      sinLeer: 1,
      lineas: [
        [
          'adscripto',
          29,
          'El registro la observó por el plano de mensura: dejé la nota del calificador en Documentos.',
        ],
        ['demo', 28.6, '@oficial, ¿el agrimensor mandó la versión nueva del plano?'],
        [
          'oficial',
          28.2,
          'La mandó anoche. La cargo ahora.',
          { respondeA: 1, reacciones: { '👍': ['demo', 'adscripto'] } },
        ],
        ['titular', 27.5, 'Cuando esté, la reingresamos el mismo día: el plazo es corto.'],
        ['adscripto', 3.1, '@demo, reingresada. La nueva minuta está en la carpeta.'],
      ],
    },
    {
      entre: ['demo', 'oficial'],
      sinLeer: 2,
      lineas: [
        ['oficial', 76, 'Ana, llegó el informe de dominio de Av. de los Ceibos 2210. Está limpio.'],
        ['demo', 75.6, 'Perfecto. ¿Ya están las inhibiciones de los dos vendedores?'],
        ['oficial', 75.4, 'Salió la del señor; la de la señora la prometieron para mañana.'],
        ['demo', 75.3, 'Bien. En cuanto entre, avise al banco y pasamos la carpeta a lista para firma.'],
        ['oficial', 27, 'Entró la segunda inhibición, también sin anotaciones. La cargué en Certificados.'],
        ['demo', 26.5, 'Gracias, Lucía. Deje reservada la sala grande, vienen <b>seis personas</b>.'],
        ['oficial', 1.2, 'El banco confirmó el jueves a las 11.'],
        ['oficial', 1.1, '¿Le mando al comprador el detalle de gastos o prefiere revisarlo antes?'],
      ],
    },
    {
      entre: ['demo', 'adscripto'],
      sinLeer: 1,
      lineas: [
        ['demo', 52, 'Martín, ¿puede tomar la certificación de firmas de las 16?'],
        ['adscripto', 51.8, 'Sí, sin problema. ¿Son los socios de la constructora?'],
        ['demo', 51.7, 'Los mismos. Traen el estatuto y el acta de designación; faltaría ver la vigencia.'],
        ['adscripto', 47, 'Firmaron todos. Quedó anotado que deben acercar el acta original.'],
        ['adscripto', 3.4, 'Trajeron el acta esta mañana: ya la escaneé y está en la carpeta.'],
      ],
    },
    {
      entre: ['demo', 'gestor'],
      lineas: [
        ['gestor', 30, 'Estoy en el registro: observaron la hipoteca por el plano de mensura.'],
        ['demo', 29.8, '¿Dieron plazo?'],
        ['gestor', 29.7, 'Sí, el habitual. Dejo la minuta observada en la carpeta con la nota del calificador.'],
        ['demo', 29.5, 'Muy bien. Mañana a primera hora hablo con el agrimensor.'],
      ],
    },
    {
      entre: ['titular', 'oficial'],
      sinLeer: 1,
      lineas: [
        ['titular', 99, 'Lucía, cuando tenga un momento revisemos las carpetas sin fecha de firma.'],
        ['oficial', 98.5, 'Preparé la lista: son cuatro, dos esperan al cliente y dos al catastro.'],
        ['titular', 98.2, 'Gracias. Las del catastro las reclamo yo.'],
        ['oficial', 5, 'Catastro contestó una de las dos. La otra sigue en trámite.'],
      ],
    },
    {
      entre: ['titular', 'demo'],
      lineas: [
        ['titular', 150, 'Bienvenida de vuelta, Ana. Le dejé los poderes de esta semana en el primer bibliorato.'],
        ['demo', 149, 'Gracias, Graciela. Los veo hoy mismo.'],
      ],
    },
  ],
  sol: [
    {
      entre: ['titular', 'oficial'],
      sinLeer: 1,
      lineas: [
        ['oficial', 54, 'Don Íñigo, la nota simple de la vivienda de la calle Mayor caduca el viernes.'],
        ['titular', 53.5, 'Pídala de nuevo, por favor: la firma se ha ido al martes.'],
        ['oficial', 53.4, 'Pedida. El banco ya tiene la minuta.'],
        ['oficial', 2.3, 'Ha llegado la nota nueva, sin cargas.'],
      ],
    },
    {
      entre: ['adscripto', 'solo'],
      sinLeer: 2,
      lineas: [
        ['solo', 28, 'Begoña, ¿quién lleva la constitución de la sociedad limitada?'],
        ['adscripto', 27.8, 'La tengo yo. Falta la certificación negativa de la denominación.'],
        ['solo', 27.7, 'Perfecto, entonces dejo la cita abierta.'],
        ['adscripto', 4.1, 'Ya la tenemos. Los socios pueden venir el lunes por la mañana.'],
        ['adscripto', 4, 'Uno de ellos necesitará intérprete.'],
      ],
    },
    {
      entre: ['gestor', 'oficial'],
      lineas: [
        ['gestor', 33, 'He presentado las dos escrituras en el registro; los asientos están en las carpetas.'],
        ['oficial', 32.6, 'Gracias, Nuria. Apunto los plazos.'],
      ],
    },
  ],
  rambla: [
    {
      entre: ['titular', 'demo'],
      sinLeer: 2,
      lineas: [
        ['titular', 80, 'Ana, ¿cómo viene la reserva de prioridad del apartamento de la rambla?'],
        ['demo', 79.6, 'Ingresada ayer. Vence dentro de 30 días corridos.'],
        ['titular', 79.5, 'Bien. Entonces la firma tiene que ser antes de fin de mes.'],
        ['demo', 79.2, 'Ya lo hablé con las partes: proponen el miércoles.'],
        ['titular', 2.6, 'Confirmado el miércoles a las 15.'],
        ['titular', 2.5, 'Hay que pedir de nuevo el certificado del BPS, el que está en la carpeta ya venció.'],
      ],
    },
    {
      entre: ['oficial', 'demo'],
      lineas: [
        ['oficial', 31, '¿Tiene a mano la cédula del apoderado? La copia que dejaron no se lee.'],
        ['demo', 30.7, 'La subí recién a Identidad, las dos caras.'],
        ['oficial', 30.6, 'Ahora sí, perfecta. ¡Gracias!'],
      ],
    },
    {
      entre: ['gestor', 'demo'],
      sinLeer: 1,
      lineas: [
        ['demo', 50, 'Washington, ¿pudo pasar por el registro?'],
        ['gestor', 49, 'Sí, quedó inscripta la compraventa de la otra semana. Llevo la copia mañana.'],
        ['gestor', 6, 'Dejé la copia en su escritorio.'],
      ],
    },
    {
      entre: ['adscripto', 'titular'],
      sinLeer: 1,
      lineas: [
        ['adscripto', 26, 'La donación quedó lista, falta solo la vista de la escribana.'],
        ['titular', 25.5, 'La miro esta tarde.'],
        ['adscripto', 7.5, 'Le dejé marcada la cláusula de usufructo.'],
      ],
    },
  ],
};
