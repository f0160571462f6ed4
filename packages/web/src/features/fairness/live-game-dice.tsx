import { ProseSection } from '../../ui/prose-section.tsx';

/** The section on the dice of live games, which follow from three shares. */
export const LiveGameDice = () => (
  <ProseSection title="Live games: dice of three">
    <p>
      Where two players sit at one table, the server could be a friend of one of them. So each roll
      of a live game takes three shares. The server seals its seed, and each browser commits to a{' '}
      <strong>chain</strong> of 400 links, of which each is the hash of the next: all before anybody
      shows anything. For event n both browsers send a seal of what they decide; only when both
      seals are there does each reveal its link, signed with a key that never leaves it. The key of
      the event is
    </p>
    <pre className="bg-sunk p-3 text-sm whitespace-pre-wrap">
      HMAC-SHA256(seed, "live-v1" | 0 | game | 0 | n | 0 | link of the visitors | 0 | link of the
      home side)
    </pre>
    <p>
      and the dice follow from it as in any game. A signature covers the other side’s chain and
      sealed decision too: the record of the game proves that both stood before the link was known.
      At the end <em>Verify this game</em> checks seed, chains, links, signatures, decisions and
      every event in your browser, and compares them with what your browser kept. The script below
      does the same from outside.
    </p>
    <p>
      A link that does not come within 10 seconds counts as zero, which is shown at once; what that
      side had decided is dropped, and the computer manages for it until the half-inning ends. Who
      holds back a link does so without knowing the dice. If your browser has the server’s receipt
      for a link that the record calls withheld, you can dispute the game: it then moves no rating.
    </p>
    <p>
      <strong>What is left.</strong> Nobody alone can know or choose these dice: not the server, not
      either player. A server in league with one player could still choose between two outcomes: it
      learns your link first, and then lets its friend’s come or says that it did not. The second
      costs the friend the decision and a half-inning, and stands in the record each time. While a
      player is away their share is zero, so a server in league with the other one knows the dice of
      that half-inning. It could also stop a game, or show others a record in which your chain and
      key are not yours: your browser knows them, and compares.
    </p>
  </ProseSection>
);
