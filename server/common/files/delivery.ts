import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from './file-driver.js';

/** The answer to a request for a stored file: whole, a range, unchanged, or 416. */
export interface Delivery {
  status: 200 | 206 | 304 | 416;
  range?: ByteRange;
}

/** Decides by the conditional and range headers (RFC 9110, §13 and §14). @param bytes size of the file */
export function deliveryOf(headers: IncomingHttpHeaders, etag: string, bytes: number): Delivery {
  if (matches(headers['if-none-match'], etag)) {
    return { status: 304 };
  }
  const ifRange = headers['if-range'];
  const spec =
    ifRange === undefined || ifRange === etag ? /^bytes=(\d*)-(\d*)$/.exec(headers.range?.trim() ?? '') : null;
  // Several ranges, another unit or nonsense. A server may ignore the header and send the whole file.
  if (!spec || (spec[1] === '' && spec[2] === '')) {
    return { status: 200 };
  }
  const range = rangeOf(spec[1] ?? '', spec[2] ?? '', bytes);
  if (range === 'nonsense') {
    return { status: 200 };
  }
  return range ? { status: 206, range } : { status: 416 };
}

function matches(header: string | undefined, etag: string): boolean {
  const candidates = header?.split(',').map((candidate) => candidate.trim().replace(/^W\//, '')) ?? [];
  return candidates.includes('*') || candidates.includes(etag);
}

function rangeOf(first: string, last: string, bytes: number): ByteRange | null | 'nonsense' {
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length > 0 ? { start: bytes - length, end: bytes - 1 } : null;
  }
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) {
    return 'nonsense';
  }
  return start < bytes ? { start, end } : null;
}
