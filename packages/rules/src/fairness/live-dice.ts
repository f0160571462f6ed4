import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { joinWithZeroBytes, parseHex } from './bytes-and-hex.ts';
import { SERVER_SEED_BYTES } from './commitment.ts';
import { diceOfKey } from './committed-dice.ts';
import type { DiceSource } from './dice.ts';
import { LINK_BYTES } from './hash-chain.ts';

/** Domain separator of the key of a live game's event. */
export const LIVE_KEY_DOMAIN = 'live-v1';

/** The share of who revealed no link. */
const NO_SHARE = new Uint8Array(LINK_BYTES);

/** What the dice of one event of a live game follow from. */
export interface LiveDraw {
  readonly gameID: string;
  /** The server's seed, 64 lower-case hex digits. */
  readonly serverSeed: string;
  readonly eventNumber: number;
  /** The links that both sides revealed for the event; null for one that was withheld. */
  readonly links: { readonly visitors: string | null; readonly home: string | null };
}

const decode = (text: string, length: number, what: string): Uint8Array => {
  const bytes = parseHex(text, length);
  if (bytes === null) throw new Error(`a ${what} is ${2 * length} lower-case hex digits`);
  return bytes;
};

const shareOf = (link: string | null): Uint8Array =>
  link === null ? NO_SHARE : decode(link, LINK_BYTES, 'link');

/**
 * Returns the key of an event of a live game: HMAC-SHA256(S, "live-v1" | 0 | game id | 0 | event
 * number | 0 | link of the visitors | 0 | link of the home side), where a share that is missing is
 * 32 zero bytes. Throws for a malformed seed or link.
 */
export const deriveLiveKey = ({ gameID, serverSeed, eventNumber, links }: LiveDraw): Uint8Array =>
  hmac(
    sha256,
    decode(serverSeed, SERVER_SEED_BYTES, 'server seed'),
    joinWithZeroBytes(
      LIVE_KEY_DOMAIN,
      gameID,
      String(eventNumber),
      shareOf(links.visitors),
      shareOf(links.home),
    ),
  );

/**
 * Returns the dice of an event of a live game, and of the events that follow from it before anybody
 * decides again (a wild pitch, what the computer does): these have blocks of their own by their
 * number, under the same key. No earlier event can be drawn.
 */
export function liveDice(draw: LiveDraw): DiceSource {
  const dice = diceOfKey(deriveLiveKey(draw));
  return {
    event(number) {
      if (number < draw.eventNumber) {
        throw new Error(`event ${number} has no dice by the links of event ${draw.eventNumber}`);
      }
      return dice.event(number);
    },
  };
}
