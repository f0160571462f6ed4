import type { GameSummary } from '@pennant/contract/game-summary';
import { useEffect } from 'react';

import { ScrollableTable } from '../../../ui/scrollable-table.tsx';
import { eventAnchor, type LinkedEvent } from './event-link.ts';
import { EventRow } from './event-row.tsx';
import {
  groupByHalfInning,
  halfInningLabel,
  isTopHalf,
  type GameWinProbability,
} from './game-win-probability.ts';
import { lineupChangesNote } from './lineup-changes-note.ts';
import type { TeamNames } from './win-probability-text.ts';
import { RuleLink } from '../../../ui/rule/rule-link.tsx';

interface Props {
  readonly summary: GameSummary;
  readonly line: GameWinProbability;
  readonly names: TeamNames;
  readonly visit: LinkedEvent;
}

/** Scrolls to an event's row if it is out of sight, and focuses it. */
function revealEvent(eventNumber: number): void {
  const row = document.querySelector<HTMLElement>(`#${eventAnchor(eventNumber)}`);
  if (row === null) return;
  const { top, bottom } = row.getBoundingClientRect();
  if (top < 0 || bottom > globalThis.innerHeight) row.scrollIntoView({ block: 'center' });
  row.focus({ preventScroll: true });
}

/** The table of all events, oldest first, by half-inning, with the players who entered or left. */
export function EventTable({ summary, line, names, visit }: Props) {
  const { boxScore } = summary;
  useEffect(() => {
    if (visit.eventNumber !== null) revealEvent(visit.eventNumber);
  }, [visit]);
  if (line.played.length === 0) return <p className="text-ink-soft">Nothing has happened yet.</p>;
  const players = new Map(
    [...boxScore.visitors, ...boxScore.home].map((row) => [
      row.gameLineupID,
      decodeURIComponent(row.name),
    ]),
  );
  return (
    <div className="max-sm:[&_:is(td,th)]:px-1 max-sm:[&_th]:text-2xs max-sm:[&_th]:tracking-normal">
      <ScrollableTable caption="All Game Events">
        <thead>
          <tr>
            <th scope="col" className="w-px">
              Score
            </th>
            <th scope="col" className="w-px" data-figures>
              Outs
            </th>
            <th scope="col" className="w-px">
              Result
            </th>
            <th scope="col">Description</th>
            <th scope="col" className="w-px" data-figures>
              <RuleLink
                rule="win-swing"
                title="By how much the event moved the chance to win of the side at bat"
              >
                Swing
              </RuleLink>
            </th>
          </tr>
        </thead>
        {groupByHalfInning(line.played).map(({ half, played }) => (
          <tbody key={half}>
            <tr>
              <th scope="rowgroup" colSpan={5} className="bg-sunk whitespace-normal">
                {halfInningLabel(half)} · {isTopHalf(half) ? names.visitors : names.home}
              </th>
            </tr>
            {played.map((play) => (
              <EventRow
                key={play.event.eventNumber}
                play={play}
                home={names.home}
                note={lineupChangesNote(play.event, players)}
                isLinked={play.event.eventNumber === visit.eventNumber}
              />
            ))}
          </tbody>
        ))}
      </ScrollableTable>
    </div>
  );
}
