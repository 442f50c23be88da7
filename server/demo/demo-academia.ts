/** A step of a course of the office. `contenido` is HTML. */
interface PasoDemo {
  titulo: string;
  subtitulo: string;
  contenido: string;
}

/** A course that the office wrote. */
export interface CursoDemo {
  titulo: string;
  descripcion: string;
  minutos: number;
  /** Days ago. */
  hace: number;
  isPublished: boolean;
  pasos: readonly PasoDemo[];
}

/** @param oficina what the country calls the office */
export const cursosDe = (oficina: string): readonly CursoDemo[] => [
  {
    titulo: `Cómo trabajamos en esta ${oficina}`,
    descripcion: 'Lo que conviene saber la primera semana: a quién se pregunta, cómo se nombra y cuándo se firma.',
    minutos: 12,
    hace: 40,
    isPublished: true,
    pasos: [
      {
        titulo: 'Quién es quién',
        subtitulo: 'A quién preguntar cada cosa',
        contenido:
          '<p>Cada carpeta tiene un <strong>responsable</strong>: es la primera persona a quien preguntar. Lo que toca al dinero pasa siempre por el titular.</p><ul><li><p>Certificados y registro: el gestor.</p></li><li><p>Redacción: el oficial que lleva la carpeta.</p></li><li><p>Firmas y numeración: titular y adscripto.</p></li></ul>',
      },
      {
        titulo: 'Cómo nombramos',
        subtitulo: 'Carátulas y documentos',
        contenido:
          '<p>La carátula es <em>acto + apellidos</em>: «Compraventa Rivas a Molina». Los certificados llevan su vencimiento en el nombre: «Dominio, vence 16-03».</p><blockquote><p>Si otra persona no lo encontraría en un minuto, está mal nombrado.</p></blockquote>',
      },
      {
        titulo: 'El día de firma',
        subtitulo: 'Martes y jueves, de 10 a 13',
        contenido:
          '<p>La víspera, antes de las 17, la carpeta tiene que estar completa. La revisa <strong>otra persona</strong> que la que redactó.</p><ol><li><p>Documentos originales a la vista.</p></li><li><p>Certificados vigentes ese día.</p></li><li><p>Medio de pago confirmado.</p></li></ol><p>La escritura escaneada se sube el mismo día.</p>',
      },
      {
        titulo: 'Al cerrar la semana',
        subtitulo: 'Quince minutos que ahorran una tarde',
        contenido:
          '<p>Cada viernes, cada uno mira sus carpetas sin movimiento, cierra las tareas hechas y archiva los correos en su carpeta. Lo que quedó trabado se comenta, no se guarda.</p>',
      },
    ],
  },
  {
    titulo: 'Atender a quien viene por primera vez',
    descripcion: 'Qué preguntar, qué no prometer y cómo dejarlo anotado. Falta revisar el último paso.',
    minutos: 8,
    hace: 5,
    isPublished: false,
    pasos: [
      {
        titulo: 'Los primeros cinco minutos',
        subtitulo: 'Escuchar antes de explicar',
        contenido: '<p>Deje que cuente. Anote los nombres como los dice, y después pida los documentos.</p>',
      },
      {
        titulo: 'Lo que no prometemos',
        subtitulo: 'Plazos y costos',
        contenido: '<p>Los plazos dependen del registro: se da un rango, nunca una fecha.</p>',
      },
    ],
  },
];

/** How far people are: by the slug of a course of the product, or `propio` for the one of the office. */
export const AVANCES: readonly { de: string; curso: string; paso: number; veces?: number; hace: number }[] = [
  { de: 'titular', curso: 'primeros-pasos', paso: 0, veces: 1, hace: 38 },
  { de: 'titular', curso: 'cuidar-la-informacion', paso: 3, hace: 6 },
  { de: 'adscripto', curso: 'primeros-pasos', paso: 0, veces: 1, hace: 30 },
  { de: 'adscripto', curso: 'una-carpeta', paso: 5, hace: 9 },
  { de: 'oficial', curso: 'primeros-pasos', paso: 0, veces: 2, hace: 25 },
  { de: 'oficial', curso: 'compraventa-de-inmueble', paso: 4, hace: 3 },
  { de: 'oficial', curso: 'propio', paso: 0, veces: 1, hace: 20 },
  { de: 'gestor', curso: 'primeros-pasos', paso: 2, hace: 2 },
  { de: 'lectura', curso: 'propio', paso: 1, hace: 4 },
];
