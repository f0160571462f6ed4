import type { GameEvent } from '@pennant/contract/game-event';
import type { GameSummary } from '@pennant/contract/game-summary';

import { BoxScoreFrame } from '../../../ui/box-score-frame.tsx';
import { diceStory } from '../dice-story.ts';
import { eventCode, eventHeadline } from '../event-words.ts';
import { halfInnings } from './event-halves.ts';

interface Props {
  readonly summary: GameSummary;
  readonly visitors: string;
  readonly home: string;
}

/** Every event from the first pitch on, by half-inning, with notes on who came in and who left. */
export function EventTable({ summary, visitors, home }: Props) {
  const { GameEvents, notes, boxScore } = summary;
  if (GameEvents.length === 0) return <p className="text-ink-soft">Nothing has happened yet.</p>;
  const names = new Map(
    [...boxScore.visitors, ...boxScore.home].map((row) => [
      row.gameLineupID,
      decodeURIComponent(row.name),
    ]),
  );
  const noteOf = (event: GameEvent): string | null => {
    const listed = (verb: string, ids: readonly string[]) =>
      ids.length === 0 ? [] : [`${verb}: ${ids.map((id) => names.get(id) ?? '?').join(', ')}.`];
    const changes = [...listed('Entered', event.entered), ...listed('Left', event.exited)];
    const told = notes.find(({ gameEventID }) => gameEventID === event.gameEventID);
    return changes.length === 0 && told === undefined ? null : changes.join(' ');
  };
  return (
    <div className="max-sm:[&_:is(td,th)]:px-1.5">
      <BoxScoreFrame caption="All Game Events">
        <thead>
          <tr>
            <th scope="col">Score</th>
            <th scope="col" data-figures>
              Outs
            </th>
            <th scope="col">Result</th>
            <th scope="col">Description</th>
          </tr>
        </thead>
        {halfInnings(GameEvents).map(({ title, isTop, events }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={4} className="bg-sunk">
                {title} · {isTop ? visitors : home}
              </th>
            </tr>
            {events.map(({ event, outs }) => (
              <EventRow key={event.eventNumber} event={event} outs={outs} note={noteOf(event)} />
            ))}
          </tbody>
        ))}
      </BoxScoreFrame>
    </div>
  );
}

interface RowProps {
  readonly event: GameEvent;
  readonly outs: number;
  readonly note: string | null;
}

function EventRow({ event, outs, note }: RowProps) {
  const { batter, extra, pitcher } = diceStory(event);
  const steps = [
    batter === null ? null : `${event.diceResultH}: ${batter}`,
    extra === null ? null : `${event.diceResultX}: ${extra}`,
    pitcher === null ? null : `pitcher ${event.diceResultP}: ${pitcher}`,
  ].filter((step) => step !== null);
  return (
    <tr>
      <td className={`figures ${event.runs > 0 ? 'font-bold text-pennant' : ''}`}>
        {event.visitingScore}–{event.homeScore}
      </td>
      <td data-figures>{outs}</td>
      <td className="font-varsity">
        <abbr className="no-underline" title={eventHeadline(event)}>
          {eventCode(event)}
        </abbr>
      </td>
      <td>
        {event.resultDescription}
        {note === null ? null : <em className="ml-2 text-ink-soft">{note}</em>}
        {steps.length === 0 ? null : (
          <span className="figures block text-xs text-ink-soft">{steps.join(' · ')}</span>
        )}
      </td>
    </tr>
  );
}
