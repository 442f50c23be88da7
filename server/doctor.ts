import 'reflect-metadata';
import { loadEnvironmentFile, namesInEnvironmentFile } from './common/config/environment-file.js';
import { diagnose } from './common/diagnosis/diagnose.js';

const SIGNS = { bien: '✓', ojo: '!', mal: '✗' };

/** The command that reports the faults of an installation. The exit code is 1 when a part does not work. */
loadEnvironmentFile(process.cwd());
const findings = await diagnose(process.env, namesInEnvironmentFile(process.cwd()));
for (const { grade, text } of findings) {
  process.stdout.write(`${SIGNS[grade]} ${text}\n`);
}
process.exit(findings.some(({ grade }) => grade === 'mal') ? 1 : 0);
