import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

/** Argon2id with 19 MiB and 2 passes, as OWASP recommends (Password Storage Cheat Sheet, 2024). */
const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const LANES = 1;
const HASH_BYTES = 32;
const SALT_BYTES = 16;

// Runs on the thread pool, off the main thread.
const argon2Async = promisify(argon2) as (
  kind: 'argon2id',
  parameters: Argon2Parameters,
) => Promise<Buffer>;

/**
 * Returns the hash of a password in the PHC string format:
 * `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await deriveHash(password, salt, {
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: LANES,
  });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${toUnpaddedBase64(salt)}$${toUnpaddedBase64(hash)}`;
}

const PHC_STRING = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/**
 * Returns whether a password matches a stored hash. Without one (an unknown name) the same work is
 * done, so that the response time does not reveal which names exist.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = PHC_STRING.exec(stored ?? (await decoy));
  if (!parts) throw new Error('a stored password hash is not in the expected form');
  const [, memory, passes, parallelism, salt, hash] = parts;
  const expected = Buffer.from(hash!, 'base64');
  const derived = await deriveHash(password, Buffer.from(salt!, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(derived, expected) && stored !== null;
}

/** The hash of a random password. */
const decoy = hashPassword(randomBytes(32).toString('base64url'));

function deriveHash(
  password: string,
  salt: Buffer,
  cost: Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>,
): Promise<Buffer> {
  // Equivalent Unicode sequences are one password (RFC 8265).
  const message = Buffer.from(password.normalize('NFC'));
  return argon2Async('argon2id', { message, nonce: salt, tagLength: HASH_BYTES, ...cost });
}

function toUnpaddedBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
