import { expect, it } from 'vitest';
import { repeatedDtos } from './dto-names.ts';

it('names the classes that OpenAPI would take for one, with their files', () => {
  const sources = [
    {
      path: 'server/notas/notas.dto.ts',
      text: 'export class EtiquetaDto {\n}\nclass Campos {}\nexport class NotaDto {}',
    },
    {
      path: 'server/tareas/tareas.dto.ts',
      text: '/** A class. */\nexport abstract class EtiquetaDto {}\nclass Campos {}',
    },
    { path: 'server/tareas/tareas.service.ts', text: 'export class NotaDto {}\nclass Fila {}' },
    { path: 'server/notas/notas.service.ts', text: 'class Fila {}' },
  ];
  expect(repeatedDtos(sources)).toEqual([
    'EtiquetaDto: server/notas/notas.dto.ts, server/tareas/tareas.dto.ts',
    'Campos: server/notas/notas.dto.ts, server/tareas/tareas.dto.ts',
    'NotaDto: server/notas/notas.dto.ts, server/tareas/tareas.service.ts',
  ]);
});
