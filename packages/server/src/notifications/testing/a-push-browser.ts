import { createDecipheriv, createECDH, randomBytes } from 'node:crypto';
import { hkdf, SERVICE_ORIGIN, type ReceivedPush } from './a-push-service.ts';

/** A browser that has subscribed at the tests' push service. */
export interface PushBrowser {
  readonly path: string;
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Decrypts a message as the browser does (RFC 8291), and returns what it says. */
  read(push: ReceivedPush): unknown;
}

let count = 0;

/** Returns a browser with keys of its own. */
export function aPushBrowser(): PushBrowser {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys();
  const auth = randomBytes(16);
  const path = `/wpush/${(count += 1)}-${randomBytes(8).toString('hex')}`;
  return {
    path,
    subscription: {
      endpoint: `${SERVICE_ORIGIN}${path}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    read: ({ body }) => {
      // The header of RFC 8188: salt, size of a record, length of the sender's key, that key.
      const salt = body.subarray(0, 16);
      const keyEnd = 21 + body.readUInt8(20);
      const senderKey = body.subarray(21, keyEnd);
      const secret = hkdf(
        auth,
        curve.computeSecret(senderKey),
        Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]),
        32,
      );
      const key = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
      const end = padded.lastIndexOf(2);
      if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no last record');
      return JSON.parse(padded.subarray(0, end).toString());
    },
  };
}
