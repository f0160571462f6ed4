import type { PublicGame } from '@pennant/contract/public-game';
import { RULES_VERSIONS_OF_TODAY } from '@pennant/rules/games/rules-version';
import { useState } from 'react';

import { callApi } from '../../../api/api-client.ts';
import { isolateName, isolateNamesIn } from '../../../ui/isolated-name.ts';
import { BoxScores } from '../summary/box-scores.tsx';
import { CollapsibleSection } from '../summary/collapsible-section.tsx';
import { DecisionsAndHomers } from '../summary/decisions-and-homers.tsx';
import { GameFairnessPanel } from '../summary/game-fairness-panel.tsx';
import type { GameWinProbability } from '../summary/game-win-probability.ts';
import { remarksOn } from '../summary/remarks-on-game.ts';
import { WinProbabilitySection } from '../summary/win-probability-section.tsx';
import { PlayYourOwn } from './play-your-own.tsx';
import { ReportSides } from './report-sides.tsx';
import { publicGamePath } from '../share/public-game-path.ts';

interface Props {
  readonly game: PublicGame;
  readonly line: GameWinProbability;
}

/** What stands below the table of a public game: its result, its line, the box score, the dice. */
export function PublicGameDetails({ game, line }: Props) {
  const { gameID, boxScore, isAbandoned, rulesVersion, resultDescription } = game;
  const names = { visitors: game.visitors.name, home: game.home.name };
  const [cursor, moveCursor] = useState(line.biggest[0]?.event.eventNumber ?? 0);
  const [showsBoxScore, showBoxScore] = useState(false);
  const remarks = remarksOn(
    { isFinal: true, hasEndedIdle: false, rulesVersion },
    RULES_VERSIONS_OF_TODAY,
  );
  return (
    <div className="page-column flex flex-col gap-8 py-8">
      <div>
        <p className="font-slab text-lg font-semibold">
          {isolateNamesIn(resultDescription, [names.visitors, names.home])}
        </p>
        {remarks.map((remark) => (
          <p key={remark} className="mt-1 text-ink-soft">
            {remark}
          </p>
        ))}
        <DecisionsAndHomers boxScore={boxScore} />
      </div>
      <PlayYourOwn game={game} />
      <WinProbabilitySection
        line={line}
        names={names}
        isAbandoned={isAbandoned}
        cursor={cursor}
        onCursor={moveCursor}
        shownBy={{
          path: (eventNumber) => publicGamePath(gameID, eventNumber),
          linkText: 'Show it on the field',
        }}
        note="Follow a play to see it on the field."
      />
      <CollapsibleSection title="Box Score" isOpen={showsBoxScore} onToggle={showBoxScore}>
        <BoxScores
          boxScore={boxScore}
          visitors={isolateName(names.visitors)}
          home={isolateName(names.home)}
        />
      </CollapsibleSection>
      <GameFairnessPanel
        gameID={gameID}
        fairness={game.fairness}
        isOwn={false}
        fetchReplay={() => callApi('GET /public/games/{id}/replay', { params: { id: gameID } })}
      />
      <ReportSides game={game} />
    </div>
  );
}
