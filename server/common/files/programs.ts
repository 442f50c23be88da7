/** The types of bytes that a computer or a telephone runs by itself. */
const TYPES: ReadonlySet<string> = new Set([
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/x-ms-shortcut',
  'application/x-deb',
  'application/x-rpm',
  'application/java-vm',
  'application/java-archive',
  'application/vnd.android.package-archive',
  'application/vnd.android.dex',
  'application/wasm',
]);

/** The extensions that Windows, macOS and Linux run, install or follow by a double click. The bytes do not matter. */
const EXTENSIONS: ReadonlySet<string> = new Set([
  // Windows: programs and installers.
  ...['exe', 'com', 'scr', 'pif', 'cpl', 'dll', 'ocx', 'sys', 'drv', 'msi', 'msp', 'mst', 'msu', 'msc', 'msix', 'appx'],
  ...[
    'msixbundle',
    'appxbundle',
    'appinstaller',
    'application',
    'appref-ms',
    'diagcab',
    'gadget',
    'vsto',
    'xbap',
    'xll',
  ],
  // Windows: scripts.
  ...['bat', 'cmd', 'ps1', 'ps1xml', 'ps2', 'psc1', 'psd1', 'psm1', 'vb', 'vbe', 'vbs', 'js', 'jse', 'mjs', 'cjs'],
  ...['ws', 'wsf', 'wsh', 'wsc', 'sct', 'hta', 'chm', 'hlp', 'reg', 'inf', 'ins', 'isp', 'scf', 'job'],
  // Windows: links and files that lead to other programs.
  ...[
    'lnk',
    'url',
    'website',
    'library-ms',
    'search-ms',
    'searchconnector-ms',
    'settingcontent-ms',
    'theme',
    'rdp',
    'iqy',
  ],
  // macOS.
  ...['app', 'command', 'workflow', 'scpt', 'scptd', 'applescript', 'osascript', 'pkg', 'mpkg', 'terminal', 'prefpane'],
  ...['fileloc', 'inetloc', 'webloc', 'mobileconfig', 'kext', 'dylib'],
  // Linux, and telephones.
  ...[
    'sh',
    'bash',
    'csh',
    'ksh',
    'zsh',
    'fish',
    'desktop',
    'appimage',
    'flatpak',
    'flatpakref',
    'snap',
    'deb',
    'rpm',
    'so',
  ],
  ...['apk', 'xapk', 'ipa', 'dex', 'elf'],
  // Files of languages whose interpreter runs an opened file.
  ...['jar', 'jnlp', 'class', 'py', 'pyw', 'pyc', 'pyz', 'pyzw', 'rb', 'pl', 'php'],
]);

/** Whether a file of this type is a program. */
export function isProgram(mime: string): boolean {
  return TYPES.has(mime);
}

/**
 * Whether a computer runs a file of this name, by its last extension. Windows ignores dots and blanks at the end of a
 * name.
 */
export function isProgramName(name: string): boolean {
  return EXTENSIONS.has(/\.([^.\s]+)[.\s]*$/u.exec(name)?.[1]?.toLowerCase() ?? '');
}

/** Whether a file with the first letters of a Windows program is a program. A text can begin with these letters too. */
export function isWindowsProgram(head: Buffer): boolean {
  // These four bytes give the position of the program, far less than 128 MiB away. Letters would mean 512 MiB and more.
  return head.length >= 0x40 && head.readUInt32LE(0x3c) < 0x0800_0000;
}
