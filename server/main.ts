/**
 * Importing node:http reads all its exports, and reading WebSocket loads Node's fetch: 3 MB that nothing here uses. So
 * these exports are hidden first, and the product is imported afterwards.
 */
const http = process.getBuiltinModule('node:http');
for (const name of ['WebSocket', 'CloseEvent', 'MessageEvent']) {
  Object.defineProperty(http, name, { enumerable: false });
}

await import('./serve.js');
