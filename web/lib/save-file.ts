/** Milliseconds in which every browser has begun to read what it was given. */
const longEnough = 60_000;

/** Has the browser download what is at an address of ours, whose answer says what it is called. */
export function downloadFrom(address: string): void {
  Object.assign(document.createElement('a'), { href: address, download: '' }).click();
}

/** Gives the person something as a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), longEnough);
}
