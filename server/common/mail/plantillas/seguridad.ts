import { type Carta, saludo } from './carta.js';

/** Says that a means to sign in changed, such as a second factor or a passkey. */
export function seguridad({ nombre, titulo, parrafo }: { nombre: string; titulo: string; parrafo: string }): Carta {
  return {
    asunto: titulo,
    resumen: parrafo,
    titulo,
    parrafos: [saludo(nombre), parrafo],
    boton: { texto: 'Revisar mi seguridad', ruta: '/configuraciones/seguridad' },
    notas: ['Si no fue usted, cambie su contraseña cuanto antes y cierre las demás sesiones desde esa página.'],
  };
}
