const devices: readonly [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

const browsers: readonly [pattern: RegExp, name: string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** A name to propose for a new passkey, such as «Chrome en Windows». */
export function deviceName(userAgent: string): string {
  const find = (among: typeof devices) => among.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [find(browsers), find(devices)].filter(Boolean).join(' en ') || 'Mi dispositivo';
}
