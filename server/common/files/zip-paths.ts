const MAX_SEGMENT = 120;
// Windows does not allow these characters in a name. A slash would make a folder.
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}]/gu;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A name that a file or a folder may have on any system. @param fallback used when no character of the name is left */
export function safeSegment(name: string, fallback: string): string {
  const clean = [...name.normalize('NFC').replace(FORBIDDEN, '_')]
    .slice(0, MAX_SEGMENT)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  if (clean === '') {
    return fallback;
  }
  return RESERVED.test(clean) ? `_${clean}` : clean;
}

/** A name that a file may have on any system. A long name is cut before its extension. */
export function fileSegment(name: string, fallback: string): string {
  const [, base = name, extension = ''] = /^(.+)(\.[^.\s]{1,20})$/u.exec(name) ?? [];
  return safeSegment(`${[...base].slice(0, 90).join('')}${extension}`, fallback);
}

/** «Título.pdf», 2 → «Título v2.pdf»: the extension stays at the end. */
export function versionedName(nombre: string, n: number): string {
  const [, base = nombre, extension = ''] = /^(.+)(\.[^.\s]{1,20})$/u.exec(nombre) ?? [];
  return `${safeSegment(base, 'documento')} v${n}${extension.replace(FORBIDDEN, '_')}`;
}

/** Gives each file and folder of an archive its own path. Some systems ignore letter case. */
export class UniquePaths {
  private readonly taken = new Set<string>();
  /** The path of each folder in the archive. Keys and values end with a slash. */
  private readonly folders = new Map([['', '']]);

  /** `path`, or «name (2).ext» when a file or another folder has the name. */
  take(path: string): string {
    const nameAt = path.lastIndexOf('/') + 1;
    const wanted = this.folder(path.slice(0, nameAt)) + path.slice(nameAt);
    const [, base = wanted, extension = ''] = /^(.*?)(\.[^./]{1,20})?$/u.exec(wanted) ?? [];
    let candidate = wanted;
    for (let n = 2; this.taken.has(candidate.toLowerCase()); n++) {
      candidate = `${base} (${n})${extension}`;
    }
    this.taken.add(candidate.toLowerCase());
    return candidate;
  }

  private folder(path: string): string {
    const given = this.folders.get(path) ?? `${this.take(path.slice(0, -1))}/`;
    this.folders.set(path, given);
    return given;
  }
}
