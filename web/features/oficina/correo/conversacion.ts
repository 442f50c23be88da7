import type { CorreoListado } from './correos-api';

type Fila = Pick<CorreoListado, 'id' | 'leido' | 'destacado' | 'importante' | 'conversacion'>;

/** All mails of a row: the mails of its conversation that the list has, or the mail itself. */
export const correosDe = (fila: CorreoListado): CorreoListado[] =>
  fila.conversacion?.correos.map((one) => ({ ...fila, ...one, conversacion: null })) ?? [fila];

/** Whether a row is of this mail. */
export const isDe = ({ id, conversacion }: Fila, correoId: string | undefined): boolean =>
  id === correoId || (conversacion?.correos.some((one) => one.id === correoId) ?? false);

type Bandera = 'leido' | 'destacado' | 'importante';

const some = ({ conversacion, ...fila }: Fila, has: (one: Pick<Fila, Bandera>) => boolean) =>
  (conversacion?.correos ?? [fila]).some(has);

export const isLeida = (fila: Fila): boolean => !some(fila, ({ leido }) => !leido);
export const isDestacada = (fila: Fila): boolean => some(fila, ({ destacado }) => destacado);
export const isImportante = (fila: Fila): boolean => some(fila, ({ importante }) => importante);

/** The mails that a press on a row's star changes: its newest one gets the star, and all of them lose it. */
export const porDestacar = (fila: CorreoListado): CorreoListado[] => (isDestacada(fila) ? correosDe(fila) : [fila]);
