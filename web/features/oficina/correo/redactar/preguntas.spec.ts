import { expect, it } from 'vitest';
import { preguntaDe } from './preguntas';

it.each([
  [{ asunto: 'Poder', texto: 'Le envío el borrador.', archivos: 0 }, null],
  [{ asunto: ' ', texto: 'Hola', archivos: 0 }, 'El correo no tiene asunto.'],
  [{ asunto: 'Poder', texto: 'Va ADJUNTO.', archivos: 0 }, 'El correo habla de un adjunto, y no tiene ninguno.'],
  [{ asunto: 'Poder', texto: 'Adjunté el plano.', archivos: 0 }, 'El correo habla de un adjunto, y no tiene ninguno.'],
  [{ asunto: 'Poder', texto: 'Va adjunto.', archivos: 1 }, null],
  [{ asunto: 'Poder', texto: 'El juez adjunturio', archivos: 0 }, null],
  [{ asunto: '', texto: 'Anexos', archivos: 0 }, 'El correo no tiene asunto, y habla de un adjunto que no tiene.'],
])('a mail with %j is sent after the question: %s', (escrito, pregunta) => expect(preguntaDe(escrito)).toBe(pregunta));
