import { clubNicknames } from '@pennant/rules/teams/club-names';

/**
 * The names of a card's clubs: on a phone the nicknames ("Dodgers"), which the full names stand
 * behind for a mouse and for screen readers.
 */
export const ClubNames = ({ names }: { readonly names: string }) => (
  <span title={names}>
    <span aria-hidden="true" className="sm:hidden">
      {clubNicknames(names)}
    </span>
    <span className="max-sm:sr-only">{names}</span>
  </span>
);
