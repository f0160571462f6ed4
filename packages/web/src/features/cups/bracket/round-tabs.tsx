import { useRef, type KeyboardEvent } from 'react';

import type { RoundView } from './bracket-view.ts';

/** The ids by which a round's tab and its panel name each other. */
export const roundIDs = (prefix: string, round: number) => ({
  tab: `${prefix}-tab-${round}`,
  panel: `${prefix}-panel-${round}`,
  head: `${prefix}-head-${round}`,
});

/** The tabs by which a phone shows one round of the bracket: arrows, Home and End move. */
export function RoundTabs({
  rounds,
  shown,
  prefix,
  onShow,
}: {
  readonly rounds: readonly RoundView[];
  /** The round that is shown. */
  readonly shown: number;
  /** Of the ids. */
  readonly prefix: string;
  readonly onShow: (round: number) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const last = rounds.length - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowRight: shown === last ? 0 : shown + 1,
      ArrowLeft: shown === 0 ? last : shown - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onShow(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Rounds"
      className="flex border-b-2 border-ink sm:hidden"
      onKeyDown={onKeyDown}
    >
      {rounds.map(({ round, name }) => {
        const { tab, panel } = roundIDs(prefix, round);
        const isShown = round === shown;
        return (
          <button
            key={round}
            type="button"
            role="tab"
            id={tab}
            aria-controls={panel}
            aria-selected={isShown}
            tabIndex={isShown ? 0 : -1}
            className="min-h-11 min-w-0 flex-auto px-0.5 font-varsity text-2xs leading-tight -outline-offset-3 aria-selected:bg-ink aria-selected:text-raised"
            onClick={() => onShow(round)}
          >
            {name}
          </button>
        );
      })}
    </div>
  );
}
