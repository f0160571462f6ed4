import type { GameSummary } from '@pennant/contract/game-summary';

import { Button, LinkButton, type ButtonPaint } from '../../../ui/button.tsx';
import { useCupPath } from '../../../ui/use-cup-path.ts';
import { challengePath, PLAYERS_PATH } from '../../challenges/challenge-words.ts';
import { nextStep, offersRematch, type NextStep } from './next-step.ts';
import { useStartNextGame } from './use-start-next-game.ts';

/**
 * The ways on after a final game: the most likely first, then the rematch; after a game of a cup,
 * back to it.
 */
export function NextStepButtons({
  summary,
  paint = 'outfield',
  className = '',
}: {
  readonly summary: Pick<
    GameSummary,
    'gameID' | 'GameParticipants' | 'UserCampaignContest' | 'challenge'
  >;
  /** The paint of the first button. */
  readonly paint?: ButtonPaint;
  readonly className?: string;
}) {
  const step = nextStep(summary);
  const { isStarting, startRematch, startNextGame, dialog } = useStartNextGame(summary);
  const cupPath = useCupPath(summary.challenge?.unratedReason === 'in_cup');
  if (cupPath !== null) {
    return (
      <LinkButton to={cupPath} paint={paint} className={className}>
        Back to the cup
      </LinkButton>
    );
  }
  return (
    <>
      <StepButton
        step={step}
        paint={paint}
        className={className}
        isStarting={isStarting}
        onNextGame={startNextGame}
      />
      {offersRematch(step) ? (
        <Button
          paint={step.kind === 'rematch' ? paint : 'paper'}
          className={className}
          disabled={isStarting}
          title="The same clubs at the other park"
          onClick={startRematch}
        >
          Rematch
        </Button>
      ) : null}
      {dialog}
    </>
  );
}

function StepButton({
  step,
  paint,
  className,
  isStarting,
  onNextGame,
}: {
  readonly step: NextStep;
  readonly paint: ButtonPaint;
  readonly className: string;
  readonly isStarting: boolean;
  readonly onNextGame: (userCampaignContestID: string) => void;
}) {
  if (step.kind === 'rematch') return null;
  if (step.kind === 'nextGame') {
    return (
      <Button
        paint={paint}
        className={className}
        disabled={isStarting}
        onClick={() => onNextGame(step.userCampaignContestID)}
      >
        Next game: {step.game} of {step.numOfGames}
      </Button>
    );
  }
  const [to, label] = linkTo(step);
  return (
    <LinkButton to={to} paint={paint} className={className}>
      {label}
    </LinkButton>
  );
}

/** Returns the address and the label of a step that is a page. */
function linkTo(step: Exclude<NextStep, { kind: 'rematch' | 'nextGame' }>): [string, string] {
  if (step.kind === 'challenge')
    return step.username === null
      ? [PLAYERS_PATH, 'Challenge a player']
      : [challengePath(step.username), 'Challenge again'];
  if (step.kind === 'playOn') return [`/game/${step.gameID}/play`, 'Play on in the series'];
  if (step.kind === 'campaign') return [`/campaigns/${step.campaignID}`, 'To the pennant'];
  if (step.kind === 'tryAgain')
    return [`/campaign-contests/${step.campaignContestID}`, 'Try it again'];
  return [`/campaign-contests/${step.contest.campaignContestID}`, `Next: ${step.contest.name}`];
}
