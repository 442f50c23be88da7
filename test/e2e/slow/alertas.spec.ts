import { it } from 'vitest';
import { checkAlerts, hasPromtool, installPromtool } from '../../support/promtool.js';

it('Prometheus reads the alerts, and fires them', { timeout: 300_000 }, async ({ skip }) => {
  if (!(await hasPromtool())) {
    await installPromtool().catch(({ message }: Error) => skip(`promtool no se pudo instalar: ${message}`));
  }
  await checkAlerts();
});
