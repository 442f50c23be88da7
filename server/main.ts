/**
 * Importing node:http reads all its exports, and reading WebSocket loads Node's fetch. That takes 3 MB without a use
 * here. So these exports are hidden first, and the product is imported afterwards.
 */
const http = process.getBuiltinModule('node:http');
for (const name of ['WebSocket', 'CloseEvent', 'MessageEvent']) {
  Object.defineProperty(http, name, { enumerable: false });
}

await import('./serve.js');
