import { expect, it } from 'vitest';
import { repeatedDtos } from './dto-names.ts';

it('names classes that OpenAPI would confuse since they share a name, with their files', () => {
  const sources = [
    {
      path: 'server/oficina/notas/notas.dto.ts',
      text: 'export class EtiquetaDto {\n}\nclass Campos {}\nexport class NotaDto {}',
    },
    {
      path: 'server/oficina/tareas/tareas.dto.ts',
      text: '/** A class. */\nexport abstract class EtiquetaDto {}\nclass Campos {}',
    },
    { path: 'server/oficina/tareas/tareas.service.ts', text: 'export class NotaDto {}\nclass Fila {}' },
    { path: 'server/oficina/notas/notas.service.ts', text: 'class Fila {}' },
  ];
  expect(repeatedDtos(sources)).toEqual([
    'EtiquetaDto: server/oficina/notas/notas.dto.ts, server/oficina/tareas/tareas.dto.ts',
    'Campos: server/oficina/notas/notas.dto.ts, server/oficina/tareas/tareas.dto.ts',
    'NotaDto: server/oficina/notas/notas.dto.ts, server/oficina/tareas/tareas.service.ts',
  ]);
});
