import { useVisitor } from '../../api/current-user.ts';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { ProseSection } from '../../ui/prose-section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { DiceDerivation } from './dice-derivation.tsx';
import { PackCommitment } from './pack-commitment.tsx';
import { IndependentCheck } from './independent-check.tsx';
import { WorkedExamples } from './worked-examples.tsx';

/** /fairness: how dice and packs are committed to and derived, and how to verify them. */
export function FairnessPage() {
  const visitor = useVisitor();
  return (
    <PageBody narrow>
      <PageHeading kicker="Fair dice">Nobody can load these dice</PageHeading>
      <ProseSection title="The promise">
        <p>
          Before a game's first roll the server draws a secret, the <strong>seed</strong>, and shows
          its fingerprint, the <strong>commitment</strong>: it is sealed in an envelope. Then your
          browser adds 16 random bytes of its own, which the server could not know when it sealed
          the envelope. Every die follows from both. When the game is over, won, lost or abandoned,
          the envelope is opened.
        </p>
        <p>
          So the server cannot choose a roll: it is bound by the envelope before it knows your
          bytes. You cannot either: you don't see the seed before the last out. And anybody can
          check afterwards: the summary of each game has a button, <em>Verify this game</em>, that
          plays it again in your browser with the very rules that the server plays by, event by
          event. <TextLink to="/games/user">My Games</TextLink> lists yours.
        </p>
        <p>
          What you need to trust: that the commitment shown before the game is the one shown after
          it. Note it down if you want to be sure; its first digits are on the play screen.
        </p>
      </ProseSection>
      <DiceDerivation />
      <WorkedExamples />
      <IndependentCheck />
      <ProseSection title="Packs">
        <p>
          Packs are drawn the same way. One seed serves all packs that you open until you ask for
          it: the <strong>epoch</strong>. Pack number n of the epoch takes the dice of event n. For
          each card a fraction of the label <code>tier</code> picks the tier by the weights of the
          series, and one of the label <code>card</code> the card: number floor(f × n) of the n in
          that tier that the pack does not hold yet, in order of their card number. The table of
          weights and cards that was in force is published with its SHA-256, so that it cannot be
          changed afterwards.
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
