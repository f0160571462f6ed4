import { PlaceholderPageLayout } from './placeholder-page-layout.tsx';

/** /artists: a placeholder for the artists of cards. */
export function ArtistsPage() {
  return (
    <PlaceholderPageLayout title="Artists">
      <p>
        Every card is drawn by the program so far. Cards with an artist’s own drawing will be signed
        here.
      </p>
    </PlaceholderPageLayout>
  );
}
