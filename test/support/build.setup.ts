import { build } from '../../scripts/build.ts';

/** Builds the product once for the run. Two files that build it at once would disturb each other. */
export default (): Promise<void> => build();
