import { letras } from './letras';

interface Atajo {
  texto: string;
  /** The alternatives for a shortcut. Each is a list of keys that are pressed together. */
  teclas: readonly (readonly string[])[];
}

const flechas = ['↑', '↓'];

/** The keyboard shortcuts of the product, grouped by the place where they work. «Ctrl» is ⌘ on Apple's keyboards. */
export const teclado: readonly { lugar: string; atajos: readonly Atajo[] }[] = [
  {
    lugar: 'En toda la aplicación',
    atajos: [
      { texto: 'Buscar', teclas: [['Ctrl', 'K'], ['/']] },
      { texto: 'Buscar una acción o una página, y hacerla', teclas: [['Ctrl', 'K']] },
      { texto: 'Cerrar lo que está abierto', teclas: [['Esc']] },
      { texto: 'Ver estos atajos', teclas: [['?']] },
    ],
  },
  {
    lugar: 'Ir a una página: primero G, después su letra',
    atajos: Object.entries(letras).map(([letra, [, texto]]) => ({ texto, teclas: [['G', letra.toUpperCase()]] })),
  },
  {
    lugar: 'Listas en las que se elige',
    atajos: [
      { texto: 'Elegir la fila, o dejarla', teclas: [['Espacio']] },
      { texto: 'Elegir también la de al lado', teclas: flechas.map((flecha) => ['Mayús', flecha]) },
      { texto: 'Elegir todas', teclas: [['Ctrl', 'A']] },
      { texto: 'No elegir ninguna', teclas: [['Esc']] },
    ],
  },
  {
    lugar: 'Lo que se ordena a mano',
    atajos: [
      { texto: 'Tomar desde su agarre, o soltar', teclas: [['Espacio']] },
      { texto: 'Mover lo tomado', teclas: [...flechas, '←', '→'].map((flecha) => [flecha]) },
      { texto: 'Dejar donde estaba', teclas: [['Esc']] },
    ],
  },
  { lugar: 'Carpetas', atajos: [{ texto: 'Nueva carpeta', teclas: [['N']] }] },
  {
    lugar: 'Tareas',
    atajos: [
      { texto: 'Agregar tarea', teclas: [['Ctrl', '/']] },
      { texto: 'Agregar sección', teclas: [['Ctrl', '.']] },
    ],
  },
  {
    lugar: 'Contactos',
    atajos: [
      { texto: 'Agregar contacto', teclas: [['Ctrl', '/']] },
      { texto: 'Ir de un contacto a otro', teclas: flechas.map((flecha) => [flecha]) },
    ],
  },
  {
    lugar: 'Chat',
    atajos: [
      { texto: 'Enviar el mensaje', teclas: [['Enter']] },
      { texto: 'Empezar otra línea', teclas: [['Mayús', 'Enter']] },
      { texto: 'Editar el último mensaje propio, sin nada escrito', teclas: [['↑']] },
      { texto: 'Mencionar a una persona', teclas: [['@']] },
      { texto: 'Nombrar una carpeta', teclas: [['#']] },
      { texto: 'Negrita, entre asteriscos', teclas: [['*texto*']] },
      { texto: 'Cursiva, entre guiones bajos', teclas: [['_texto_']] },
      { texto: 'Lista, al empezar la línea', teclas: [['-', 'Espacio']] },
    ],
  },
  {
    lugar: 'Correo',
    atajos: [
      { texto: 'Abrir el correo siguiente o el anterior', teclas: [['J'], ['K']] },
      { texto: 'Redactar', teclas: [['C']] },
      { texto: 'Enviar lo que se redacta', teclas: [['Ctrl', 'Enter']] },
      { texto: 'Responder', teclas: [['R']] },
      { texto: 'Responder a todos', teclas: [['A']] },
      { texto: 'Reenviar', teclas: [['F']] },
      { texto: 'Apartar de Recibidos, o volver a Recibidos', teclas: [['Y']] },
      { texto: 'Archivar en una carpeta', teclas: [['E']] },
      { texto: 'Buscar en el correo', teclas: [['/']] },
      { texto: 'Destacar, o dejar de hacerlo', teclas: [['S']] },
      { texto: 'Eliminar', teclas: [['#'], ['Supr']] },
      { texto: 'Volver a la lista', teclas: [['U']] },
      { texto: 'Marcar como no leído', teclas: [['Mayús', 'U']] },
    ],
  },
  {
    lugar: 'Archivos',
    atajos: [
      { texto: 'Ir de uno a otro', teclas: [...flechas, '←', '→'].map((flecha) => [flecha]) },
      { texto: 'Elegir con el ratón', teclas: [['Ctrl', 'clic']] },
      { texto: 'Elegir hasta donde se pulsa', teclas: [['Mayús', 'clic']] },
      { texto: 'Cambiar el nombre', teclas: [['F2']] },
      { texto: 'Cortar para mover', teclas: [['Ctrl', 'X']] },
      { texto: 'Copiar', teclas: [['Ctrl', 'C']] },
      { texto: 'Pegar en el directorio que se ve', teclas: [['Ctrl', 'V']] },
      { texto: 'Enviar a la papelera', teclas: [['Supr']] },
    ],
  },
  { lugar: 'Cursos', atajos: [{ texto: 'Paso anterior o siguiente', teclas: [['←'], ['→']] }] },
  {
    lugar: 'Documento a la vista',
    atajos: [
      { texto: 'Página o documento anterior o siguiente', teclas: [['←'], ['→']] },
      { texto: 'Acercar o alejar', teclas: [['+'], ['−']] },
      { texto: 'Ajustar el tamaño', teclas: [['0']] },
      { texto: 'Girar', teclas: [['R']] },
    ],
  },
  {
    lugar: 'Textos con formato',
    atajos: [
      { texto: 'Negrita', teclas: [['Ctrl', 'B']] },
      { texto: 'Cursiva', teclas: [['Ctrl', 'I']] },
      { texto: 'Subrayado', teclas: [['Ctrl', 'U']] },
      { texto: 'Tachado', teclas: [['Ctrl', 'Mayús', 'S']] },
      { texto: 'Lista', teclas: [['Ctrl', 'Mayús', '8']] },
      { texto: 'Lista numerada', teclas: [['Ctrl', 'Mayús', '7']] },
      { texto: 'Cita', teclas: [['Ctrl', 'Mayús', 'B']] },
    ],
  },
];
