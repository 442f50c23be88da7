import { buildServer } from './product.js';

/** Builds the server once for the run. Two files that build it at a time would take it from each other. */
export default buildServer;
