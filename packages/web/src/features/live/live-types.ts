import type { RolledEventDto } from '@pennant/contract/game-event';
import type { PublicLineup } from '@pennant/contract/public-game';
import type { Side } from '@pennant/rules/games/lineup-slots';
import type { LiveStep } from '@pennant/rules/live/live-step';
import type { LiveView } from '@pennant/rules/live/live-view';

export type LiveLineup = PublicLineup & { readonly stealChances: number[] | null };

export interface LiveSide {
  readonly user: { readonly username: string } | null;
  readonly name: string;
}

export interface LiveHead {
  readonly gameID: string;
  readonly created: string;
  readonly visitors: LiveSide;
  readonly home: LiveSide;
  readonly isRated: boolean;
  readonly unratedReason: string | null;
  readonly commitment: string;
  readonly rulesVersion: number;
}

export interface SaidPhrase {
  readonly side: Side;
  readonly phrase: string;
  readonly saidAt: string;
}

export interface LiveUpdate {
  readonly view: LiveView;
  readonly version: number;
  readonly now: number;
  readonly events: readonly RolledEventDto[];
}

export interface LiveGame extends LiveUpdate {
  readonly game: LiveHead;
  readonly lineups: Readonly<Record<Side, readonly LiveLineup[]>>;
  readonly isDisputed: boolean;
  readonly phrases: readonly SaidPhrase[];
}

/** What a player sends: a step of the rules, without the side. */
export type LiveStepBody = LiveStep extends infer Step
  ? Step extends { kind: 'connect' | 'disconnect' }
    ? never
    : Omit<Step, 'side'>
  : never;

export interface LiveStepAnswer extends LiveUpdate {
  readonly receipt: string | null;
}
