import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { allPaises, FLAG, isoCodes } from '../server/oficina/contactos/paises.ts';

let flags: { data: Buffer; info: { width: number; height: number } };
let scale: number;

beforeAll(async () => {
  const file = join(import.meta.dirname, '../web/public/flags.webp');
  flags = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  scale = flags.info.width / FLAG.width;
});

/** Red, green, blue and opacity of a point of a flag. `right` and `down` are fractions of its size. */
function colour(iso: string, right: number, down: number): number[] {
  const position = allPaises().find((pais) => pais.iso === iso)?.bandera ?? '';
  const [left = 0, top = 0] = position.split(' ').map((pixels) => -Number.parseInt(pixels, 10));
  const x = Math.round((left + right * FLAG.width) * scale);
  const y = Math.round((top + down * FLAG.height) * scale);
  return [...flags.data.subarray((y * flags.info.width + x) * 4, (y * flags.info.width + x) * 4 + 4)];
}

describe('flags', () => {
  it('are one per country, at twice the size that the page shows', () => {
    const height = (FLAG.height + 2 * FLAG.margin) * isoCodes().length;
    expect([flags.info.width, flags.info.height]).toEqual([FLAG.width * 2, height * 2]);
  });

  it('fill their places and leave room between them', () => {
    for (const iso of isoCodes()) {
      // The point is in the left half. The flag of Nepal has an empty right half.
      expect(colour(iso, 0.25, 0.5)[3], iso).toBeGreaterThan(250);
      expect(colour(iso, 0.25, -FLAG.margin / FLAG.height)[3], iso).toBeLessThan(5);
    }
  });

  it.each([
    ['jp', 0.5, 0.5, 'red'],
    ['jp', 0.1, 0.1, 'white'],
    ['es', 0.5, 0.08, 'red'],
    ['ar', 0.1, 0.1, 'blue'],
    ['ar', 0.1, 0.5, 'white'],
    ['zw', 0.9, 0.5, 'black'],
    ['ac', 0.9, 0.9, 'blue'],
    ['ch', 0.1, 0.1, 'red'],
  ])('include that of %s in its place', (iso, right, down, expected) => {
    const [red = 0, green = 0, blue = 0] = colour(iso, right, down);
    const isBright = red > 200 && green > 200 && blue > 200;
    const isDark = red < 60 && green < 60 && blue < 60;
    const strongest = blue > red ? 'blue' : 'red';
    expect(isBright ? 'white' : isDark ? 'black' : strongest).toBe(expected);
  });
});
