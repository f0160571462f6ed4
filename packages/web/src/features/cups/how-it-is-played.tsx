import type { Cup } from '@pennant/contract/cups';
import type { ReactNode } from 'react';

import { prizesText } from './cup-facts.tsx';

/** How a cup is played, in a few sentences. */
export const HowItIsPlayed = ({ cup: { roundHours, prizes } }: { readonly cup: Cup }) => (
  <section aria-labelledby="cup-rules" className="mb-8">
    <h2 id="cup-rules" className="mb-3 font-display text-2xl">
      How it is played
    </h2>
    <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      <Rule head="The bracket">
        Whoever has entered is seeded by the rating of their challenges. The bracket has 8, 16 or 32
        places, as few as hold all; computer clubs fill the rest.
      </Rule>
      <Rule head="A match">
        The best of three: who wins two games goes on. A round lasts {roundHours} hours, and a match
        may begin as soon as both sides are known.
      </Rule>
      <Rule head="Both here: live">
        Both press “I’m here” and sit down at one table. These games count for the cup alone.
      </Rule>
      <Rule head="One away: the standing team">
        From the middle of the round on you may play the opponent’s team, managed by the computer;
        at once against a club, or where they let their team stand in.
      </Rule>
      <Rule head="Nobody comes">
        What is not played when the round ends the computer plays out, for both sides.
      </Rule>
      <Rule head="Prizes">
        {prizesText(prizes)}. Who leaves a cup that has begun loses the match, and the prize.
      </Rule>
    </ul>
  </section>
);

const Rule = ({ head, children }: { readonly head: string; readonly children: ReactNode }) => (
  <li className="border-l-4 border-double border-rule-strong pl-3">
    <strong className="font-slab">{head}.</strong> {children}
  </li>
);
