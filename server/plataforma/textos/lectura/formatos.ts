/** The reader for the bytes of a file. */
export type Formato = 'pdf' | 'zip' | 'cfb' | 'html' | 'texto' | 'imagen';

const FORMATOS: Readonly<Record<string, Formato>> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  // Old documents of Office, and new ones with a password.
  'application/x-cfb': 'cfb',
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'application/xml': 'html',
  'text/plain': 'texto',
  // A text that is not UTF-8, or no text at all.
  'application/octet-stream': 'texto',
  'image/jpeg': 'imagen',
  'image/png': 'imagen',
  'image/webp': 'imagen',
  'image/gif': 'imagen',
  'image/tiff': 'imagen',
};

/** Documents of Word, Excel, PowerPoint and LibreOffice are ZIP files with XML inside. */
const OF_OFFICE = /^application\/vnd\.(openxmlformats-officedocument|oasis\.opendocument)\./;

/** The reader for files of this type; null when their text is not read. */
export function formatoDe(mime: string): Formato | null {
  return FORMATOS[mime] ?? (OF_OFFICE.test(mime) ? 'zip' : null);
}
