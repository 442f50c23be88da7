import { expect, it } from 'vitest';
import { sharedTestApp } from '../factories/app.js';
import { schemaPage } from '../support/schema-page.js';

it('docs/schema.md describes the database (npm run schema writes it)', async () => {
  const { owner } = await sharedTestApp();
  const client = await owner.connect();
  const page = await schemaPage(client).finally(() => client.release());
  await expect(page).toMatchFileSnapshot('../../docs/schema.md');
});
