import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { FLAG, flagTop, isoCodes } from '../server/oficina/contactos/paises.ts';
import { root } from './run-program.ts';

/** Pixels of the picture per CSS pixel, for screens of high density. */
const SCALE = 2;
const FILE = join(root, 'web/public/flags.webp');

const drawings = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons')), '3x2');

/**
 * Draws the flags of all countries with telephones in one column, in the server's order. Run `node scripts/flags.ts`
 * when an update of its libraries adds a country or changes a flag.
 */
async function draw(): Promise<void> {
  const codes = isoCodes();
  const flags = await Promise.all(
    codes.map(async (iso, row) => ({
      input: await sharp(join(drawings, `${iso.toUpperCase()}.svg`), { density: 300 })
        .resize(FLAG.width * SCALE, FLAG.height * SCALE, { fit: 'fill' })
        .png()
        .toBuffer(),
      left: 0,
      top: flagTop(row) * SCALE,
    })),
  );
  const height = (flagTop(codes.length) - FLAG.margin) * SCALE;
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const { size } = await sharp({ create: { width: FLAG.width * SCALE, height, channels: 4, background } })
    .composite(flags)
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(FILE);
  console.log(`${codes.length} banderas, ${Math.round(size / 1024)} KB: ${FILE}`);
}

await draw();
