import { Placeholder } from './placeholder.tsx';

/** /artists: a placeholder for the artists of cards. */
export function ArtistsPage() {
  return (
    <Placeholder title="Artists">
      <p>
        Every card is drawn by the program so far. Cards with an artist’s own drawing will be signed
        here.
      </p>
    </Placeholder>
  );
}
