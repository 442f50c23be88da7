import { extensionOf } from './file-name.js';
import { isWindowsProgram } from './programs.js';

/** The number of bytes at a file's beginning that decide its type. */
export const HEAD_BYTES = 4096;

// The beginnings that a browser takes for an HTML page (WHATWG MIME sniffing, §7.1).
const HTML =
  /^(<!doctype html|<(html|head|script|iframe|h[1-6]|div|font|table|a|style|title|b|body|br|p|img|object|embed|form|meta|link|base)[\s/>]|<!--)/i;

/** The beginning of a program of Android, which the library does not know. */
const DEX = Buffer.from('dex\n');

/** Types that may be shown in the page, with their extensions. */
const INLINE: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'text/plain': ['txt', 'text', 'log', 'md', 'csv', ''],
};

/** The type of a file, from its first {@link HEAD_BYTES} bytes. The type that the client sends is ignored. */
export async function mimeOf(head: Buffer): Promise<string> {
  // The library is loaded with the first file, since it takes 0.5 MB of heap.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = (await fileTypeFromBuffer(head))?.mime;
  if (head.subarray(0, 4).equals(DEX)) {
    return 'application/vnd.android.dex';
  }
  const isUncertain = found === 'application/xml' || (found === 'application/x-msdownload' && !isWindowsProgram(head));
  if (found && !isUncertain) {
    return found;
  }
  const text = textOf(head);
  return text === null ? 'application/octet-stream' : markupOf(text);
}

/** Whether a file may be shown in the page. Its type runs no code, and its extension fits the type. */
export function isInline(mime: string, name: string): boolean {
  return INLINE[mime]?.includes(extensionOf(name)) ?? false;
}

/** The bytes as UTF-8 text. A cut last character is left out. Null when the bytes are not UTF-8. */
function textOf(head: Buffer): string | null {
  if (head.includes(0)) {
    return null;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
  } catch {
    return null;
  }
}

function markupOf(text: string): string {
  const start = text.trimStart();
  if (/<svg[\s>]/i.test(start) && start.startsWith('<')) {
    return 'image/svg+xml';
  }
  if (HTML.test(start)) {
    return 'text/html';
  }
  if (!start.startsWith('<?xml')) {
    return 'text/plain';
  }
  return /<html[\s>]/i.test(start) ? 'application/xhtml+xml' : 'application/xml';
}
