/** A rectangle of a picture, in its own pixels. */
export interface Recorte {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const maxMib = 5;
/** The types that the server can read. It cannot read HEIC. */
export const tipos = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/**
 * The size in pixels to which a picture is cut: twice the largest size shown, for fine screens. The server makes it
 * smaller.
 */
export interface Formato {
  width: number;
  height: number;
  /** Whether the picture is shown round, as pictures of people are. */
  isRound?: boolean;
}

export const fotoFormato: Formato = { width: 512, height: 512, isRound: true };
/** The size of a picture of no person, such as a group's. */
export const cuadroFormato: Formato = { width: 512, height: 512 };

/** Why the server would refuse a file as a picture, or null. */
export function problemOfFoto({ type, size }: File): string | null {
  if (!tipos.includes(type)) return 'Elija una imagen JPEG, PNG, WebP o GIF.';
  if (size === 0) return 'La imagen está vacía.';
  if (size > maxMib * 1024 * 1024) return `La imagen supera los ${maxMib} MB.`;
  return null;
}

/**
 * Cuts the chosen part out of a picture.
 * @throws Error when the browser cannot draw it
 */
export async function recortada(src: string, { x, y, width, height }: Recorte, formato: Formato): Promise<Blob> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = formato.width;
  canvas.height = formato.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, formato.width, formato.height);
  return new Promise((resolve, reject) => {
    // Safari cannot write WebP and gives PNG instead.
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn'))), 'image/webp', 0.9);
  });
}
