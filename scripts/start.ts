import { loadEnvironmentFile } from '../server/common/config/environment-file.ts';
import { root, runProgram } from './run-program.ts';
import { supervise } from './supervise.ts';

loadEnvironmentFile(root);

// The build runs in its own process. So its memory is free while the server runs.
const { code } = await runProgram(['scripts/build.ts']);
if (code !== 0) process.exit(code);

process.env.NODE_ENV ??= 'production';
process.exit(await supervise('dist/server/main.js'));
