import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { folderCircles } from './folder-circles.ts';

const options = await extractDepcruiseOptions('./.dependency-cruiser.json');
const { output } = await cruise(['web', 'server'], options, {}, { tsConfig: extractTSConfig('web/tsconfig.json') });
const result = output as ICruiseResult;
const imports = result.modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
);

const rules = await format(result, { outputType: 'err' });
const circles = folderCircles(imports);
console.log([rules.output, ...circles].join('\n'));
process.exitCode = rules.exitCode === 0 && circles.length === 0 ? 0 : 1;
