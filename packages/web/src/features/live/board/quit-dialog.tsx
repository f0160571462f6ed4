import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface Props {
  /** Whether the game has begun. */
  readonly isUnderWay: boolean;
  readonly isRated: boolean;
  /** Whether fewer than four outs have been made. */
  readonly isBeforeFourthOut: boolean;
  readonly onQuit: () => void;
  readonly onClose: () => void;
}

/** Returns what giving a live game up means. */
export function quitMeaning({
  isUnderWay,
  isRated,
  isBeforeFourthOut,
}: Pick<Props, 'isUnderWay' | 'isRated' | 'isBeforeFourthOut'>): string {
  if (!isUnderWay) return 'It is called off, and counts for nobody.';
  if (!isRated) return 'The other side wins. The game is not rated.';
  return isBeforeFourthOut
    ? 'The other side wins. Before the fourth out of the game that is friendly twice a day: no rating moves. The third time it counts as a loss.'
    : 'The other side wins, and your rating moves as after any loss.';
}

/** The question before a player gives a live game up. */
export function QuitDialog({ onQuit, onClose, ...game }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={game.isUnderWay ? 'Give this game up?' : 'Call this game off?'}
      description={quitMeaning(game)}
      actions={
        <>
          <Button paint="pennant" onClick={onQuit}>
            {game.isUnderWay ? 'Give it up' : 'Call it off'}
          </Button>
          <Button onClick={onClose}>{game.isUnderWay ? 'Play on' : 'Stay'}</Button>
        </>
      }
    />
  );
}
