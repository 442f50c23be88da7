import { expect, it } from 'vitest';
import { reasonOf } from './start-reason.js';

it('tells a folder that cannot be written from a port that cannot be used', () => {
  const refused = (more: object) => Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', ...more });
  expect(reasonOf(refused({ syscall: 'mkdir', path: '/datos' }))).toContain('No se puede escribir en DATA_DIR');
  expect(reasonOf(refused({ syscall: 'listen', port: 80 }))).toContain('donde dicen HOST y PORT');
});
