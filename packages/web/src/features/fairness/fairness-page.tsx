import { useVisitor } from '../../api/current-user.ts';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { ProseSection } from '../../ui/prose-section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { DiceDerivation } from './dice-derivation.tsx';
import { LiveGameDice } from './live-game-dice.tsx';
import { PackCommitment } from './pack-commitment.tsx';
import { IndependentCheck } from './independent-check.tsx';
import { WhatIsProved } from './what-is-proved.tsx';
import { WorkedExamples } from './worked-examples.tsx';

/** /fairness: how dice and packs are committed to and derived, and how to verify them. */
export function FairnessPage() {
  const visitor = useVisitor();
  return (
    <PageBody narrow>
      <PageHeading kicker="Fair dice">Nobody can load these dice</PageHeading>
      <ProseSection title="The promise">
        <p>
          Before a game's first roll, and before your first pack, the server draws a secret, the{' '}
          <strong>seed</strong>, and shows its fingerprint, the <strong>commitment</strong>: it is
          sealed in an envelope. Only then does your browser give 16 random bytes of its own, which
          the server could not know when it sealed the envelope. Every die follows from both. When
          the game is over, won, lost or abandoned, or when you ask for the packs' seed, the
          envelope is opened.
        </p>
        <p>
          So the server cannot choose a roll: it is bound by the envelope before it knows your
          bytes. You cannot either: you don't see the seed before the last out. And you can check
          afterwards: the summary of each game has a button, <em>Verify this game</em>, that plays
          it again in your browser with the very rules that the server plays by, event by event.{' '}
          <TextLink to="/games/user">My Games</TextLink> lists yours.
        </p>
      </ProseSection>
      <WhatIsProved />
      <DiceDerivation />
      <WorkedExamples />
      <LiveGameDice />
      <IndependentCheck />
      <ProseSection title="Packs">
        <p>
          Packs are drawn the same way, and in the same order: the server commits first, then your
          browser gives its bytes. One seed serves all packs that you open until you ask for it: the{' '}
          <strong>epoch</strong>. Asking closes it, shows its seed, and commits to the next one,
          which waits for new bytes of your browser. Packs that are opened before a browser gave any
          are drawn with bytes of the server, and say so.
        </p>
        <p>
          Pack number n of the epoch takes the dice of event n. For each card a fraction of the
          label <code>tier</code> picks the tier by the weights of the series, and one of the label{' '}
          <code>card</code> the card: number floor(f × n) of the n in that tier that the pack does
          not hold yet, in order of their card number. The table of weights and cards has a SHA-256
          that is shown before you buy; packs that you bought are drawn by the table that they were
          sold by, and it is listed with them.
        </p>
        {visitor.kind === 'player' ? (
          <PackCommitment />
        ) : (
          <p className="text-ink-soft">
            <TextLink to="/login">Log in</TextLink> to see the seal of your own packs, and to open
            it.
          </p>
        )}
      </ProseSection>
    </PageBody>
  );
}
