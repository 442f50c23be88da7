/** What runs on a computer or a telephone by itself, by its bytes. */
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

/** What Windows, macOS and Linux run, install or follow by a double click, whatever the bytes are. */
const EXTENSIONS: ReadonlySet<string> = new Set([
  // Windows: programs, and what installs them.
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
  // Windows: what leads elsewhere.
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
  // Of languages that run what one opens.
  ...['jar', 'jnlp', 'class', 'py', 'pyw', 'pyc', 'pyz', 'pyzw', 'rb', 'pl', 'php'],
]);

/** Whether a file of this type is a program. */
export function isProgram(mime: string): boolean {
  return TYPES.has(mime);
}

/** Whether a computer runs a file of this name, by its last extension. Windows leaves out dots and blanks at its end. */
export function isProgramName(name: string): boolean {
  return EXTENSIONS.has(/\.([^.\s]+)[.\s]*$/u.exec(name)?.[1]?.toLowerCase() ?? '');
}

/** Whether the beginning of a file that begins as programs of Windows do is one, and no text with these letters. */
export function isWindowsProgram(head: Buffer): boolean {
  // The program begins where these four bytes say, far less than 128 MiB away; letters would say 512 MiB and more.
  return head.length >= 0x40 && head.readUInt32LE(0x3c) < 0x0800_0000;
}
