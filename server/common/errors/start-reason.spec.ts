import { expect, it } from 'vitest';
import { FilesUnavailable } from '../files/file-driver.js';
import { reasonOf } from './start-reason.js';

it('tells a folder that cannot be written from a port that cannot be used', () => {
  const refused = (more: object) => Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', ...more });
  expect(reasonOf(refused({ syscall: 'mkdir', path: '/datos' }))).toContain('No se puede escribir en DATA_DIR');
  expect(reasonOf(refused({ syscall: 'listen', port: 80 }))).toContain('donde dicen HOST y PORT');
});

it('ends a sentence of S3 once', () => {
  const wrongKeys = new FilesUnavailable(new Error('The key you provided does not exist.'));
  expect(reasonOf(wrongKeys)).toBe(
    'No se puede usar el S3 de S3_BUCKET: The key you provided does not exist. Revise sus ajustes con npm run doctor.',
  );
});
