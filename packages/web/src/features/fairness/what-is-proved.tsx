import { ProseSection } from '../../ui/prose-section.tsx';

/** The section on what the seals prove against a dishonest server, and what they can't. */
export const WhatIsProved = () => (
  <>
    <ProseSection title="What this proves">
      <p>
        Think of us as the cheat. There is one moment at which luck could be chosen: when the seed
        is drawn. By then we have not seen your browser's bytes, so we would choose in the dark; and
        once we have seen them, seed, bytes and the rules leave nothing to choose. So a check that
        holds proves, against whoever runs the server:
      </p>
      <ul className="list-disc space-y-1 pl-5">
        <li>
          that no die of a game and no card of a pack was picked, exchanged or rolled again after
          the seal;
        </li>
        <li>
          that every result follows from those dice and the tables of both cards, tired pitchers
          included; and with it every runner, out and run, what the computer manager did, the box
          score, and that the game really ended where it ended;
        </li>
        <li>
          that the packs listed under a seal were drawn from it one after the other, without a gap,
          by the odds listed with them. Their SHA-256 is the one that you were shown before you
          bought.
        </li>
      </ul>
    </ProseSection>
    <ProseSection title="What it does not prove">
      <ul className="list-disc space-y-1 pl-5">
        <li>
          <strong>That we play on.</strong> Once your bytes are here the server can work out all
          that is to come, and you can't. It cannot change it, but it could break off: a game that
          vanishes or a seal that is never opened is a broken promise that you see, not one that you
          can check.
        </li>
        <li>
          <strong>That the seal is the one you saw.</strong> Your browser notes each seal to which
          it gives its bytes, and the check compares. On another browser, compare with your own
          note.
        </li>
        <li>
          <strong>That the lineups and orders are yours.</strong> A check takes the cards' tables,
          the starting pitchers and your commands as the replay has them. You know what you ordered;
          the tables stand on each card's page, and the script compares them.
        </li>
        <li>
          <strong>Anything, where the server chose the bytes too.</strong> Games and packs that were
          started without a browser's bytes say so, and so do packs of the old order (before
          November 2026): they show only that nothing was changed after the sealing.
        </li>
        <li>
          <strong>Other luck.</strong> Your first cards and the opponents that are proposed to you
          are drawn without a seal. What winning a contest brings is drawn from the game's own dice,
          but neither this page nor the scripts check it.
        </li>
        <li>
          <strong>That this page is honest.</strong> It comes from the same server. For that, there
          are the two scripts below.
        </li>
      </ul>
    </ProseSection>
  </>
);
