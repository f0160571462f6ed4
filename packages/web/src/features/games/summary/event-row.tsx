import { isolateName } from '../../../ui/isolated-name.ts';
import { describeDice } from '../describe-dice.ts';
import { eventCode, eventHeadline } from '../event-text.ts';
import { eventAnchor } from './event-link.ts';
import type { EventWinProbability } from './game-win-probability.ts';
import { formatChance, formatSwing } from './format-chance-and-swing.ts';

/** Swings of at least this much are bold. */
const BOLD_SWING = 0.1;

interface Props {
  readonly play: EventWinProbability;
  readonly home: string;
  /** The players who entered or left with the event. */
  readonly note: string | null;
  /** The URL names this event. */
  readonly isLinked: boolean;
}

/** The table row of an event, with its swing for the side at bat. */
export function EventRow({ play, home, note, isLinked }: Props) {
  const { event, outs, battingSwing } = play;
  const { batter, extra, pitcher } = describeDice(event);
  const steps = [
    batter === null ? null : `${event.diceResultH}: ${batter}`,
    extra === null ? null : `${event.diceResultX}: ${extra}`,
    pitcher === null ? null : `pitcher ${event.diceResultP}: ${pitcher}`,
  ].filter((step) => step !== null);
  return (
    <tr
      id={eventAnchor(event.eventNumber)}
      tabIndex={-1}
      aria-current={isLinked || undefined}
      className="scroll-my-24 aria-[current]:bg-sunk aria-[current]:shadow-[inset_4px_0_0_var(--color-lamp)] aria-[current]:outline-2 aria-[current]:-outline-offset-2 aria-[current]:outline-lamp"
    >
      <td className={`figures whitespace-nowrap ${event.runs > 0 ? 'font-bold text-pennant' : ''}`}>
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
      <td data-figures>
        <span className={Math.abs(battingSwing) >= BOLD_SWING ? 'font-bold' : 'text-ink-soft'}>
          {formatSwing(battingSwing)}
        </span>
        <span className="sr-only">
          , {isolateName(home)} {formatChance(play.home)} to win
        </span>
      </td>
    </tr>
  );
}
