import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { folderCircles } from './folder-circles.ts';

/** Domains and features that still need each other. The list only becomes shorter. */
const STILL_IN_CIRCLES = [
  'web/features/expediente/agenda',
  'web/features/expediente/carpetas',
  'web/features/expediente/certificados',
  'web/features/expediente/documentos',
  'web/features/expediente/inmuebles',
  'web/features/expediente/inscripciones',
  'web/features/expediente/partes',
  'web/features/expediente/personas',
  'web/features/expediente/plantillas',
  'web/features/expediente/plazos',
  'web/features/expediente/protocolo',
  'web/features/expediente/requisitos',
  'web/features/oficina/archivos',
  'web/features/oficina/chat',
  'web/features/oficina/contactos',
  'web/features/oficina/correo',
  'web/features/oficina/inventario',
  'web/features/oficina/tareas',
];

const options = await extractDepcruiseOptions('./.dependency-cruiser.json');
const { output } = await cruise(['web', 'server'], options, {}, { tsConfig: extractTSConfig('web/tsconfig.json') });
const result = output as ICruiseResult;
const imports = result.modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
);

const rules = await format(result, { outputType: 'err' });
const circles = folderCircles(imports, STILL_IN_CIRCLES);
console.log([rules.output, ...circles].join('\n'));
process.exitCode = rules.exitCode === 0 && circles.length === 0 ? 0 : 1;
