import { build } from '../../scripts/build.ts';

/** Builds the product once for the run. Two files that build it at a time would take it from each other. */
export default (): Promise<void> => build();
