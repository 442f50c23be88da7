import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import sharp, { type Sharp, type SharpOptions } from 'sharp';

/** The part of tesseract.js-core that is used. */
interface Tesseract {
  FS: { writeFile(path: string, bytes: Uint8Array): void };
  TessBaseAPI: new () => {
    Init(folder: string, language: string, engine: number): number;
    SetImageFile(angle: number, isUpsideDown: number): void;
    Recognize(monitor: null): number;
    GetUTF8Text(): string;
    MeanTextConf(): number;
    Clear(): void;
  };
}

/** The neural engine. The data of the language was made for it. */
const LSTM = 1;
/** The least mean certainty, of 100. Below it, Tesseract saw letters where there are none. */
const CERTAIN = 45;
/**
 * The longer side of a picture, in pixels. Tesseract expects letters as in a scan of 300 dots an inch. A page of A4 is
 * 2480 wide.
 */
const SIDE = 3_300;
const SMALL = 1_000;
/** The most pixels of a picture that is decoded. */
export const MAX_PIXELS = 120_000_000;

/** The places of the files of Tesseract: beside the built worker, or in the packages. */
function places(): { program: string; wasm: URL; language: URL } {
  if (import.meta.url.endsWith('.ts')) {
    const core = import.meta.resolve('tesseract.js-core/package.json');
    const data = import.meta.resolve('@tesseract.js-data/spa/package.json');
    return {
      program: new URL('tesseract-core-simd-lstm.js', core).href,
      wasm: new URL('tesseract-core-simd-lstm.wasm', core),
      language: new URL('4.0.0_best_int/spa.traineddata.gz', data),
    };
  }
  const folder = new URL('reconocimiento/', pathToFileURL(process.argv[1] ?? ''));
  return {
    program: new URL('tesseract.cjs', folder).href,
    wasm: new URL('tesseract.wasm', folder),
    language: new URL('spa.traineddata.gz', folder),
  };
}

/** Recognises the letters of scans and photos, in Spanish. The program is loaded with the first picture. */
export class Reconocimiento {
  private loaded?: Promise<{ tesseract: Tesseract; api: InstanceType<Tesseract['TessBaseAPI']> }>;

  /**
   * The text of a picture; blank without a certain text.
   * @param input the bytes of a picture, or its pixels with `raw`
   * @param angle the degrees by which the picture is turned before reading
   * @throws Error when it cannot be decoded
   */
  async read(input: Uint8Array, options: SharpOptions = {}, angle = 0): Promise<string> {
    sharp.cache(false);
    sharp.concurrency(1);
    const picture = sharp(input, { ...options, limitInputPixels: MAX_PIXELS, failOn: 'none' });
    const page = await this.prepared(picture, angle);
    this.loaded ??= this.load();
    const { tesseract, api } = await this.loaded;
    tesseract.FS.writeFile('/input', page);
    api.SetImageFile(1, 0);
    api.Recognize(null);
    const text = api.MeanTextConf() < CERTAIN ? '' : api.GetUTF8Text();
    api.Clear();
    return text;
  }

  private async prepared(picture: Sharp, angle: number): Promise<Buffer> {
    const { width = 0 } = await picture.metadata();
    const upright = angle === 0 ? picture.autoOrient() : picture.rotate(angle);
    const sized =
      width < SMALL
        ? upright.resize({ width: width * 2 })
        : upright.resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true });
    return sized.flatten({ background: 'white' }).greyscale().png({ compressionLevel: 1 }).toBuffer();
  }

  private async load() {
    const { program, wasm, language } = places();
    const { default: start } = await import(program);
    const silent = { print: () => {}, printErr: () => {} };
    const tesseract: Tesseract = await start({ ...silent, wasmBinary: await readFile(wasm) });
    tesseract.FS.writeFile('/spa.traineddata', await promisify(gunzip)(await readFile(language)));
    const api = new tesseract.TessBaseAPI();
    if (api.Init('/', 'spa', LSTM) !== 0) {
      throw new Error('The recognition of letters did not start.');
    }
    return { tesseract, api };
  }
}
