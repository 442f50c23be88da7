import type { PrimerosPasosDto } from '../../../../api/generated/cuenta';

interface Paso {
  name: keyof PrimerosPasosDto;
  title: string;
  /** The reason for the step, in one line. */
  why: string;
  /** The address where the step is done. */
  to: string;
  /** The text of the link: the short one is shown, the full one is for screen readers. */
  action: { short: string; full: string };
  /** Another place where the step can be done. */
  other?: { to: string; short: string; full: string };
}

const pasos: readonly Paso[] = [
  {
    name: 'numeracion',
    title: 'Revisar la numeración',
    why: 'Si la oficina ya numeró carpetas este año, aquí sigue desde donde estaba.',
    to: '/configuraciones/cuenta#numeracion',
    action: { short: 'Cambiar', full: 'Cambiar la numeración' },
  },
  {
    name: 'logo',
    title: 'Subir el logo',
    why: 'Para que el equipo reconozca de un vistazo en qué oficina está.',
    to: '/configuraciones/cuenta#logo',
    action: { short: 'Subir', full: 'Subir el logo' },
  },
  {
    name: 'equipo',
    title: 'Invitar al equipo',
    why: 'Cada persona entra con su usuario, y ve y hace lo que su rol permite.',
    to: '/configuraciones/equipo',
    action: { short: 'Invitar', full: 'Invitar al equipo' },
  },
  {
    name: 'datos',
    title: 'Importar los contactos y las personas',
    why: 'De un archivo vCard o CSV. Después se eligen como partes, sin volver a escribirlos.',
    to: '/apps/contacts/importar',
    action: { short: 'Contactos', full: 'Importar los contactos' },
    other: { to: '/personas/importar', short: 'Personas', full: 'Importar las personas' },
  },
  {
    name: 'carpeta',
    title: 'Crear la primera carpeta',
    why: 'Reúne las partes, los documentos y las tareas de una operación.',
    to: '/carpetas/nueva',
    action: { short: 'Crear', full: 'Crear la primera carpeta' },
  },
];

/** The steps in their order, and whether each is done. @param proximo the codigo of the next carpeta */
export function pasosDe(
  done: PrimerosPasosDto | undefined,
  proximo: string | null = null,
): (Paso & { isDone: boolean })[] {
  return pasos.map((paso) => ({
    ...paso,
    why: paso.name === 'numeracion' && proximo ? `La próxima carpeta será la ${proximo}. ${paso.why}` : paso.why,
    isDone: done?.[paso.name] ?? false,
  }));
}
