import type { GameResult, Home } from '@pennant/contract/home';
import type { CardSummary } from '@pennant/contract/cards';
import { findCardSummaries } from '../cards/find-cards.ts';
import type { HomeContext } from './home-context.ts';

/** Most milestones of one game that home shows. */
const MAX_MILESTONES = 2;

/**
 * Returns what a user's cards did lately: the best line and the milestones of the last final game,
 * and places on the boards of the month.
 */
export async function describeLately(
  { db, findBoardPlaces, findPerformances }: HomeContext,
  {
    userID,
    now,
    lastResult,
    maxPlaces,
  }: {
    readonly userID: string;
    readonly now: Date;
    readonly lastResult: GameResult | null;
    readonly maxPlaces: number;
  },
): Promise<Home['lately']> {
  const places = await findBoardPlaces(db, { userID, now, limit: maxPlaces });
  const last =
    lastResult === null
      ? null
      : await findPerformances(
          db,
          { userID, gameID: lastResult.gameID },
          lastResult.home.isUsers ? 'home' : 'visitors',
        );
  const milestones = (last?.milestones ?? []).slice(0, MAX_MILESTONES);
  const cards = await findCardSummaries(db, [
    ...new Set(
      [...places, ...milestones, ...(last?.best ? [last.best] : [])].map((row) => row.cardID),
    ),
  ]);
  /** Adds the card to a row; a card that is gone leaves the row out. */
  const withCard = <Row extends { readonly cardID: number }>({ cardID, ...row }: Row) => {
    const Card: CardSummary | undefined = cards.get(cardID);
    return Card === undefined ? [] : [{ ...row, Card }];
  };
  const [best = null] =
    last?.best && lastResult
      ? withCard({ ...last.best, gameID: lastResult.gameID, opponent: last.opponent })
      : [];
  return { best, milestones: milestones.flatMap(withCard), places: places.flatMap(withCard) };
}
