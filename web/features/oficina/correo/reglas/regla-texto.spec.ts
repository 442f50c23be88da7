import { expect, it } from 'vitest';
import { buildMailLabel, buildRegla } from '../../../../testing/correos';
import { accionesDe, condicionesDe, porQueNoArchiva } from './regla-texto';

const carpeta = { id: 'c-1', codigo: '2026/12', caratula: 'Compraventa' };

it('says what a rule looks for and does', () => {
  const regla = buildRegla({ de: 'banco', conAdjunto: false, etiquetaId: 'e-1', archivar: true, carpeta });
  expect(condicionesDe(regla)).toBe('De «banco» · Sin archivos');
  expect(accionesDe(regla, [buildMailLabel()])).toBe('Poner la etiqueta «Bancos», archivar en 2026/12');
  expect(porQueNoArchiva(regla)).toBeNull();
});

it('says why a rule does not file, and nothing of a carpeta that the person does not see', () => {
  const regla = buildRegla({ archivar: true, sinArchivar: 'no_esta' });
  expect(accionesDe(regla, [])).toBe('Archivar en una carpeta');
  expect(porQueNoArchiva(regla)).toBe('No archiva: la carpeta ya no está, o usted no la ve.');
  expect(porQueNoArchiva(buildRegla({ sinArchivar: 'cerrada' }))).toMatch(/cerrada/);
});
