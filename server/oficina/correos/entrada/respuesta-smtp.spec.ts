import { expect, it } from 'vitest';
import { DatabaseUnavailable, DomainError } from '../../../common/errors/domain-error.js';
import { RespuestaSmtp, respuestaA } from './respuesta-smtp.js';

it.each([
  [new RespuestaSmtp(550, 'No such mailbox here'), 550],
  [new DatabaseUnavailable(new Error('away')), 451],
  [new DomainError('SIN_ESPACIO', 507, 'No queda espacio para guardar archivos.'), 452],
  [new DomainError('LIMITE_ALMACENAMIENTO', 409, 'No queda lugar en el plan.'), 452],
  [new DomainError('DEMASIADOS_INTENTOS', 429, 'Demasiados intentos.'), 451],
  [new Error('anything'), 451],
])('%s is answered with %i', (error, code) => {
  expect(respuestaA(error).responseCode).toBe(code);
});
