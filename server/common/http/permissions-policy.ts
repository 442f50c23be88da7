import type { FastifyInstance } from 'fastify';

/** The abilities that the web uses: copying, the whole screen, and passkeys. */
const USED = ['clipboard-write', 'fullscreen', 'publickey-credentials-create', 'publickey-credentials-get'];

/** All other abilities that a policy can turn off. Browsers warn of names that they do not know. */
const UNUSED = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const POLICY = [...USED.map((name) => `${name}=(self)`), ...UNUSED.map((name) => `${name}=()`)].join(', ');

/** Turns off unused abilities of the browser in every answer. A script that got into a page cannot use them either. */
export function limitBrowserAbilities(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', POLICY);
    done();
  });
}
