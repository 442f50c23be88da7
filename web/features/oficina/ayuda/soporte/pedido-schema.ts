import * as v from 'valibot';

const required = (message: string, max: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxLength(max, `Puede tener hasta ${max} caracteres.`));

/** The rules for a support request, which the server checks too. */
export const pedidoSchema = v.object({
  name: required('Escriba su nombre.', 120),
  email: v.pipe(required('Escriba su correo.', 254), v.email('El correo no es válido.')),
  subject: required('Escriba el asunto.', 200),
  message: required('Escriba el mensaje.', 10_000),
});

export type PedidoValues = v.InferOutput<typeof pedidoSchema>;
