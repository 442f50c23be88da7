/**
 * Importing node:http reads all that it exports, and reading its WebSocket loads what Node has for fetch: 3 MB that
 * nothing here uses. It is hidden from imports before there is one, which is why the product is imported later.
 */
const http = process.getBuiltinModule('node:http');
for (const name of ['WebSocket', 'CloseEvent', 'MessageEvent']) {
  Object.defineProperty(http, name, { enumerable: false });
}

await import('./serve.js');
