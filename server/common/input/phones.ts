import { createRequire } from 'node:module';
import type * as Phones from 'libphonenumber-js/max';

// The copy that class-validator has loaded. An import would load a second copy, with 150 KB of numbers.
const require = createRequire(import.meta.url);

/** The library that knows every country's telephone numbers. */
export const phones = require('libphonenumber-js/max') as typeof Phones;
