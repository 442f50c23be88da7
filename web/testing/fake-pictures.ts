import { vi } from 'vitest';

/** The size of every picture of {@link fakePictures}, in pixels of the file. */
const PICTURE = { width: 30, height: 30 };
const SHOWN = 300;

/**
 * Fakes how a browser measures, decodes and draws pictures, which jsdom cannot. Each picture is square and fills its
 * place.
 * @returns the arguments of each `drawImage`, without the picture
 */
export function fakePictures(): number[][] {
  const drawn: number[][] = [];
  URL.createObjectURL = () => 'blob:imagen';
  URL.revokeObjectURL = () => undefined;
  HTMLImageElement.prototype.decode ??= async () => undefined;
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(PICTURE.width);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(PICTURE.height);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(SHOWN);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(SHOWN);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, SHOWN, SHOWN));
  const context = { drawImage: (_: unknown, ...numbers: number[]) => drawn.push(numbers) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type) => {
    give(new Blob(['recortada'], { type }));
  });
  return drawn;
}
