import type { GuestPlayer } from '@pennant/contract/guest-at-bat';
import { familyName } from '@pennant/rules/cards/family-name';
import { describeEvent } from '@pennant/rules/games/narration/describe-event';
import type { GuestOutcome } from '@pennant/rules/games/guest-half-inning';

import { explainDice } from '../describe-dice.ts';
import { eventAnnouncement, eventHeadline } from '../event-text.ts';
import { clubNickname } from './club-nickname.ts';
import type { Scene, Standing } from './scene.ts';
import type { SceneView } from './scene-view.ts';

export const playerName = ({ name }: Pick<GuestPlayer, 'name'>): string => decodeURIComponent(name);

const OUTS = ['Nobody out', 'One out', 'Two outs', 'Three outs'] as const;
const RUNNERS: Readonly<Record<string, string>> = {
  '': 'nobody on',
  '1': 'a runner on first',
  '2': 'a runner on second',
  '3': 'a runner on third',
  '1,2': 'two on',
  '1,3': 'two on',
  '2,3': 'two on',
  '1,2,3': 'the bases loaded',
};

/** Returns the outs and the runners in words: "One out, two on." */
export const situationText = ({ outs, bases }: Standing): string => {
  const taken = bases.flatMap((runner, index) => (runner === null ? [] : [index + 1]));
  return `${OUTS[outs] ?? ''}, ${RUNNERS[taken.join(',')] ?? ''}.`;
};

/** What the scene says at the moment: a line above, and the words in large type. */
export interface Billing {
  readonly above: string;
  readonly large: string;
  readonly below: string;
}

const OUTCOME_WORDS: Readonly<Record<GuestOutcome, Billing>> = {
  won: { above: 'Walk-off!', large: 'You win it!', below: '' },
  tied: {
    above: 'Level after nine',
    large: 'You tied it.',
    below: 'It goes to extra innings, and you kept it alive.',
  },
  lost: {
    above: 'Game over',
    large: 'So close.',
    below: 'Even the best make an out six times in ten.',
  },
};

/** Returns what the scene says. */
export function billingOf(
  scene: Scene,
  { batter, isOwnCard, said, standing }: SceneView,
  outcome: GuestOutcome | null,
): Billing {
  const name = familyName(playerName(batter));
  if (outcome !== null && said !== null) {
    const words = OUTCOME_WORDS[outcome];
    return { ...words, below: `${describeEvent(scene.game.setup, said)} ${words.below}`.trim() };
  }
  const dice = said === null || scene.stage !== 'result' ? '' : explainDice(said);
  if (said !== null && scene.kind !== 'idle')
    return {
      above: `${name} against ${familyName(playerName(scene.atBat.visitors.pitcher))}`,
      large: `${eventHeadline(said)}${said.runs > 0 ? '!' : '.'}`,
      // While the cells are lit the dice are explained; what the runners did is told as they run.
      below: dice === '' ? describeEvent(scene.game.setup, said) : dice,
    };
  if (scene.kind === 'playing')
    return scene.stage === 'roll'
      ? { above: 'The dice are rolling.', large: `${name} swings…`, below: '' }
      : { above: 'The dice say X.', large: 'Roll again!', below: 'An X goes to the second line.' };
  if (said === null)
    return {
      above: 'Bottom of the ninth, one out, two on.',
      large: 'You have the bat.',
      below: 'One run down. A base hit may win it.',
    };
  return {
    above: situationText(standing),
    large: isOwnCard ? 'You are up again.' : `${name} is up.`,
    below: describeEvent(scene.game.setup, said),
  };
}

/** Returns the lines that a screen reader hears of the events shown so far, oldest first. */
export function announcementsOf(scene: Scene): string[] {
  const { atBat, game, shown } = scene;
  return shown.map((event, index) =>
    eventAnnouncement(
      {
        ...event,
        resultDescription: `${eventHeadline(event)}. ${describeEvent(game.setup, event)}`,
      },
      {
        outsBefore: shown[index - 1]?.ipOuts ?? event.ipOuts - event.outs,
        visitors: clubNickname(atBat.visitors.name),
        home: clubNickname(atBat.home.name),
      },
    ),
  );
}
