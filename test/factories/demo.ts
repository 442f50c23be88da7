import { REPARTO } from '../../server/demo/demo-reparto.js';
import { loadDemoIntoEmpty } from '../../server/demo/load-demo.js';
import type { TestApp } from './app.js';

/**
 * Loads a small demo, which gives every domain rows. It has one carpeta in each state, and loads in a fraction of the
 * time.
 */
export async function loadSmallDemo({ app }: TestApp): Promise<void> {
  const whole = REPARTO.map(({ actos }) => actos);
  for (const tramo of REPARTO)
    tramo.actos = Object.fromEntries(
      Object.keys(tramo.actos)
        .map((acto) => [acto, 1])
        .slice(0, 1),
    );
  await loadDemoIntoEmpty(app, () => {});
  for (const [i, tramo] of REPARTO.entries()) tramo.actos = whole[i] ?? {};
}
