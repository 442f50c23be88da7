import { it } from 'vitest';
import { withChromium } from '../support/chromium.ts';
import { WIDTHS } from '../support/inspect.ts';
import { inspectPagesOfGuests, inspectPagesOfMembers } from '../support/pages.ts';

const chromium = withChromium();

it('every page of guests is accessible on a telephone', { timeout: 240_000 }, () =>
  inspectPagesOfGuests(chromium(), WIDTHS.teléfono),
);

it('every page of members is accessible on a telephone', { timeout: 240_000 }, () =>
  inspectPagesOfMembers(chromium(), WIDTHS.teléfono),
);
