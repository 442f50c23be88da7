import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { envExample, withSettings } from '../../../test/support/settings-pages.js';

it('.env.example says what the settings are (npm run settings writes it)', async () => {
  await expect(envExample()).toMatchFileSnapshot('../../../.env.example');
});

it('the table of docs/operate.md says it too', async () => {
  const page = readFileSync('docs/operate.md', 'utf8');
  await expect(withSettings(page)).toMatchFileSnapshot('../../../docs/operate.md');
});
