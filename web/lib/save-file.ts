/** Milliseconds in which every browser has begun to read what it was given. */
const longEnough = 60_000;

/** Gives the person something as a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), longEnough);
}
