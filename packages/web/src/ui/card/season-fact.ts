import type { FactIconName } from '@pennant/card-art/card/fact-icon-drawing';
import type { BattingSeason, PitchingSeason } from '@pennant/rules/cards/card';
import type { CardBackData } from './card-back-data.ts';
import { inningsInThirds } from '../innings-pitched.ts';
import { formatAverage, formatEarnedRunAverage } from './season-stat-line.ts';

/** The fact of a season on a card's back, with its icon. */
export interface SeasonFact {
  readonly text: string;
  readonly icon: FactIconName;
}

const FEET_PER_BASE = 90;
const FEET_PER_MILE = 5280;
const toMiles = (bases: number) => ((bases * FEET_PER_BASE) / FEET_PER_MILE).toFixed(1);

type Candidate = readonly [remarkable: boolean, text: string, drawing: FactIconName];

const battingFacts = (season: BattingSeason): readonly Candidate[] => {
  const { AB, H, HR, BB, SO, SB, G } = season;
  const singles = H - season['2B'] - season['3B'] - HR;
  const bases = singles + 2 * season['2B'] + 3 * season['3B'] + 4 * HR;
  return [
    [
      HR >= 40,
      `Sent ${HR} balls over the fence, one every ${(AB / HR).toFixed(0)} times up.`,
      'ball over the fence',
    ],
    [
      (SB ?? 0) >= 45,
      `Stole ${SB} bases: ${toMiles(SB ?? 0)} miles of base path, at a dead run.`,
      'shoe',
    ],
    [
      AB >= 300 && H / AB >= 0.34,
      `Hit ${formatAverage(H, AB)}. Pitchers tried everything, twice.`,
      'bat',
    ],
    [season['3B'] >= 15, `Ran out ${season['3B']} triples and asked what the hurry was.`, 'shoe'],
    [BB >= 100, `Walked ${BB} times: ${toMiles(BB)} miles, ninety feet at a stroll.`, 'clock'],
    [season['2B'] >= 45, `${season['2B']} doubles. Second base knew him by his first name.`, 'bat'],
    [
      AB >= 300 && SO !== null && SO / AB <= 0.04,
      `Struck out only ${SO} times in ${AB} trips.`,
      'bat',
    ],
    [HR >= 25, `${HR} home runs: ${toMiles(HR * 4)} miles of trotting.`, 'ball over the fence'],
    [(season.RBI ?? 0) >= 100, `Drove in ${season.RBI}. The plate needed sweeping often.`, 'bat'],
    [(SO ?? 0) >= 150, `Struck out ${SO} times and cooled the front rows.`, 'fan'],
    [(SB ?? 0) >= 20, `Stole ${SB} bases and kept them all.`, 'shoe'],
    [G <= 20, `Saw ${G} ${G === 1 ? 'game' : 'games'} from very close up.`, 'clock'],
    [bases > 0, `His ${bases} total bases come to ${toMiles(bases)} miles.`, 'shoe'],
    [true, `Went to bat ${AB} times and came back for more.`, 'bat'],
  ];
};

const pitchingFacts = (season: PitchingSeason): readonly Candidate[] => {
  const { IPouts, SO, BB, W, L, CG, SHO, SV, GS } = season;
  const era = IPouts === 0 ? 99 : (season.ER * 27) / IPouts;
  return [
    [
      SO >= 250,
      `Struck out ${SO}: that is ${inningsInThirds(SO)} innings of nobody touching it.`,
      'fan',
    ],
    [
      IPouts >= 150 && era < 2,
      `Gave up ${formatEarnedRunAverage(season)} earned runs for nine innings. Bring a book.`,
      'clock',
    ],
    [
      IPouts >= 1050,
      `Threw ${inningsInThirds(IPouts)} innings. His arm asked for a raise.`,
      'clock',
    ],
    [W >= 20, `Won ${W} times. The other side was glad to see the ${L}.`, 'mitt'],
    [SV >= 30, `Closed the door ${SV} times and kept the key.`, 'mitt'],
    [SHO >= 5, `Hung nothing but zeros in ${SHO} games.`, 'clock'],
    [CG >= 15, `Finished what he started, ${CG} times.`, 'clock'],
    [
      IPouts >= 300 && BB * 27 <= IPouts * 1.6,
      `Walked ${BB} in ${inningsInThirds(IPouts)} innings. He disliked company.`,
      'mitt',
    ],
    [SO >= 150, `Struck out ${SO} and let the catcher have the ball.`, 'fan'],
    [L >= 18, `Lost ${L} and took the ball again. It needs a good arm to lose so many.`, 'mitt'],
    [GS >= 20, `Took the ball ${GS} times, whatever the weather.`, 'mitt'],
    [true, `Got ${IPouts} ${IPouts === 1 ? 'man' : 'men'} out and remembers each of them.`, 'mitt'],
  ];
};

/** Returns the first fact of the list that is true of a season, the most remarkable one. */
export const chooseSeasonFact = (back: CardBackData): SeasonFact => {
  const candidates =
    back.type === 'Batter' ? battingFacts(back.season) : pitchingFacts(back.season);
  const found = candidates.find(([remarkable]) => remarkable);
  return { text: found?.[1] ?? '', icon: found?.[2] ?? 'bat' };
};
