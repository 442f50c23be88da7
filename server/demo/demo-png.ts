import { crc32, deflateSync } from 'node:zlib';
import { DemoRandom } from './demo-random.js';

const [WIDTH, HEIGHT] = [320, 200];
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CARD = { paper: 0, band: 1, photo: 2, figure: 3, ink: 4 } as const;

/** A picture of a fictitious identity card. @param seed another text gives another card */
export function demoPng(seed: string): Buffer {
  const random = new DemoRandom(seed);
  const hue = () => [random.int(70, 150), random.int(90, 160), random.int(120, 190)];
  const palette = Buffer.from([244, 241, 232, ...hue(), 214, 220, 226, ...hue(), 82, 84, 92]);
  const bars = Array.from({ length: 6 }, () => random.int(70, 150));
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    // Each row begins with the number of its filter; 0 means none.
    const row = Buffer.alloc(WIDTH + 1);
    for (let x = 0; x < WIDTH; x++) {
      row[x + 1] = colourAt(x, y, bars);
    }
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Each pixel has eight bits, an index into the palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colourAt(x: number, y: number, bars: readonly number[]): number {
  if (y < 34) {
    return CARD.band;
  }
  if (x >= 20 && x < 110 && y >= 54 && y < 176) {
    const isHead = (x - 65) ** 2 + (y - 98) ** 2 < 24 ** 2;
    const isShoulders = ((x - 65) / 38) ** 2 + ((y - 176) / 44) ** 2 < 1;
    return isHead || isShoulders ? CARD.figure : CARD.photo;
  }
  const bar = Math.floor((y - 58) / 20);
  const isBar = (y - 58) % 20 < 8 && x >= 130 && x < 130 + (bars[bar] ?? 0);
  return y >= 58 && isBar ? CARD.ink : CARD.paper;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
