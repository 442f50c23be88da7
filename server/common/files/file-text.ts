const UTF16 = [
  { bom: Buffer.from([0xff, 0xfe]), label: 'utf-16le' },
  { bom: Buffer.from([0xfe, 0xff]), label: 'utf-16be' },
];

/** Decodes a text file: UTF-8, UTF-16 when its first bytes say so, and otherwise Windows-1252. */
export function fileText(bytes: Buffer): string {
  const utf16 = UTF16.find(({ bom }) => bytes.subarray(0, 2).equals(bom));
  if (utf16) {
    return new TextDecoder(utf16.label).decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether a file is no text but a picture, a spreadsheet's own format or an archive. */
export function isBinary(text: string): boolean {
  return /[^\P{Cc}\s\u0080-\u009f]/u.test(text.slice(0, 4_000)) || /^(PK|%PDF)/.test(text);
}
